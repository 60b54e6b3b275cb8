import { invalidInput } from '@injsight/errors'

/** The number of a round of the auction. @throws invalid-input */
export function readRound(text: string): bigint {
  if (/^[1-9]\d{0,17}$/.test(text)) return BigInt(text)
  throw invalidInput('auction.round', `"${text.slice(0, 40)}" is not the number of a round`)
}
