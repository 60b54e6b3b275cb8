import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { shift } from './units.ts'
import { findBasket, listAuctions, listBids } from './auction.ts'
import { listWithdrawals, type Fate } from '../bridges/bridge.ts'
import { listFunds } from './insurance.ts'
import { listPrices, listRelayers } from './oracle.ts'

type Told = { price_state: { price: string } }
type PriceFeed = Told & { base: string; quote: string; relayers: string[] }
type OracleState = {
  band_relayers: string[]
  band_price_states: Told[]
  price_feed_price_states: PriceFeed[]
  provider_states: { provider_info: { provider: string; relayers: string[] } }[]
  pyth_price_states: Told[]
}
type Fund = Record<'insurance_pool_token_denom' | 'market_ticker' | 'deposit_denom', string>
type InsuranceState = { insurance_funds: Fund[] }

/** Of all recordings: not each chain has one. */
let roundsWithRivals = 0

await forEachRecording((recording, test) => {
  const told = (type: string) =>
    listRecordedEvents(recording, type).map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readJson(value)])),
    )

  test('the basket of an auction is what the node says', async () => {
    const { basket } = readExpected(recording, 'auction') as {
      basket: { amount: unknown; auctionRound: string }
    }
    const found = await findBasket((await indexedRecording(recording)).pool)
    assert.deepEqual([found?.coins, found?.round.toString()], [basket.amount, basket.auctionRound])
  })

  test('the last prices and who may tell them are what the node says', async () => {
    const { pool } = await indexedRecording(recording)
    const { state } = readExpected(recording, 'oracle') as { state: OracleState }
    for (const { base, quote, relayers, price_state } of state.price_feed_price_states) {
      const feed = { oracle: 'PriceFeed', base, quote }
      const last = (await listPrices(pool, feed.oracle)).find(
        (one) => one.base === base && one.quote === quote,
      )
      assert.equal(shift(last?.price ?? '', 18), price_state.price)
      assert.deepEqual(await listRelayers(pool, feed), relayers)
    }
    const [provider] = state.provider_states
    const { provider: quote, relayers } = provider?.provider_info ?? {}
    assert.deepEqual(
      await listRelayers(pool, { oracle: 'Provider', base: 'any', quote: quote ?? '' }),
      relayers,
    )
    assert.deepEqual(
      await listRelayers(pool, { oracle: 'Band', base: 'INJ', quote: '' }),
      state.band_relayers,
    )
    assert.deepEqual(
      new Set((await listPrices(pool)).map(({ oracle }) => oracle)),
      new Set(['Band', 'PriceFeed', 'Provider', 'Pyth']),
    )
  })

  test('a fund is found by its share', async () => {
    const { pool } = await indexedRecording(recording)
    const { state } = readExpected(recording, 'insurance') as { state: InsuranceState }
    assert.equal((await listFunds(pool)).length, state.insurance_funds.length)
    for (const { insurance_pool_token_denom: share, market_ticker: ticker } of state.insurance_funds) {
      assert.deepEqual(
        (await listFunds(pool, share)).map((fund) => fund.ticker),
        [ticker],
      )
    }
  })

  test('rounds of auctions have their bids and their results', async () => {
    const { pool } = await indexedRecording(recording)
    const rounds = await listAuctions(pool, { limit: 100 })
    const results = told('injective.auction.v1beta1.EventAuctionResult')
    const bids = told('injective.auction.v1beta1.EventBid')
    const roundOf = (event: Record<string, unknown>) => BigInt(event['round'] as string)
    assert.deepEqual(
      rounds.filter(({ result }) => result !== null).map(({ round, bids: count }) => [round, count]),
      results
        .toReversed()
        .map((event) => [roundOf(event), bids.filter((bid) => roundOf(bid) === roundOf(event)).length]),
    )
    const placed = bids as { bidder: string; round: string; amount: { amount: string } }[]
    for (const [round, ofChain] of Map.groupBy(placed.toReversed(), roundOf)) {
      const ofRound = await listBids(pool, { round }, { limit: 100 })
      assert.deepEqual(
        ofRound.map(({ bidder, amount }) => [encodeAddress('inj', bidder), amount]),
        ofChain.map(({ bidder, amount }) => [bidder, amount.amount]),
      )
      if (ofRound.length > 1) roundsWithRivals++
      const [highest] = ofRound
      assert.ok(highest)
      const [newest] = await listBids(pool, { bidder: highest.bidder }, { limit: 1 })
      assert.ok(newest?.bidder.equals(highest.bidder))
    }
  })

  test('withdrawals are told with their fate', async () => {
    const { pool } = await indexedRecording(recording)
    const { state } = readExpected(recording, 'peggy') as { state: { unbatched_transfers: { id: string }[] } }
    const listed = await listWithdrawals(pool, {}, { limit: 100 })
    const ids = (wanted: Fate) => listed.filter(({ fate }) => fate === wanted).map(({ id }) => id.toString())
    const sent = told('injective.peggy.v1.EventSendToEth').map((event) => event['outgoing_tx_id'])
    const cancelled = told('injective.peggy.v1.EventCancelSendToEth').map((event) => event['outgoing_tx_id'])
    const pending = state.unbatched_transfers.map(({ id }) => id)
    const unexecuted = new Set([...cancelled, ...pending])
    assert.deepEqual(ids('pending'), pending.toReversed())
    assert.deepEqual(ids('batched'), [])
    assert.deepEqual(ids('executed'), sent.filter((id) => !unexecuted.has(id as string)).toReversed())
    assert.deepEqual(ids('cancelled'), cancelled)
  })
})

test('rounds were compared in which more than one has bid', () => assert.ok(roundsWithRivals >= 2))

/** Typed events have their values as JSON, the others as they are. */
function readJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
