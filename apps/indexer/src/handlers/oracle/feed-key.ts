import { denomKey } from '#src/decode/values/keys.ts'
import type { Feed } from './price.ts'

/** The key of a feed in the history of prices: the first 8 bytes of the hash of its name. */
export function feedKey({ oracle, base, quote }: Feed): bigint {
  return denomKey(`${oracle}/${base}/${quote}`)
}
