import type {
  StreamSpotAverageEntriesRequest,
  StreamSpotAverageEntriesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { CallContext } from '@injsight/grpc-web'
import type { Places } from '@injsight/runtime'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { isTrade } from '#src/handlers/orders/fills.ts'
import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { walkFills, type FoundFill } from '#src/queries/orders/walk-fills.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { readName } from '../accounts/read-page.ts'
import { createBlockChanges } from '../exchange/streams/block-changes.ts'
import type { KnownMarket, KnownMarkets } from '../exchange/known-markets.ts'
import { newBlocks } from '../exchange/streams/new-blocks.ts'
import type { Feed } from '../heads/new-heights.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { addTrade, averageOf, noEntry, type Entry } from './average-entry.ts'

type Sources = {
  pool: Pool
  feed: Feed
  markets: () => Promise<KnownMarkets>
  readUsd: () => Promise<UsdPrices>
  /** All trades of an account are read as a stream begins: no more than a few at once. */
  places: Places
}

/** Trades that are added up when a stream begins, and those of other markets that are looked at to find them. */
const [mostTrades, mostLooked] = [20_000, 100_000]

/**
 * The method that tells what an account paid on average for what it bought in spot markets and has not sold there: first
 * of each market how it stands, then whenever that changes. Fees are not in it.
 */
export function createAverageEntries({ pool, feed, markets, readUsd, places }: Sources) {
  const { timeOf, fillsOf } = createBlockChanges(pool, markets)

  return {
    async *streamSpotAverageEntries(
      { account }: StreamSpotAverageEntriesRequest,
      { signal }: CallContext,
    ): AsyncGenerator<StreamSpotAverageEntriesResponse> {
      const key = accountKey(readName(account).bytes)
      let entries: Map<bigint, Entry> | undefined
      for await (const height of newBlocks(feed, signal, { withHead: true })) {
        const [known, usd, timestamp] = await Promise.all([markets(), readUsd(), timeOf(height)])
        const isFirst = entries === undefined
        entries ??= addUp(
          new Map(),
          await places.run(
            'average entries',
            () => readTrades(pool, key, { known, to: height, signal }),
            signal,
          ),
          known,
        )
        const fills = isFirst ? [] : (await fillsOf(height)).filter(isTradeOf(key))
        addUp(entries, fills, known)
        const touched = isFirst ? [...entries.keys()] : [...new Set(fills.map(({ at }) => at.market))]
        for (const one of touched) {
          const [market, entry] = [known.byKey.get(one), entries.get(one)]
          if (market === undefined || entry === undefined || (isFirst && entry.quantity === 0n)) continue
          yield { averageEntry: toEntry(market, entry, usd), timestamp }
        }
      }
    },
  }
}

function isTradeOf(account: bigint) {
  return ({ fill }: FoundFill) => fill.account === account && isTrade(fill)
}

type Until = { known: KnownMarkets; to: bigint; signal: AbortSignal }

/**
 * The oldest first.
 *
 * @throws Fault `invalid-input` for who traded too often
 */
async function readTrades(pool: Pool, account: bigint, { known, to, signal }: Until): Promise<FoundFill[]> {
  const markets = known.list.filter(({ kind }) => kind === 'spot').map(({ key }) => key)
  const found: FoundFill[] = []
  let read = 0
  const search = { markets, areNamed: false, accounts: [account], from: 0n, to }
  for await (const { fills, looked } of walkFills(pool, search)) {
    signal.throwIfAborted()
    found.push(...fills.filter(isTradeOf(account)))
    read += looked
    if (found.length > mostTrades || read > mostLooked)
      throw invalidInput(
        'entries.too_many',
        `This account has more than ${mostTrades} spot trades, or ${mostLooked} of all: its averages are not added up. Its trades are in HistoricalTrades`,
      )
  }
  return found.toReversed()
}

function addUp(
  entries: Map<bigint, Entry>,
  fills: readonly FoundFill[],
  { byKey }: KnownMarkets,
): Map<bigint, Entry> {
  for (const { at, fill } of fills) {
    const market = byKey.get(at.market)
    if (market?.kind !== 'spot') continue
    const { isBuy, price, quantity, generation } = fill.fill
    const trade = {
      isBuy,
      price: market.units.price(price, generation),
      quantity: market.units.quantity(quantity, generation),
    }
    entries.set(at.market, addTrade(entries.get(at.market) ?? noEntry, trade))
  }
  return entries
}

function toEntry({ id, baseDenom, baseDecimals }: KnownMarket, entry: Entry, usd: UsdPrices) {
  const quantity = shift(formatDecimal(entry.quantity), 0)
  const price = usd.priceOf(baseDenom ?? '')
  const human = shift(quantity, -(baseDecimals ?? 0))
  return {
    marketId: id,
    averageEntryPrice: averageOf(entry),
    quantity,
    usdValue: price === undefined ? '' : multiplyDecimals(human, price),
  }
}
