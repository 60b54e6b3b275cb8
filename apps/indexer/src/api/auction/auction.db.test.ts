import assert from 'node:assert/strict'
import { after } from 'node:test'
import { InjectiveAuctionRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb.client'
import { IndexerGrpcAuctionApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { begunFromNode, listUnrecorded } from '../../../test/begun-from-node.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listBids } from '#src/queries/exchange/auction.ts'
import { createUsdPrices } from '../usd-prices.ts'
import { createAuctionMethods } from './auctions.ts'
import { createBidMethods } from './bids.ts'
import { listAuctionBids } from './list-auction-bids.ts'

type Coin = { denom: string; amount: string }
type Expected = {
  basket: { amount: Coin[]; auctionRound: string; auctionClosingTime: string; highestBidder: string }
  last: { last_auction_result: { winner: string; amount: Coin; round: string } }
}

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcAuctionApi(url)
  const client = new InjectiveAuctionRPCClient(transport)
  const { basket, last } = readExpected(recording, 'auction') as unknown as Expected
  const plain = (coins: Coin[]) => Object.fromEntries(coins.map(({ denom, amount }) => [denom, amount]))

  test('the auction that goes on has the basket that the node says, and its bids', async () => {
    const { auction, bids } = await api.fetchAuction()
    assert.equal(auction.round, Number(basket.auctionRound))
    assert.equal(auction.endTimestamp, Number(basket.auctionClosingTime) * 1000)
    assert.deepEqual(plain(auction.basket), plain(basket.amount))
    assert.equal(bids[0]?.bidder ?? '', basket.highestBidder)
    const now = await api.fetchAuctionV2()
    assert.deepEqual([now.round, plain(now.basket)], [auction.round, plain(auction.basket)])
  })

  test('an index that begins within a round knows it by what the node says, and the bid that stands', async () => {
    const begun = await begunFromNode(recording)
    if ((await listUnrecorded(begun)).includes('auction')) return
    const readUsd = createUsdPrices(begun.pool)
    const rounds = createAuctionMethods({ pool: begun.pool, readUsd })
    const { auctions } = await rounds.auctions()
    assert.deepEqual(
      auctions.map(({ round, basket: coins, endTimestamp }) => [String(round), plain(coins), endTimestamp]),
      [[basket.auctionRound, plain(basket.amount), BigInt(basket.auctionClosingTime) * 1000n]],
    )
    assert.deepEqual(
      (await rounds.auctionsHistoryV2({ perPage: 1, token: basket.auctionRound, endTime: 0n })).auctions,
      [],
    )
    const bidding = createBidMethods({
      pool: begun.pool,
      readUsd,
      feed: { follow: async function* () {} },
    })
    const { bids } = await bidding.auctionEndpoint({ round: BigInt(basket.auctionRound) })
    assert.equal(bids[0]?.bidder ?? '', basket.highestBidder)
  })

  test('a round that is over has its winner; each coin has the price of the markets of the chain', async () => {
    const { winner, amount, round } = last.last_auction_result
    const { auction, bids } = await api.fetchAuction(Number(round))
    assert.deepEqual([auction.winner, auction.winningBidAmount], [winner, amount.amount])
    assert.deepEqual([bids[0]?.bidder, bids[0]?.bidAmount], [winner, amount.amount])
    const usd = await createUsdPrices(pool)()
    for (const coin of auction.basket) assert.equal(coin.usdValue, usd.worthOf(coin.denom, coin.amount) ?? '')
    const v2 = await api.fetchAuctionV2(Number(round))
    for (const coin of v2.basket) assert.equal(coin.prices['usd'], usd.priceOf(coin.denom))
    assert.equal(v2.winningBidAmountUsd, usd.worthOf('inj', amount.amount))
  })

  test('all rounds are listed, the newest first; what was burnt is what winners paid', async () => {
    const auctions = await api.fetchAuctions()
    const rounds: number[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: Awaited<ReturnType<typeof api.fetchAuctionsHistoryV2>> = await api.fetchAuctionsHistoryV2({
        token,
        perPage: 7,
      })
      rounds.push(...page.auctions.map(({ round }) => round))
      token = page.next[0]
    }
    assert.deepEqual(
      auctions.map(({ round }) => round),
      rounds.slice(0, 1000),
    )
    assert.deepEqual(
      rounds,
      rounds.toSorted((a, b) => b - a),
    )
    const paid = auctions.reduce((sum, { winningBidAmount }) => sum + BigInt(winningBidAmount || 0), 0n)
    assert.equal(await api.fetchInjBurnt(), Number(paid) / 1e18)
    assert.equal(Number((await api.fetchAuctionStats()).totalBurnt), Number(paid) / 1e18)
    const { rows } = await pool.query<{ round: string; n: number }>(
      'select round, count(*)::int as n from auction_bids group by round',
    )
    for (const { round, n } of rows)
      assert.equal((await listBids(pool, { round: BigInt(round) }, { limit: 100 })).length, n)
  })

  test('the bids of a round are told page by page to the last, by where the chain told them', async () => {
    const { rows } = await pool.query<{ round: string; amounts: string[] }>(
      `select round, array_agg(amount::text order by height desc, place desc) as amounts from auction_bids group by 1`,
    )
    assert.ok(rows.length > 0)
    for (const { round, amounts } of rows) {
      const told: string[] = []
      for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
        const page = await listAuctionBids(pool, { round: BigInt(round), cursor, limit: 1 })
        told.push(...page.bids.map(({ amount }) => amount))
        cursor = page.next
      }
      assert.deepEqual(told, amounts)
      await assert.rejects(listAuctionBids(pool, { round: BigInt(round), cursor: 'x', limit: 1 }), {
        kind: 'invalid-input',
      })
    }
  })

  test('the rounds of an account are those in which it bid, page by page, each with what it won', async () => {
    const { rows } = await pool.query<{ address: Buffer; rounds: string[] }>(
      `select address, array_agg(distinct round order by round desc) as rounds
      from auction_bids join addresses on account = bidder group by 1`,
    )
    assert.ok(rows.length > 0)
    for (const { address: bytes, rounds } of rows) {
      const address = encodeAddress('inj', bytes)
      const told = []
      for (let token: string | undefined = ''; token !== undefined;) {
        const page: Awaited<ReturnType<typeof api.fetchAccountAuctionsV2>> = await api.fetchAccountAuctionsV2(
          {
            address,
            token,
            perPage: 1,
          },
        )
        assert.equal(Number(page.total), rounds.length)
        told.push(...page.auctions)
        token = page.next[0]
      }
      assert.deepEqual(
        told.map(({ round }) => String(round)),
        rounds,
      )
      for (const { round, amountDeposited, claimedAssets } of told) {
        const { auction, bids } = await api.fetchAuction(round)
        assert.equal(amountDeposited, bids.find(({ bidder }) => bidder === address)?.bidAmount)
        const basket = auction.winner === address ? auction.basket : []
        assert.deepEqual(plain(claimedAssets), plain(basket))
      }
    }
    const nobody = await api.fetchAccountAuctionsV2({ address: 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup' })
    assert.deepEqual([nobody.auctions, Number(nobody.total)], [[], 0])
  })

  test('rounds and pages that make no sense are refused', async () => {
    await assert.rejects(client.auctionEndpoint({ round: -2n }).response, { kind: 'invalid-input' })
    await assert.rejects(client.auctionV2({ round: 9_999_999n }).response, { kind: 'not-found' })
    const ask = { perPage: 0, token: '', endTime: 0n }
    await assert.rejects(client.auctionsHistoryV2({ ...ask, perPage: -1 }).response, {
      kind: 'invalid-input',
    })
    await assert.rejects(client.auctionsHistoryV2({ ...ask, token: 'x' }).response, { kind: 'invalid-input' })
    await assert.rejects(client.auctionsHistoryV2({ ...ask, endTime: -1n }).response, {
      kind: 'invalid-input',
    })
    await assert.rejects(client.auctionAccountStatus({ round: 1n, address: '' }).response, {
      code: 'grpc.unimplemented',
    })
  })
})
