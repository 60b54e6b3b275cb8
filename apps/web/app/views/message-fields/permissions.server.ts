import { Action } from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb'
import { localeOf, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeChoice } from './choices.server.ts'

const actions = Object.values(Action).filter((bit) => typeof bit === 'number' && bit !== Action.UNSPECIFIED)

/**
 * What a role may do with a token, of which the chain keeps a bit for each. Bits without a name are told as their
 * number.
 *
 * @example writePermissions(10, 'en') // 'Receive and Send'
 */
export function writePermissions(mask: number, language: Language): string {
  if (mask === 0) return translationsIn(language, 'choices')('nothing')
  const allowed = actions.filter((bit) => mask & bit)
  const rest = allowed.reduce((left, bit) => left - bit, mask)
  const words = allowed.map((bit) => writeChoice(Action[bit] ?? '', 'action', language))
  const format = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  return format.format(rest === 0 ? words : [...words, String(rest)])
}
