import { badChainData } from '@injsight/errors'
import { parseDecimal } from '#src/state/columns.ts'
import { divideTruncated, multiplyTruncated, one } from '../staking/decimals.ts'

/** Decimal amounts by denom, in 10^-18ths, as text: as JSON keeps them. None is zero. */
export type DecCoins = Readonly<Record<string, string>>

export const noCoins: DecCoins = {}

/** `1.500000000000000000inj,…`, as events write them; nothing at all is no coins. */
export function readDecCoins(text: string): DecCoins {
  const coins: Record<string, string> = {}
  for (const part of text === '' ? [] : text.split(',')) {
    const [, amount, denom] = /^(\d+(?:\.\d{1,18})?)([a-zA-Z].*)$/s.exec(part) ?? []
    if (amount === undefined || denom === undefined) {
      throw badChainData('distribution.coins', `"${text}" are no coins`)
    }
    set(coins, denom, parseDecimal(amount))
  }
  return coins
}

export function amountOf(coins: DecCoins, denom: string): bigint {
  return BigInt(coins[denom] ?? 0)
}

export function addCoins(a: DecCoins, b: DecCoins): DecCoins {
  const sum = { ...a }
  for (const [denom, amount] of Object.entries(b)) set(sum, denom, amountOf(a, denom) + BigInt(amount))
  return sum
}

/** @throws Fault when there would be less than nothing */
export function subtractCoins(a: DecCoins, b: DecCoins): DecCoins {
  const rest = { ...a }
  for (const [denom, amount] of Object.entries(b)) {
    const left = amountOf(a, denom) - BigInt(amount)
    if (left < 0n) throw badChainData('distribution.coins', `There is less ${denom} than is taken`)
    set(rest, denom, left)
  }
  return rest
}

export function multiplyCoins(coins: DecCoins, factor: bigint): DecCoins {
  return mapCoins(coins, (amount) => multiplyTruncated(amount, factor))
}

export function divideCoins(coins: DecCoins, divisor: bigint): DecCoins {
  return mapCoins(coins, (amount) => divideTruncated(amount, divisor))
}

/** Of each denom the smaller amount. */
export function intersectCoins(a: DecCoins, b: DecCoins): DecCoins {
  return mapCoins(a, (amount, denom) => (amount < amountOf(b, denom) ? amount : amountOf(b, denom)))
}

/** Whole coins only. */
export function truncateCoins(coins: DecCoins): DecCoins {
  return mapCoins(coins, (amount) => amount - (amount % one))
}

export function mapCoins(coins: DecCoins, map: (amount: bigint, denom: string) => bigint): DecCoins {
  const mapped: Record<string, string> = {}
  for (const [denom, amount] of Object.entries(coins)) set(mapped, denom, map(BigInt(amount), denom))
  return mapped
}

function set(coins: Record<string, string>, denom: string, amount: bigint): void {
  if (amount === 0n) delete coins[denom]
  else coins[denom] = amount.toString()
}
