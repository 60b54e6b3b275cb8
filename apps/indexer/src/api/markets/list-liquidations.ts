import { encodeAddress } from '@injsight/chain'
import type {
  ListLiquidationsRequest,
  ListLiquidationsResponse,
  MarketLiquidation,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/hex.ts'
import { heightOf } from '#src/decode/keys.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listLiquidationsOfMarket, type Liquidation } from '#src/queries/exchange/liquidations.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { shift, toHumanNotional, toHumanPrice, toHumanQuantity } from '#src/queries/exchange/units.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { notOurs, readLimit } from '../accounts/read-page.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listLiquidations(
  pool: Pool,
  { marketId, limit: wanted, cursor }: ListLiquidationsRequest,
): Promise<ListLiquidationsResponse> {
  const market = await getMarket(pool, marketId)
  const limit = readLimit(wanted)
  if (!/^\d{0,18}$/.test(cursor)) throw notOurs()
  const before = cursor === '' ? undefined : BigInt(cursor)
  const found = await listLiquidationsOfMarket(pool, market.id, { before, limit: limit + 1 })
  const lines = found.slice(0, limit)
  const sequences = lines.map(({ sequence }) => sequence)
  const [hashes, names] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
  ])
  return {
    liquidations: lines.map((line) => ({
      ...toLiquidation(line, market),
      time: names.timeMs(heightOf(line.sequence)),
      transactionHash: hashes.get(line.sequence) ?? '',
    })),
    next: found.length > limit ? String(lines.at(-1)?.sequence ?? '') : '',
  }
}

function toLiquidation(
  told: Liquidation,
  market: Market,
): Omit<MarketLiquidation, 'time' | 'transactionHash'> {
  const money = (amount: string) => toHumanNotional(market, addDecimals([amount]))
  return {
    height: heightOf(told.sequence),
    account: encodeAddress('inj', told.account),
    subaccountId: toPrefixedHex(told.subaccount),
    liquidator: told.liquidator === null ? '' : encodeAddress('inj', told.liquidator),
    wasLong: told.wasLong,
    quantity: toHumanQuantity(market, addDecimals([told.quantity])),
    price: toHumanPrice(market, addDecimals([told.price])),
    payout: money(told.payout),
    pnl: told.pnl === null ? '' : money(told.pnl),
    isBankrupt: told.isBankrupt,
    lost: money(addDecimals([told.lostFromAvailable, told.lostFromCancels])),
    // Coins of the insurance fund are in their smallest unit in both generations.
    insuranceUsed: shift(told.insuranceUsed, -market.quoteDecimals),
  }
}
