import { isolateName } from './isolate.ts'
import { shortenName } from './shorten-name.ts'

/**
 * Which one of a collection, where there is little room: many are numbers of up to 78 digits, and two of them differ
 * in the last ones alone.
 *
 * @example nameNft('12') // '⁨#12⁩'
 */
export function nameNft(token: string): string {
  return isolateName(`#${shortenName(token)}`)
}
