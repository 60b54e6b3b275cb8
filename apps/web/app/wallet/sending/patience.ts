import type { Signer } from '../signer.ts'

/** Blocks that a transaction may wait for: some 40 seconds of a chain that makes one in 0.7. */
export const patience = 60n

/** On another screen it is looked for, unlocked, and read page by page, while the blocks go on. */
export const patienceOf = (signer: Signer): bigint =>
  signer.kind === 'ethereum' && signer.isElsewhere === true ? 5n * patience : patience
