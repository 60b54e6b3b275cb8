/** What can be watched, by the path of its page: an account, a transaction, a market. */
export type Thing = `account/${string}` | `transaction/${string}` | `market/${string}`

/** So many things can be watched at a time. */
export const mostThings = 20

export function isThing(text: string): text is Thing {
  return /^(?:account\/inj1[0-9a-z]{38,58}|transaction\/[0-9A-F]{64}|market\/0x[0-9a-f]{64})$/.test(text)
}

/** What the live feed tells of a thing that is watched; 64-bit numbers are text on the way. */
export type News = { thing: Thing; height: string } & (
  | { kind: 'account'; transactions: string[]; traded: string[] }
  | { kind: 'transaction' }
  /** Decimal text in whole tokens, of the last trade, empty for none; the status as the chain calls it. */
  | { kind: 'market'; price: string; status: string }
)
