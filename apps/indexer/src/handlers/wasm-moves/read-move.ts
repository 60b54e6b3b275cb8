import { findAccount, type Account } from '#src/decode/values/account.ts'

/** That a contract gave coins or a token of its own from one to another. */
export type WasmMove = {
  /** By CW721; null for coins. */
  token: string | null
  /** null when it came into being. Of a token that is passed on: who asked for it. */
  from: Account | null
  /** null when it ceased to be. */
  to: Account | null
  amount: bigint
}

type Parties = { from?: string; to?: string }

const ofCoins: Record<string, Parties> = {
  transfer: { from: 'from', to: 'to' },
  send: { from: 'from', to: 'to' },
  transfer_from: { from: 'from', to: 'to' },
  send_from: { from: 'from', to: 'to' },
  mint: { to: 'to' },
  burn: { from: 'from' },
  burn_from: { from: 'from' },
}
const ofTokens: Record<string, Parties> = {
  transfer_nft: { from: 'sender', to: 'recipient' },
  send_nft: { from: 'sender', to: 'recipient' },
  mint: { to: 'owner' },
  burn: { from: 'sender' },
}

/** Whether what a contract calls its deed is a move by one of the standards: most events are of other deeds. */
export function isMove(action = ''): boolean {
  return Object.hasOwn(ofCoins, action) || Object.hasOwn(ofTokens, action)
}

/**
 * What a contract says in a `wasm` event, by the standards CW20 and CW721; undefined for anything else. Any contract may
 * say so: whether it is a token is for who asks.
 */
export function readMove(said: ReadonlyMap<string, string>): WasmMove | undefined {
  const token = said.get('token_id') ?? null
  const action = said.get('action') ?? ''
  const known = token === null ? ofCoins : ofTokens
  const parties = Object.hasOwn(known, action) ? known[action] : undefined
  const digits = token === null ? (said.get('amount') ?? '') : '1'
  if (parties === undefined || !/^\d{1,39}$/.test(digits)) return undefined
  if (token !== null && (token === '' || token.length > longestToken || token.includes('\0')))
    return undefined
  const [from, to] = [parties.from, parties.to].map((name) =>
    name === undefined ? null : readParty(said.get(name)),
  )
  if (from === undefined || to === undefined) return undefined
  return { token, from, to, amount: BigInt(digits) }
}

const longestToken = 1000

function readParty(text = ''): Account | undefined {
  return text.startsWith('inj1') ? (findAccount(text) ?? undefined) : undefined
}
