import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'

const bidder = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

await forEachRecording((recording, test) => {
  test('the round, its highest bid and the last result are what the node says', async () => {
    const { basket, last } = readExpected(recording, 'auction') as {
      basket: Record<string, unknown>
      last: unknown
    }
    const { pool } = await indexedRecording(recording)
    const { amount: _, ...told } = basket
    const { round, ending, bidder, bid, ...row } = await readModule(pool)
    assert.deepEqual(
      { auctionRound: round, auctionClosingTime: ending, highestBidder: bidder, highestBidAmount: bid },
      told,
    )
    const amount = { denom: row['last_denom'], amount: row['last_bid'] }
    assert.deepEqual(
      { last_auction_result: { winner: row['last_winner'], amount, round: row['last_round'] } },
      last,
    )
    const { rows } = await pool.query(`select (select count(*)::int from auction_bids) as bids,
    (select count(*)::int from auction_rounds) as rounds, (select count(*)::int from auction_results) as results`)
    const count = (type: string) => listRecordedEvents(recording, `injective.auction.v1beta1.${type}`).length
    const counts = {
      bids: count('EventBid'),
      rounds: count('EventAuctionStart'),
      results: count('EventAuctionResult'),
    }
    assert.deepEqual(rows, [counts])
  })
})

test('a round that nobody bids in leaves the last result as it was', async () => {
  const { pool } = await indexMade(
    [
      { txs: [{ events: [bid('5', '1'), bid('6', '1')] }], end: [result('6', '1'), start('2')] },
      { end: [start('3')] },
    ],
    genesis('1767225700'),
  )
  const { round, ending, bidder: highest, bid: amount, ...row } = await readModule(pool)
  assert.deepEqual(
    { round, ending, highest, amount },
    { round: '3', ending: '200', highest: '', amount: '0' },
  )
  assert.deepEqual([row['last_round'], row['last_winner'], row['last_bid']], ['1', bidder, '6'])
})

test('the first round ends a period after the first block when the genesis leaves it open', async () => {
  const { pool } = await indexMade([{ time: '2026-01-01T00:00:10.9Z' }, {}], genesis('0'))
  assert.equal((await readModule(pool))['ending'], String(Date.UTC(2026, 0, 1, 0, 0, 40) / 1000))
})

test('a bid without an amount is left unread', async () => {
  const broken: MadeEvent = ['injective.auction.v1beta1.EventBid', { bidder: `"${bidder}"`, round: '"1"' }]
  const { pool } = await indexMade([{ txs: [{ events: [bid('5', '1'), broken] }] }], genesis('9'))
  assert.equal((await readModule(pool))['bid'], '5')
  assert.equal((await pool.query("select from unread where module = 'auction'")).rowCount, 1)
})

function genesis(ending: string) {
  const params = { auction_period: '30', min_next_bid_increment_rate: '0.0025', inj_basket_max_cap: '100' }
  return { auction: { params, auction_round: '1', auction_ending_timestamp: ending, highest_bid: null } }
}

function bid(amount: string, round: string): MadeEvent {
  return [
    'injective.auction.v1beta1.EventBid',
    { bidder: `"${bidder}"`, amount: { denom: 'inj', amount }, round: `"${round}"` },
  ]
}

function result(amount: string, round: string): MadeEvent {
  return [
    'injective.auction.v1beta1.EventAuctionResult',
    { winner: `"${bidder}"`, amount: { denom: 'inj', amount }, round: `"${round}"` },
  ]
}

function start(round: string): MadeEvent {
  return [
    'injective.auction.v1beta1.EventAuctionStart',
    { round: `"${round}"`, ending_timestamp: '"200"', new_basket: [{ denom: 'inj', amount: '7' }] },
  ]
}

async function readModule(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>('select * from auction_module')
  return rows[0] ?? {}
}
