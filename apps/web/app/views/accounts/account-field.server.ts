import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { checkTyped } from './read-typed.ts'
import type { AccountFieldView } from './account-field.tsx'

/** A field for an account or a subaccount, with what stands in it. */
export function viewAccountField(
  { id, name, value }: Pick<AccountFieldView, 'id' | 'name' | 'value'>,
  language: Language,
): AccountFieldView {
  const t = translationsIn(language, 'forms')
  const words = {
    notOwner: t('form.notOwner'),
    notAccount: t('form.notAccount'),
    notSubaccount: t('form.notSubaccount'),
  }
  return { id, name, value, trouble: checkTyped(value), words }
}
