import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { asGeneration, multiply } from './amounts.ts'
import { listClearings, sum } from './clearings.ts'
import { findNames, type Names } from './names.ts'
import { transactionOf } from './order-history.ts'
import { listOrderPacksOfBlock, listTradePacksOfBlock, type OrderPack, type TradePack } from './packs.ts'
import { toHashOrNull, readTerms } from './read-terms.ts'
import { readTrade } from './read-trade.ts'
import type { BlockAuction, MarketAuction } from './types.ts'

/** What a block did to the markets: an auction of each at its end, and what was traded at once before. */
export async function getBlockAuction(pool: Pool, height: bigint): Promise<BlockAuction> {
  const [orders, trades] = await Promise.all([
    listOrderPacksOfBlock(pool, height),
    listTradePacksOfBlock(pool, height),
  ])
  const keys = new Set([
    ...trades.map(({ market }) => market),
    ...orders.flatMap(({ entries }) => entries.map(({ market }) => market)),
  ])
  const accounts = orders.map(({ account }) => account)
  const names = await findNames(pool, { markets: keys, accounts, heights: [height] })
  const markets = [...keys].map((market) =>
    describeAuction(
      market,
      orders,
      trades.find((one) => one.market === market),
      names,
    ),
  )
  return {
    height,
    timeMs: names.timeMs(height),
    markets: markets.sort((a, b) => (a.marketId < b.marketId ? -1 : 1)),
  }
}

function describeAuction(
  market: bigint,
  orders: OrderPack[],
  pack: TradePack | undefined,
  names: Names,
): MarketAuction {
  const told = pack?.fills ?? []
  const fills = told.filter(isTrade)
  const generation = asGeneration(told[0]?.fill.generation ?? generationOf(market, orders))
  const amounts = names.amounts(market, generation)
  const clearings = listClearings(fills)
  const auction: MarketAuction = {
    marketId: market === 0n ? '' : names.marketId(market),
    generation,
    clearings: clearings.map(({ kind, price, quantity, buys, sells }) => ({
      kind,
      price: amounts.price(price),
      quantity: amounts.quantity(quantity),
      notional: amounts.money(multiply(price, quantity)),
      buys,
      sells,
    })),
    volume: amounts.quantity(sum(clearings.map(({ quantity }) => quantity))),
    notional: amounts.money(sum(clearings.map(({ price, quantity }) => multiply(price, quantity)))),
    trades: told.flatMap((fill, place) =>
      isTrade(fill) ? readTrade(fill, { market, height: pack?.height ?? 0n, place }, names) : [],
    ),
    placed: [],
    cancelled: [],
    triggered: [],
    refused: [],
    refusedCancels: [],
  }
  for (const { entries, ...owner } of orders) {
    for (const one of entries) if (one.market === market) addEntry(auction, { ...owner, ...one }, names)
  }
  return auction
}

function generationOf(market: bigint, orders: OrderPack[]): number {
  for (const { entries } of orders) {
    for (const { market: key, entry } of entries) {
      if (key !== market) continue
      if (entry.kind === 'placed') return entry.terms.generation
      if (entry.kind === 'cancelled') return entry.cancel.generation
    }
  }
  return 1
}

type Owned = OrderPack['entries'][number] & { account: bigint; height: bigint }

function addEntry(auction: MarketAuction, { market, account, height, entry }: Owned, names: Names): void {
  if (entry.kind === 'filled') return
  if (entry.kind === 'triggered') {
    auction.triggered.push({ hash: toPrefixedHex(entry.hash), placedHash: toPrefixedHex(entry.placed) })
    return
  }
  const transaction = transactionOf(height, entry.cause)
  const owned = { market, account, hash: entry.hash }
  if (entry.kind === 'placed')
    auction.placed.push({ terms: readTerms(entry.terms, owned, names), transaction })
  else if (entry.kind === 'cancelled') {
    const { price, remaining, reason, nonce, generation } = entry.cancel
    const amounts = names.amounts(market, generation)
    auction.cancelled.push({
      hash: toPrefixedHex(entry.hash),
      subaccountId: names.subaccountId(account, nonce),
      price: amounts.price(price),
      end: { reason, height, transaction, remaining: amounts.quantity(remaining) },
    })
  } else if (entry.kind === 'refused') {
    auction.refused.push({
      hash: toHashOrNull(entry.hash),
      cid: entry.cid.toString(),
      terms: entry.terms && readTerms(entry.terms, owned, names),
      refusal: { code: entry.code, codespace: 'exchange', reason: '' },
      transaction,
    })
  } else {
    auction.refusedCancels.push({
      subaccountId: names.subaccountId(account, entry.nonce),
      hash: toHashOrNull(entry.hash),
      cid: entry.cid.toString(),
      why: entry.why,
      transaction,
    })
  }
}
