import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { EventContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { nextPriceState, secondsOf, symbolOf, type Feed, type PriceState } from './price.ts'
import { appendRecord } from './records.ts'
import { bandCalls, coinbasePrices, prices, records, recordSpans } from './tables.ts'
import { readPrices } from './told-prices.ts'

/** The chain tells of a price only when it has taken it. */
export async function keepPrices(event: ChainEvent, state: State, { block }: EventContext): Promise<void> {
  const told = readPrices(event)
  await prefetch(
    state,
    told.map(({ feed }) => feed),
    secondsOf(block),
  )
  for (const { feed, price, state: whole, details } of told) {
    const before = await findPriceState(state, feed)
    const next = whole ?? nextPriceState(before, price, secondsOf(block))
    state.put(prices, { ...feed, ...next, details })
    await appendRecord(state, feed.oracle, symbolOf(feed), next)
  }
}

/** Some events tell a hundred prices at once. */
async function prefetch(state: State, feeds: Feed[], time: bigint): Promise<void> {
  const keys = feeds.map((feed) => ({ oracle: feed.oracle, symbol: symbolOf(feed) }))
  await state.prefetch(prices, feeds)
  await state.prefetch(recordSpans, keys)
  await state.prefetch(
    records,
    keys.map((key) => ({ ...key, minute: time / 60n })),
  )
}

async function findPriceState(state: State, feed: Feed): Promise<PriceState | undefined> {
  const row = await state.find(prices, feed)
  if (row === undefined) return undefined
  const { price, cumulative, time } = row
  return price === null || cumulative === null || time === null ? undefined : { price, cumulative, time }
}

/** Band's answer over IBC settles the call that it answers. */
export function settleBandCall(event: ChainEvent, state: State): void {
  state.remove(bandCalls, { client: readFields(event.object(), event.type).count('client_id') })
}

const valuesPerPrice = 10n ** 6n
const averageSeconds = 300n

/** Coinbase's prices stay as long as they belong to the average of five minutes. */
export async function keepCoinbasePrice(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const told = readFields(event.object(), event.type)
  const [symbol, timestamp, price] = [told.name('symbol'), told.count('timestamp'), told.decimal('price')]
  const known = (await state.list(coinbasePrices, { symbol })).toSorted((a, b) =>
    a.timestamp < b.timestamp ? 1 : -1,
  )
  const now = secondsOf(block)
  state.put(coinbasePrices, {
    symbol,
    timestamp,
    kind: 'prices',
    value: (price * valuesPerPrice) / 10n ** 18n,
    ...nextPriceState(known[0], price, now),
  })
  await appendRecord(state, 'Coinbase', symbol, { time: now, price })
  let after = timestamp
  for (const { timestamp: older } of known) {
    if (now - averageSeconds > after) state.remove(coinbasePrices, { symbol, timestamp: older })
    after = older
  }
}
