import { encodeAddress } from '@injsight/chain'
import type {
  ListLiquidationsRequest,
  ListLiquidationsResponse,
  MarketLiquidation,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { heightOf, toSequence } from '#src/decode/values/keys.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import {
  listLiquidations as findLiquidations,
  type Liquidation,
  type LiquidationPlace,
} from '#src/queries/exchange/liquidations.ts'
import { findMarketNotes, type MarketNote } from '#src/queries/exchange/market-units.ts'
import { shift, toHumanNotional, toHumanPrice, toHumanQuantity } from '#src/queries/exchange/units.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, notOurs, readCursor, readEnd, readLimit, readName } from '../accounts/read-page.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listLiquidations(
  pool: Pool,
  { marketId, account, limit: wanted, cursor, to }: ListLiquidationsRequest,
): Promise<ListLiquidationsResponse> {
  const limit = readLimit(wanted)
  const page = { before: readPlace(cursor) ?? placeAfter(to), limit: limit + 1 }
  const search = {
    market: marketId === '' ? undefined : (await getMarket(pool, marketId)).id,
    address: account === '' ? undefined : readName(account).bytes,
  }
  const found = await findLiquidations(pool, search, page)
  const { lines, next } = cutPage(found, limit, ({ sequence, ordinal, place }) => [
    String(sequence),
    String(ordinal),
    String(place),
  ])
  const sequences = lines.map(({ sequence }) => sequence)
  const [hashes, names, markets] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
    findMarketNotes(
      pool,
      lines.map(({ market }) => market),
    ),
  ])
  const liquidations = lines.flatMap((line): MarketLiquidation[] => {
    const market = markets.get(line.market)
    if (market === undefined) return []
    const time = names.timeMs(heightOf(line.sequence))
    return [{ ...toLiquidation(line, market), time, transactionHash: hashes.get(line.sequence) ?? '' }]
  })
  return { liquidations, next }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): LiquidationPlace | undefined {
  const parts = readCursor(cursor, 3)
  if (parts === undefined) return undefined
  const [sequence = '', ordinal = '', place = ''] = parts
  if (!/^\d{1,18}$/.test(sequence) || ![ordinal, place].every((one) => /^\d{1,9}$/.test(one))) throw notOurs()
  return { sequence: BigInt(sequence), ordinal: Number(ordinal), place: Number(place) }
}

/** @throws Fault `invalid-input` */
function placeAfter(to: bigint): LiquidationPlace | undefined {
  const end = readEnd(to)
  return end === undefined ? undefined : { sequence: toSequence(end, 0), ordinal: 0, place: 0 }
}

function toLiquidation(
  told: Liquidation,
  note: MarketNote,
): Omit<MarketLiquidation, 'time' | 'transactionHash'> {
  const market = { ...note, generation: told.generation }
  const money = (amount: string) => toHumanNotional(market, addDecimals([amount]))
  return {
    marketId: told.market,
    quoteDenom: market.quoteDenom,
    height: heightOf(told.sequence),
    account: encodeAddress('inj', told.account),
    subaccountId: toPrefixedHex(told.subaccount),
    liquidator: addressOf(told.liquidator),
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
