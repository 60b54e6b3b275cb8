import type { Language } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import type { FormName, Offer } from './forms/shown-form.ts'

/**
 * A form that a page offers, in words.
 *
 * @param about what it is about: a denom, a validator, a proposal; empty for none
 */
export function makeOffer(form: FormName, about: string, language: Language): Offer {
  return { form, about, text: translationsIn(language, 'forms')(`buttons.${form}`) }
}

/** Forms for the owner of an account, on its page. */
export function makeOwnOffers(account: string, forms: readonly FormName[], language: Language): Offer[] {
  return forms.map((form) => ({ ...makeOffer(form, '', language), of: account, isOwners: true }))
}

/** To an account from others, and out of it for its owner. */
export function offerSending(account: string, language: Language): Offer {
  const { text: own, ...offer } = makeOffer('send', account, language)
  return { ...offer, text: translationsIn(language, 'forms')('buttons.sendTo'), own, of: account }
}
