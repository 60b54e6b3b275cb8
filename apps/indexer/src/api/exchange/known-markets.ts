import { invalidInput, notFound, unavailable } from '@injsight/errors'
import type { Pool } from 'pg'
import { listMarkets, type Market } from '#src/queries/exchange/markets.ts'
import { findDenomNames, type DenomNames } from '#src/queries/tokens/denom-names.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { createChainUnits, type ChainUnits } from './chain-units.ts'

export type KnownMarket = Market & { units: ChainUnits }
/** Markets of a service; a few hundred at most. */
export type KnownMarkets = {
  list: KnownMarket[]
  byId: Map<string, KnownMarket>
  byKey: Map<bigint, KnownMarket>
  names: Map<string, DenomNames>
}

/** The markets of some kinds as of the head: read once for all who ask before the next block. */
export function createKnownMarkets(
  pool: Pool,
  kinds: readonly Market['kind'][],
): () => Promise<KnownMarkets> {
  const read = sharePerHead(
    pool,
    () => '',
    async () => {
      const all = await listMarkets(pool, {})
      if (all.length === 0 && (await listUnknown(pool, ['exchange'])).length > 0)
        throw unavailable('markets.unknown', 'The index does not know what markets there are')
      const list = all
        .filter(({ kind }) => kinds.includes(kind))
        .map((market) => ({ ...market, units: createChainUnits(market) }))
      const denoms = list.flatMap(({ baseDenom, quoteDenom }) => [baseDenom ?? quoteDenom, quoteDenom])
      return {
        list,
        byId: new Map(list.map((market) => [market.id, market])),
        byKey: new Map(list.map((market) => [market.key, market])),
        names: await findDenomNames(pool, denoms),
      }
    },
  )
  return () => read(undefined)
}

/** @throws Fault `invalid-input`, `not-found` */
export function findKnown({ byId }: KnownMarkets, text: string): KnownMarket {
  const id = readMarketId(text)
  const market = byId.get(id)
  if (market === undefined)
    throw notFound('market', `This service has no market with the id ${id}`, { market: id })
  return market
}

/**
 * The markets that are asked for by one id, by several, or by none: then all. Ids that nothing is known of are of no
 * market.
 *
 * @throws Fault `invalid-input`
 */
export function selectKnown({ list, byId }: KnownMarkets, ids: readonly string[]): KnownMarket[] {
  if (ids.length > mostIds)
    throw invalidInput('market.ids', `At most ${mostIds} markets can be named at once`)
  const asked = new Set(ids.filter((id) => id !== '').map(readMarketId))
  if (asked.size === 0) return list
  return [...asked].flatMap((id) => byId.get(id) ?? [])
}

/**
 * Which markets one of the ids names; all where there is none.
 *
 * @throws Fault `invalid-input`
 */
export function createMarketTest(ids: readonly string[]): (id: string) => boolean {
  const asked = readIds(ids)
  return (id) => asked.size === 0 || asked.has(id)
}

function readIds(ids: readonly string[]): Set<string> {
  if (ids.length > mostIds)
    throw invalidInput('market.ids', `At most ${mostIds} markets can be named at once`)
  return new Set(ids.filter((id) => id !== '').map(readMarketId))
}

const mostIds = 200

function readMarketId(text: string): string {
  if (/^0x[0-9a-f]{64}$/i.test(text.trim())) return text.trim().toLowerCase()
  throw invalidInput(
    'market.id',
    `"${text.slice(0, 80)}" is not the id of a market: that is 0x and 64 hexadecimal digits`,
  )
}
