import { readDenom } from '@injsight/chain'

/** What became of a search, or of an address that a page was asked for: each has its title and text. */
export const outcomes = [
  'valid',
  'blockInvalid',
  'blockNotFound',
  'accountInvalid',
  'accountNotFound',
  'contractInvalid',
  'contractNotFound',
  'wasmCodeInvalid',
  'wasmCodeNotFound',
  'transactionNotFound',
  'invalidTransactionHash',
  'ibcInvalid',
  'bridgedInvalid',
] as const

export type Outcome = (typeof outcomes)[number]

/**
 * What is said of a text that led nowhere: what the index says of it, or which kind of asset it looks like and isn't.
 *
 * @example outcomeOf('ibc/12', 'unknown') // 'ibcInvalid'
 */
export function outcomeOf(text: string, told: string): Outcome {
  const outcome = readOutcome(told)
  if (outcome !== 'valid' || readDenom(text) !== undefined) return outcome
  if (/^ibc\//i.test(text)) return 'ibcInvalid'
  return /^peggy/i.test(text) ? 'bridgedInvalid' : 'valid'
}

/** The outcome that a text names; `valid` when it names none. */
export function readOutcome(text: string): Outcome {
  return outcomes.find((one) => one === text) ?? 'valid'
}
