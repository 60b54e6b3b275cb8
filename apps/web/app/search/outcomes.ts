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
] as const

export type Outcome = (typeof outcomes)[number]

/** The outcome that a text names; `valid` when it names none. */
export function readOutcome(text: string): Outcome {
  return outcomes.find((one) => one === text) ?? 'valid'
}
