import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { forEachRecording, olderRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { findBasket, listAuctions, listBids } from './auction.ts'
import { listWithdrawals, type Fate } from '../bridges/bridge.ts'
import { listFunds, listInsuranceChanges, listRedemptions } from './insurance.ts'
import { listFeeds, listPriceHistory, listPrices, listRelayers } from './oracle.ts'

await forEachRecording((recording, test) => {
  test('the basket of an auction is what the node says', async () => {
    const { basket } = readExpected(recording, 'auction') as {
      basket: { amount: unknown; auctionRound: string }
    }
    const found = await findBasket((await indexedRecording(recording)).pool)
    assert.deepEqual([found?.coins, found?.round.toString()], [basket.amount, basket.auctionRound])
  })
})

test('the history of a price ends with the latest one, and goes on below a height', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const feed = { oracle: 'PriceFeed', base: 'INJ', quote: 'USDT' }
  const latest = (await listPrices(pool, 'PriceFeed')).find(({ base }) => base === 'INJ')
  const points = await listPriceHistory(pool, feed, { limit: 3 })
  assert.equal(points.length, 3)
  assert.equal(points[0]?.price, latest?.price)
  const [, second] = points
  const [older] = await listPriceHistory(pool, feed, { below: points[0]?.height ?? 0n, limit: 1 })
  assert.deepEqual(older, second)
  assert.deepEqual(await listRelayers(pool, feed), [relayer])
  assert.deepEqual(await listRelayers(pool, { oracle: 'Provider', base: 'any', quote: 'sportsbook' }), [
    relayer,
  ])
  assert.deepEqual(await listRelayers(pool, { oracle: 'Band', base: 'INJ', quote: '' }), [relayer])
  assert.deepEqual(
    new Set((await listPrices(pool)).map(({ oracle }) => oracle)),
    new Set(['Band', 'PriceFeed', 'Provider', 'Pyth']),
  )
  assert.deepEqual(
    (await listFeeds(pool)).map(({ feed, answer }) => [feed, answer]),
    [['LINK/USDC', null]],
  )
})

test('a fund is found by its share, a redemption is worth its part of the fund', async () => {
  const { pool } = await indexedRecording(olderRecording)
  assert.equal((await listFunds(pool)).length, 4)
  const [fund] = await listFunds(pool, 'share1')
  assert.equal(fund?.ticker, 'INJ/USDT PERP')
  const [redemption, ...others] = await listRedemptions(pool, underwriter)
  assert.equal(others.length, 0)
  const worth = (50_000_000n * BigInt(fund?.balance ?? 0)) / BigInt(fund?.totalShare ?? 1)
  assert.deepEqual(redemption?.worth, { denom: fund?.depositDenom, amount: worth.toString() })
  const changes = await listInsuranceChanges(pool, decodeAddress(underwriter).bytes, { limit: 50 })
  assert.deepEqual(
    new Map([...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, some]) => [kind, some.length])),
    new Map([
      ['redeemed', 4],
      ['requested', 5],
      ['underwritten', 1],
    ]),
  )
  assert.deepEqual(changes.at(-1)?.paid, { denom: fund?.depositDenom, amount: '333000000' })
})

test('rounds of auctions have their bids and their results', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const rounds = await listAuctions(pool, { below: 54n, limit: 60 })
  assert.deepEqual(
    rounds.filter(({ result }) => result !== null).map(({ round, bids }) => [round, bids]),
    [
      [44n, 1],
      [39n, 1],
      [21n, 1],
      [2n, 2],
    ],
  )
  const bids = await listBids(pool, { round: 2n }, { limit: 5, skip: 0 })
  assert.deepEqual(
    bids.map(({ amount }) => amount),
    ['2000000000000000000', '1000000000000000000'],
  )
  const [highest] = bids
  assert.ok(highest)
  const [same] = await listBids(pool, { bidder: highest.bidder }, { limit: 1, skip: 0 })
  assert.equal(
    encodeAddress('inj', same?.bidder ?? Buffer.alloc(20)),
    'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0',
  )
})

test('withdrawals are found by their fate', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const ids = async (fate: Fate) =>
    (await listWithdrawals(pool, { fate }, { limit: 9, skip: 0 })).map(({ id }) => id)
  assert.deepEqual(await ids('pending'), [7n, 6n, 5n])
  assert.deepEqual(await ids('batched'), [])
  assert.deepEqual(await ids('executed'), [4n, 3n, 1n])
  assert.deepEqual(await ids('cancelled'), [2n])
})

const underwriter = 'inj1fpxc0d0ryqzv8japk0hglkmldkg9vqhh08t9y3'
const relayer = 'inj1wcunls5qx8t0g4hsvthdnq67xx2c22uueewntn'
