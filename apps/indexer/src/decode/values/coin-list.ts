import { badChainData } from '@injsight/errors'
import { readCoins } from './read-coins.ts'

/** Coins as the chain keeps them: sorted by denom, each once, none of them zero. */
export type CoinList = { denom: string; amount: string }[]

/** @throws Fault `bad-chain-data` when an amount is none */
export function toCoinList(coins: Iterable<{ denom: string; amount: string | bigint }>): CoinList {
  const sums = new Map<string, bigint>()
  for (const { denom, amount } of coins) {
    sums.set(denom, (sums.get(denom) ?? 0n) + readAmount(amount))
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([denom, amount]) => ({ denom, amount: amount.toString() }))
}

/** Coins as events write them. */
export function readCoinList(text: string): CoinList {
  return toCoinList(readCoins(text))
}

export function addCoins(coins: CoinList, more: CoinList): CoinList {
  return toCoinList([...coins, ...more])
}

/** What is left of coins; undefined when there are fewer than that. */
export function subtractCoins(coins: CoinList, less: CoinList): CoinList | undefined {
  const left = addCoins(
    coins,
    less.map(({ denom, amount }) => ({ denom, amount: (-BigInt(amount)).toString() })),
  )
  return left.some(({ amount }) => amount.startsWith('-')) ? undefined : left
}

export function amountOf(coins: CoinList, denom: string): bigint {
  return BigInt(coins.find((coin) => coin.denom === denom)?.amount ?? 0)
}

function readAmount(amount: string | bigint): bigint {
  if (typeof amount === 'string' && !/^-?\d+$/.test(amount)) {
    throw badChainData('coin.amount', `"${amount}" is no amount`)
  }
  return BigInt(amount)
}
