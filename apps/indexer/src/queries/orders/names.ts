import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'
import { createAmounts, type Scale } from './amounts.ts'

/** What rows have keys of, by those keys. */
export type Names = {
  /** The market's id; its key in hex where the index doesn't know more. */
  marketId(key: bigint): string
  amounts(key: bigint, generation: number): ReturnType<typeof createAmounts>
  /** @param nonce of the account's subaccount */
  subaccountId(account: bigint, nonce: bigint): string
  address(account: bigint): Buffer
  timeMs(height: bigint): bigint
}

type Wanted = { markets: Iterable<bigint>; accounts: Iterable<bigint>; heights: Iterable<bigint> }

export async function findNames(pool: Pool, wanted: Wanted): Promise<Names> {
  const [markets, addresses, times] = await Promise.all([
    findMarkets(pool, [...new Set(wanted.markets)]),
    findAddresses(pool, [...new Set(wanted.accounts)]),
    findTimes(pool, [...new Set(wanted.heights)]),
  ])
  const address = (account: bigint) => addresses.get(account) ?? Buffer.alloc(20)
  return {
    marketId: (key) => markets.get(key)?.id ?? `0x${BigInt.asUintN(64, key).toString(16).padStart(16, '0')}`,
    amounts: (key, generation) => createAmounts(markets.get(key)?.scale, generation),
    address,
    subaccountId: (account, nonce) => subaccountId(address(account), nonce),
    timeMs: (height) => times.get(height) ?? 0n,
  }
}

/** @param nonce of the subaccount of the account with this address */
export function subaccountId(address: Buffer, nonce: bigint): string {
  return `0x${address.toString('hex')}${nonce.toString(16).padStart(24, '0')}`
}

export async function findMarkets(
  pool: Pool,
  keys: bigint[],
): Promise<Map<bigint, { id: string; scale: Scale }>> {
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<{
    key: string
    id: string
    kind: string
    base_decimals: number | null
    quote_decimals: number
  }>({
    name: 'markets_by_key',
    text: `select key, id, kind, base_decimals, quote_decimals from markets where key = any($1::int8[])`, // a few hundred rows
    values: [keys],
  })
  return new Map(
    rows.map(({ key, id, kind, base_decimals, quote_decimals }) => [
      BigInt(key),
      { id, scale: { isSpot: kind === 'spot', base: base_decimals ?? 0, quote: quote_decimals } },
    ]),
  )
}

async function findAddresses(pool: Pool, keys: bigint[]): Promise<Map<bigint, Buffer>> {
  if (keys.length === 0) return new Map()
  const { rows } = await pool.query<{ account: string; address: Buffer }>({
    name: 'addresses_of_keys',
    text: `select account, address from addresses where account = any($1::int8[])`, // primary key
    values: [keys],
  })
  return new Map(rows.map(({ account, address }) => [BigInt(account), address]))
}

async function findTimes(pool: Pool, heights: bigint[]): Promise<Map<bigint, bigint>> {
  if (heights.length === 0) return new Map()
  const { rows } = await pool.query<{ height: string; ms: string }>({
    name: 'times_of_heights',
    // primary key
    text: `select height, ${milliseconds('time')} as ms from blocks where height = any($1::int8[])`,
    values: [heights],
  })
  return new Map(rows.map(({ height, ms }) => [BigInt(height), BigInt(ms)]))
}
