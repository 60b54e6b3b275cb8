/** The hash of a transaction as the explorer tells it, as we write it: upper-case, without 0x. */
export function hashOf(told: string): string {
  return told.replace(/^0x/i, '').toUpperCase()
}
