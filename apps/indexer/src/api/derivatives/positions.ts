import type {
  LiquidablePositionsRequest,
  LiquidablePositionsResponse,
  OpenInterestRequest,
  OpenInterestResponse,
  PositionsRequest,
  PositionsResponse,
  PositionsV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { decodeAddress, readAccount } from '@injsight/chain'
import type { Pool } from 'pg'
import {
  countOpenPositions,
  listOpenPositions,
  sumOpenInterest,
  type PositionSearch,
} from '#src/queries/exchange/open-positions.ts'
import { rangeOf } from '#src/queries/exchange/accounts/subaccounts.ts'
import { selectKnown, type KnownMarkets } from '../exchange/known-markets.ts'
import { createMarkPrices } from '../exchange/mark-prices.ts'
import { cutPage, readHeights, readPage, toPaging } from '../exchange/read-page.ts'
import { readDirection, readSubaccount } from '../exchange/trade-filter.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { valuePosition } from './position-values.ts'
import { createTellPositions } from './tell-positions.ts'
import { toPosition, toPositionV2 } from './to-position.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** More positions than markets have. */
const all = { skip: 0, limit: 1_000_000 }

/** The methods about open positions. */
export function createPositionMethods({ pool, markets }: Sources) {
  const markPrices = createMarkPrices(pool)
  const tell = createTellPositions({ pool, markets, markPrices })

  async function find(request: PositionsRequest) {
    const page = readPage(request)
    const search = await readSearch(pool, await markets(), request)
    const [found, total] = await Promise.all([
      listOpenPositions(pool, search, page),
      countOpenPositions(pool, search),
    ])
    const paging = toPaging(page, found.length, total)
    const countBySubaccount = request.subaccountTotalPositions ? BigInt(total) : 0n
    return { told: await tell(found), paging: { ...paging, countBySubaccount } }
  }

  async function positions(request: PositionsRequest): Promise<PositionsResponse> {
    const { told, paging } = await find(request)
    return { positions: told.map(toPosition), paging }
  }

  async function positionsV2(request: PositionsRequest): Promise<PositionsV2Response> {
    const { told, paging } = await find(request)
    return { positions: told.map(toPositionV2), paging }
  }

  // All positions are looked at for it: once a block.
  const listLiquidable = sharePerHead(
    pool,
    () => '',
    async () => {
      const [{ list, byKey }, markOf] = await Promise.all([markets(), markPrices()])
      const keys = list.flatMap(({ kind, key }) => (kind === 'binary' ? [] : [key]))
      const search = { markets: keys, range: undefined, isLong: undefined, from: 0n, to: 2n ** 62n }
      const found = await listOpenPositions(pool, search, all)
      const liquidable = found.filter((position) => {
        const market = byKey.get(position.market)
        return market !== undefined && valuePosition(position, market, markOf(market)).isLiquidable
      })
      return tell(liquidable, markOf)
    },
  )

  async function liquidablePositions(
    request: LiquidablePositionsRequest,
  ): Promise<LiquidablePositionsResponse> {
    const page = readPage(request)
    const asked = new Set(selectKnown(await markets(), [request.marketId]).map(({ key }) => key))
    const found = (await listLiquidable(undefined)).filter(({ market }) => asked.has(market.key))
    return { positions: cutPage(found, page).lines.map(toPosition) }
  }

  /** Of one side, in contracts: every long position has a short one. */
  async function openInterest({ marketIDs }: OpenInterestRequest): Promise<OpenInterestResponse> {
    const asked = selectKnown(await markets(), marketIDs)
    const sums = await sumOpenInterest(
      pool,
      asked.map(({ key }) => key),
    )
    return {
      openInterests: asked.map(({ id, key, units, generation }) => ({
        marketId: id,
        openInterest: units.quantity(sums.get(key) ?? '0', generation),
      })),
    }
  }

  return { positions, positionsV2, liquidablePositions, openInterest }
}

async function readSearch(
  pool: Pool,
  known: KnownMarkets,
  request: PositionsRequest,
): Promise<PositionSearch> {
  return {
    markets: selectKnown(known, [request.marketId, ...request.marketIds]).map(({ key }) => key),
    range: readRange(request),
    isLong: readDirection(request.direction),
    ...(await readHeights(pool, request.startTime, request.endTime)),
  }
}

function readRange({ subaccountId, accountAddress }: PositionsRequest): PositionSearch['range'] {
  if (subaccountId !== '') {
    const id = Buffer.from(readSubaccount(subaccountId).hex.slice(2), 'hex')
    return [id, id]
  }
  return accountAddress === '' ? undefined : rangeOf(decodeAddress(readAccount(accountAddress)).bytes)
}
