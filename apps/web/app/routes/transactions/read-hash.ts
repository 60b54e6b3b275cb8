/**
 * A hash in upper-case hex, from any of its spellings; undefined when it is none.
 *
 * @example readTransactionHash('0xab…cd') // 'AB…CD'
 */
export function readTransactionHash(text: string): string | undefined {
  return /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]?.toUpperCase()
}
