import { badChainData } from '@injsight/errors'
import { accountOfBase64, findAccount } from '#src/decode/account.ts'
import { readCoins } from '#src/decode/coins.ts'
import { memoize } from '#src/decode/memo.ts'
import type { Changes } from './changes.ts'
import { onEvent, type Attributes } from './handler.ts'

/** Injective's own event: the new balances of all accounts whose balance changed, once a block. */
export const newBalances = 'cosmos.bank.v1beta1.EventSetBalances'

export const bankEvents = [
  onEvent(newBalances, setBalances),
  onEvent('coinbase', (attributes) => ({ supplies: addSupplies(attributes, 1n) })),
  onEvent('burn', (attributes) => ({ supplies: addSupplies(attributes, -1n) })),
]

/** What stands in for `newBalances` on a chain without it. */
export const coinEvents = [
  onEvent('coin_received', (attributes) => moveCoins(attributes, 'receiver', 1n)),
  onEvent('coin_spent', (attributes) => moveCoins(attributes, 'spender', -1n)),
]

type BalanceUpdate = { addr: string; denom: string; amt: string }

function setBalances(attributes: Attributes): Changes {
  const updates = JSON.parse(attributes('balance_updates') ?? '[]') as BalanceUpdate[] | null
  return {
    balances: (updates ?? []).map(({ addr, denom, amt }) => {
      if (!/^\d+$/.test(amt)) throw badChainData('balance.amount', `The new balance "${amt}" is no amount`)
      return { account: accountOfBase64(addr), denom: denomOfBase64(denom), amount: amt }
    }),
  }
}

const denomOfBase64 = memoize(10_000, (base64) => Buffer.from(base64, 'base64').toString('utf8'))

function addSupplies(attributes: Attributes, sign: bigint) {
  return readCoins(attributes('amount') ?? '').map(({ denom, amount }) => ({ denom, add: sign * amount }))
}

function moveCoins(attributes: Attributes, who: string, sign: bigint): Changes {
  const account = findAccount(attributes(who) ?? '')
  if (account === null) return {}
  const coins = readCoins(attributes('amount') ?? '')
  return { coins: coins.map(({ denom, amount }) => ({ account, denom, add: sign * amount })) }
}
