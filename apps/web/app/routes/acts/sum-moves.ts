import { encodeHex, readSubaccount } from '@injsight/chain'
import { readCoins, type ChainEvent } from '../../sources/transactions/raw-transaction.server.ts'

/**
 * What an account would have more of, or less, and where: '' for its wallet, `0x…` for a subaccount, `injvaloper1…` for
 * what is staked with a validator, `inj1…` for what that contract says of a token of its own, which any may.
 */
export type Move = { place: string; denom: string; change: bigint }

/** What the events of a transaction say of an account, by the modules' own words; the wallet's moves come first. */
export function sumMoves(events: readonly ChainEvent[], account: string): Move[] {
  const sums = new Map<string, Move>()
  const withdrawers = new Map<string, string>()
  // Of what the exchange tells in both its generations, the newer counts.
  const generation = events.some(({ type }) => type.startsWith('injective.exchange.v2.')) ? 'v2' : 'v1beta1'
  for (const { type, attributes } of events) {
    const told: Told = Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
    if (type === 'withdraw_rewards') withdrawers.set(told['validator'] ?? '', told['delegator'] ?? '')
    const [, module, name = type] = /^injective\.exchange\.(v\w+)\.(\w+)$/.exec(type) ?? []
    if (module !== undefined && module !== generation) continue
    const sides = readers[name]?.(told, withdrawers) ?? []
    for (const { owner, place, coins, sign } of sides) {
      if (owner !== account) continue
      for (const { denom, amount } of coins) {
        const known = sums.get(`${place} ${denom}`)?.change ?? 0n
        sums.set(`${place} ${denom}`, { place, denom, change: known + sign * BigInt(amount) })
      }
    }
  }
  return [...sums.values()].sort((a, b) => Number(a.place !== '') - Number(b.place !== ''))
}

type Told = Partial<Record<string, string>>
type Side = { owner: string; place: string; coins: ReturnType<typeof readCoins>; sign: 1n | -1n }

/** Either side of an event, as far as it tells them. */
const readers: Partial<Record<string, (told: Told, withdrawers: Map<string, string>) => Side[]>> = {
  coin_received: ({ receiver = '', amount }) => [{ owner: receiver, place: '', ...counted(amount, 1n) }],
  coin_spent: ({ spender = '', amount }) => [{ owner: spender, place: '', ...counted(amount, -1n) }],
  delegate: ({ delegator = '', validator = '', amount }) => [
    { owner: delegator, place: validator, ...counted(amount, 1n) },
  ],
  unbond: ({ delegator = '', validator = '', amount }) => [
    { owner: delegator, place: validator, ...counted(amount, -1n) },
  ],
  cancel_unbonding_delegation: ({ delegator = '', validator = '', amount }) => [
    { owner: delegator, place: validator, ...counted(amount, 1n) },
  ],
  // It doesn't say whose stake it is; the rewards are withdrawn just before, which does.
  redelegate: ({ source_validator: from = '', destination_validator: to = '', amount }, withdrawers) => {
    const owner = withdrawers.get(from) ?? ''
    return [
      { owner, place: from, ...counted(amount, -1n) },
      { owner, place: to, ...counted(amount, 1n) },
    ]
  },
  wasm: ({ _contract_address: contract = '', action = '', from = '', to = '', amount = '' }) => {
    if (!ofTokens.test(action) || !/^\d{1,39}$/.test(amount)) return []
    const coins = [{ denom: contract, amount }]
    return [
      { owner: from, place: contract, coins, sign: -1n },
      { owner: to, place: contract, coins, sign: 1n },
    ]
  },
  EventSubaccountDeposit: ({ subaccount_id: id, amount }) => ofSubaccount(id, amount, 1n),
  EventSubaccountWithdraw: ({ subaccount_id: id, amount }) => ofSubaccount(id, amount, -1n),
  EventSubaccountBalanceTransfer: ({ src_subaccount_id: from, dst_subaccount_id: to, amount }) => [
    ...ofSubaccount(from, amount, -1n),
    ...ofSubaccount(to, amount, 1n),
  ],
}

/** Deeds by CW20 that move what somebody has: who gives is `from`, who gets is `to`, and either may be nobody. */
const ofTokens = /^(?:transfer|send|mint|burn)(?:_from)?$/

const counted = (amount = '', sign: Side['sign']) => ({ coins: readCoins(amount), sign })

/** The first subaccount has what the wallet has, which the bank tells. */
function ofSubaccount(id = '', amount = '', sign: Side['sign']): Side[] {
  const name = JSON.parse(id) as string
  const place = name.startsWith('0x') ? name.toLowerCase() : `0x${encodeHex(Uint8Array.fromBase64(name))}`
  const { account, nonce } = readSubaccount(place)
  if (nonce === 0n) return []
  return [{ owner: account, place, coins: [JSON.parse(amount) as { denom: string; amount: string }], sign }]
}
