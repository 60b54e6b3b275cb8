/**
 * A hash of a block or a transaction in upper-case hex, from any of its spellings; undefined when it is none.
 *
 * @example readHash('0xab…cd') // 'AB…CD'
 */
export function readHash(text: string): string | undefined {
  return /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toUpperCase()
}

/** A hash that the index tells, as the chain writes it: upper case, without 0x. Empty stays so. */
export function spellHash(told: string): string {
  return told.replace(/^0x/i, '').toUpperCase()
}
