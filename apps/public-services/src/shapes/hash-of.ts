/** The hash of a transaction as we write it, upper-case and without 0x; empty where what is told is none, or all zeros. */
export function hashOf(told: string): string {
  const hash = told.replace(/^0x/i, '').toUpperCase()
  return /^[0-9A-F]{64}$/.test(hash) && /[^0]/.test(hash) ? hash : ''
}
