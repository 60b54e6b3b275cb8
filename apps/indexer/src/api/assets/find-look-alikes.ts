import { findTricks, looksLike } from '@injsight/chain'
import type { LookAlike } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listSymbols } from '#src/queries/tokens/assets.ts'
import { keepFor } from '../keep-for.ts'
import type { TokenList } from './token-list.ts'

/** What may be taken for what: asks for a symbol of an asset. */
export type FindLookAlikes = (asset: { asset: string; symbol: string; name: string }) => LookAlike[]

type Known = { asset: string; symbol: string; isVerified: boolean; holders: bigint }

const mostSymbols = 20_000
const keptMs = 30_000

/** Reads all symbols once in a while. */
export function createLookAlikes(pool: Pool, list: TokenList): () => Promise<FindLookAlikes> {
  return keepFor(keptMs, async () => {
    const rows = await listSymbols(pool, mostSymbols)
    return compareSymbols(
      rows.map(({ holders, ...row }) => ({
        ...row,
        isVerified: row.asset === 'inj' || list.has(row.asset),
        holders: BigInt(holders),
      })),
    )
  })
}

/** Of those that read the same the first is what people mean: one that is vouched for, or that most hold. */
export function compareSymbols(symbols: readonly Known[]): FindLookAlikes {
  const inj: Known = { asset: 'inj', symbol: 'INJ', isVerified: true, holders: 0n }
  const ranked = [inj, ...symbols].toSorted(
    (a, b) => Number(b.isVerified) - Number(a.isVerified) || (a.holders > b.holders ? -1 : 1),
  )
  const first = new Map<string, Known>()
  const ranks = new Map<string, number>()
  for (const [rank, one] of ranked.entries()) {
    const look = looksLike(one.symbol)
    if (!first.has(look)) first.set(look, one)
    if (!ranks.has(one.asset)) ranks.set(one.asset, rank)
  }
  return ({ asset, symbol, name }) => {
    const tricks = [...new Set([symbol, name].flatMap(findTricks))]
    const meant = symbol === '' ? undefined : first.get(looksLike(symbol))
    const isOther = meant !== undefined && meant.asset !== asset
    return [
      ...(isOther ? [{ why: 'same', asset: meant.asset, symbol: meant.symbol }] : []),
      ...tricks.map((why) => ({ why, asset: '', symbol: '' })),
    ]
  }
}
