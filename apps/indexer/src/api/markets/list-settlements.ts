import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import type { ListSettlementsRequest, ListSettlementsResponse, MarketSettlement } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import type { Fill } from '#src/handlers/orders/fills.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { findMarketNotes, type MarketNote } from '#src/queries/exchange/market-units.ts'
import {
  listSettledMarkets,
  type SettledMarket,
  type SettlementPlace,
} from '#src/queries/exchange/settlements.ts'
import { toHumanNotional, toHumanPrice, toHumanQuantity } from '#src/queries/exchange/units.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { findTradePacks } from '#src/queries/orders/packs.ts'
import { cutPage, readChainPlace, readEnd, readLimit } from '../accounts/read-page.ts'
import { findCauses, type Cause } from './find-causes.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listSettlements(
  pool: Pool,
  { marketId, limit: wanted, cursor, to }: ListSettlementsRequest,
): Promise<ListSettlementsResponse> {
  const limit = readLimit(wanted)
  const market = marketId === '' ? undefined : (await getMarket(pool, marketId)).id
  const before = readPlace(cursor) ?? placeAfter(to)
  const found = await listSettledMarkets(pool, { market, before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ height, ordinal }) => [String(height), String(ordinal)])
  const places = lines.map((line) => ({ market: marketKey(line.market), height: line.height }))
  const [notes, names, packs, causes] = await Promise.all([
    findMarketNotes(
      pool,
      lines.map((line) => line.market),
    ),
    findNames(pool, { markets: [], accounts: [], heights: lines.map(({ height }) => height) }),
    findTradePacks(pool, places),
    findCauses(
      pool,
      lines.map(({ market: id, ticker, height }) => ({
        market: { id, ticker, key: marketKey(id) },
        height,
        isSettlement: true,
      })),
    ),
  ])
  const settlements = lines.flatMap((line, at): MarketSettlement[] => {
    const [note, place] = [notes.get(line.market), places[at]]
    if (note === undefined || place === undefined) return []
    const fills = packs.get(`${place.market}/${place.height}`) ?? []
    const cause = causes[at] ?? { transactionHash: '', proposals: [] }
    return [{ ...toSettlement(line, note, fills), ...cause, time: names.timeMs(line.height) }]
  })
  return { settlements, next }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): SettlementPlace | undefined {
  return readChainPlace(cursor, (height, ordinal) => ({ height, ordinal }))
}

/** @throws Fault `invalid-input` */
function placeAfter(to: bigint): SettlementPlace | undefined {
  const end = readEnd(to)
  return end === undefined ? undefined : { height: end, ordinal: 0 }
}

function toSettlement(
  { height, market, generation, status, price, missingFunds }: SettledMarket,
  note: MarketNote,
  fills: readonly Fill[],
): Omit<MarketSettlement, 'time' | keyof Cause> {
  const closed = fills.filter(({ fill }) => fill.execution === ExecutionType.ExpiryMarketSettlement)
  // Longs are closed by sales.
  const sold = closed.filter(({ fill }) => !fill.isBuy).reduce((sum, { fill }) => sum + fill.quantity, 0n)
  const units = { ...note, generation }
  const missing = toHumanNotional(units, addDecimals([missingFunds ?? '0']))
  return {
    height,
    marketId: market,
    ticker: note.ticker,
    kind: note.kind,
    status,
    price: toHumanPrice(units, addDecimals([price])),
    missingFunds: missing === '0' ? '' : missing,
    positions: closed.length,
    quantity: toHumanQuantity(units, addDecimals([formatDecimal(sold)])),
    quoteDenom: note.quoteDenom,
  }
}
