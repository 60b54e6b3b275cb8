import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  HistoricalTradesRequest,
  type HistoricalTrade,
  type HistoricalTradesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { InjectiveArchiverRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb.client'
import { IndexerGrpcArchiverApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { createPlaces } from '@injsight/runtime'
import type { Pool } from 'pg'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import type { Trade } from '#src/queries/orders/types.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createUsdPrices } from '../usd-prices.ts'
import { createAverageEntries } from './average-entries.ts'
import { getWorth } from '../accounts/get-worth.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readMarketTrades } from '../../../test/recorded/market-trades.ts'

const refused = { kind: 'invalid-input' }

async function readAll(pool: Pool): Promise<Trade[]> {
  const all: Trade[] = []
  for (const { id } of await listMarkets(pool, {})) {
    const trades = await readMarketTrades(pool, id)
    all.push(...trades.filter(({ quantity }) => Number(quantity.raw) > 0))
  }
  return all
}

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcArchiverApi(url)
  const client = new InjectiveArchiverRPCClient(transport)
  const ask = (more: object) => client.historicalTrades(HistoricalTradesRequest.create(more)).response
  const trades = await readAll(pool)
  const byOwner = Map.groupBy(trades, ({ subaccountId }) => subaccountId.slice(0, 42))
  const [busiest = ''] = [...byOwner.keys()].toSorted(
    (a, b) => (byOwner.get(b)?.length ?? 0) - (byOwner.get(a)?.length ?? 0),
  )
  const account = encodeAddress('inj', Buffer.from(busiest.slice(2), 'hex'))
  const own = byOwner.get(busiest) ?? []

  async function readPages(more: object): Promise<HistoricalTrade[]> {
    const read: HistoricalTrade[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const page: HistoricalTradesResponse = await ask({ ...more, token, perPage: 100 })
      read.push(...page.trades)
      token = page.next[0]
    }
    return read
  }

  test('trades of all markets are read page by page, each once, the newest first', async () => {
    const read = await readPages({ account })
    assert.equal(read.length, own.length)
    assert.equal(new Set(read.map(({ tradeId }) => tradeId)).size, own.length)
    assert.ok(read.every((one, at) => at === 0 || one.executedAt <= (read[at - 1]?.executedAt ?? 0n)))
    assert.ok(read.every((one) => one.account === account))
    const sides = (lines: { isMaker: boolean }[]) => lines.filter(({ isMaker }) => isMaker).length
    assert.equal(read.filter(({ executionSide }) => executionSide === 'maker').length, sides(own))
    const end = own[own.length >> 1]?.height ?? 0n
    const until = await readPages({ account, endBlock: end })
    assert.equal(until.length, own.filter(({ height }) => height <= end).length)
    const limits = await readPages({ account, executionTypes: ['limitFill'] })
    assert.equal(limits.length, own.filter(({ execution }) => execution === 'LimitFill').length)
  })

  test('volume and profit of an account are sums of its trades, by the day and together', async () => {
    const read = await readPages({ account })
    const ofOrders = read.filter(({ executionType }) => /^market$|^limit/.test(executionType))
    const volume = Number(addDecimals(ofOrders.map(({ usdValue }) => usdValue || '0')))
    const stats = await api.fetchAccountStats({ account, period: '1M' })
    assert.ok(volume > 0 && Math.abs(stats.volume - volume) <= volume * 1e-9)
    const { t, v } = await api.fetchHistoricalVolumes({ account, resolution: '1W' })
    assert.equal(t.length, v.length)
    assert.ok(t.every((time, at) => at === 0 || time === (t[at - 1] ?? 0) + 86_400))
    assert.ok(Math.abs(v.reduce((sum, one) => sum + one, 0) - volume) <= volume * 1e-9)
    const pnl = Number(addDecimals(own.map(({ position }) => position?.pnl.human ?? '0')))
    assert.ok(Math.abs(stats.pnl - pnl) <= Math.abs(pnl) * 1e-9)
    const rpnl = await api.fetchHistoricalRpnl({ account, resolution: '1D' })
    assert.ok(Math.abs(rpnl.v.reduce((sum, one) => sum + one, 0) - pnl) <= Math.abs(pnl) * 1e-9)
  })

  test('leaderboards are by what everybody traded and earned, with the place of who asks', async () => {
    const boards = [
      ['volume', await api.fetchVolLeaderboardFixedResolution({ resolution: '1M', limit: 100, account })],
      ['pnl', await api.fetchPnlLeaderboardFixedResolution({ resolution: 'ALL', limit: 100, account })],
    ] as const
    for (const [by, { leaders, accountRow, firstDate, lastDate }] of boards) {
      assert.ok(leaders.length > 3 && firstDate <= lastDate)
      assert.ok(leaders.every((one, at) => at === 0 || one[by] <= (leaders[at - 1]?.[by] ?? 0)))
      assert.deepEqual(
        leaders.map(({ rank }) => rank),
        leaders.map((_, at) => at + 1),
      )
      assert.deepEqual(
        accountRow,
        leaders.find((one) => one.account === account),
      )
      for (const { account: leader, volume, pnl } of leaders) {
        const stats = await api.fetchAccountStats({ account: leader, period: '1M' })
        assert.ok(Math.abs(stats.volume - volume) <= volume * 1e-9)
        assert.ok(Math.abs(stats.pnl - pnl) <= Math.abs(pnl) * 1e-9)
      }
    }
    const [first] = boards[0][1].leaders
    const ends = { startDate: String(Date.parse(boards[0][1].lastDate)), endDate: '0' }
    const [sole, ...others] = (await api.fetchVolLeaderboard({ ...ends, limit: 1 })).leaders
    assert.deepEqual([sole, others.length], [first, 0])
    const before = { startDate: '0', endDate: '1000' }
    assert.deepEqual((await api.fetchPnlLeaderboard(before)).leaders, [])
    for (const wrong of [
      { startDate: '2', endDate: '1' },
      { startDate: '-1', endDate: '1' },
    ])
      await assert.rejects(api.fetchPnlLeaderboard(wrong))
  })

  test('[ACCT-01] the balance of an account by the day ends with what it is worth now', async () => {
    const { t, v } = await api.fetchHistoricalBalance({ account, resolution: '1W' })
    const { historicalBalance } = await client.balance({ account, resolution: '1W' }).response
    const { quoteDecimals, wallet, exchange } = await getWorth(pool, account)
    const spotAndPerp = Number(addDecimals([wallet, exchange])) / 10 ** quoteDecimals
    const { spot = 0, perp = 0, staking = 0 } = historicalBalance?.dv.at(-1) ?? {}
    assert.ok(spotAndPerp > 0 && Math.abs(spot + perp - spotAndPerp) <= spotAndPerp * 1e-9)
    assert.ok(Math.abs((v.at(-1) ?? 0) - spot - perp - staking) <= spotAndPerp * 1e-9)
    assert.equal(t.length, v.length)
    assert.ok(t.every((time) => time % 86_400 === 0))
    await assert.rejects(api.fetchHistoricalBalance({ account, resolution: '7H' }))
  })

  test('average entries follow from all spot trades, told first as they stand and then as they change', async () => {
    const owns = own.filter(({ position }) => position === null)
    const last = owns.reduce((highest, { height }) => (height > highest ? height : highest), 0n)
    const known = createKnownMarkets(pool, ['spot'])
    const places = createPlaces({ atOnce: 1, most: 2, mostOfOne: 2 })
    const listen = (...heights: bigint[]) => {
      const feed = {
        follow: async function* follow() {
          yield* heights.map((height) => ({ height }))
        },
      }
      const streams = createAverageEntries({
        pool,
        feed,
        markets: known,
        readUsd: createUsdPrices(pool),
        places,
      })
      const context = { signal: new AbortController().signal, headers: {} }
      return Array.fromAsync(streams.streamSpotAverageEntries({ account }, context))
    }
    const [told, whole] = await Promise.all([listen(last - 1n, last), listen(last)])
    assert.ok(told.length > 0 && whole.length > 0)
    const others = Promise.withResolvers<void>()
    const taken = [1, 2].map(() => places.run('average entries', () => others.promise))
    await assert.rejects(listen(last), { kind: 'unavailable', code: 'places.own' })
    others.resolve()
    await Promise.all(taken)
    const end = new Map(told.map(({ averageEntry }) => [averageEntry?.marketId, averageEntry] as const))
    for (const { averageEntry } of whole) {
      assert.deepEqual(end.get(averageEntry?.marketId), averageEntry)
      const units = (await known()).byId.get(averageEntry?.marketId ?? '')?.units
      const prices = owns
        .filter(({ marketId, isBuy }) => isBuy && marketId === averageEntry?.marketId)
        .map(({ price, generation }) => Number(units?.price(price.raw, generation)))
      const average = Number(averageEntry?.averageEntryPrice)
      assert.ok(average >= Math.min(...prices) * (1 - 1e-9) && average <= Math.max(...prices) * (1 + 1e-9))
    }
  })

  test('holders of a denom are counted, the largest first', async () => {
    const { holders, total, next } = await api.fetchDenomHolders({ denom: 'inj', limit: 5 })
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from balances join denoms on denoms.id = balances.denom where denoms.denom = 'inj' and amount > 0`,
    )
    assert.equal(total, rows[0]?.n)
    assert.equal(holders.length, 5)
    const more = await api.fetchDenomHolders({
      denom: 'inj',
      limit: 5,
      ...(next[0] ? { token: next[0] } : {}),
    })
    assert.ok(BigInt(more.holders[0]?.balance ?? 0) <= BigInt(holders[4]?.balance ?? 0))
    assert.ok(!holders.some(({ accountAddress }) => accountAddress === more.holders[0]?.accountAddress))
  })

  test('what makes no sense is refused', async () => {
    for (const more of [
      { account: 'x' },
      { perPage: -1 },
      { token: 'x' },
      { fromBlock: 9n, endBlock: 3n },
      { fromTime: -1n },
      { executionTypes: ['x'] },
    ])
      await assert.rejects(ask(more), refused)
    await assert.rejects(client.volumes({ account, resolution: '1Y' }).response, refused)
    await assert.rejects(client.rpnl({ account: '', resolution: '1D' }).response, refused)
    await assert.rejects(client.denomHolders({ denom: '', token: '', limit: 0 }).response, refused)
    await assert.rejects(client.balance({ account, resolution: 'ALL' }).response, refused)
  })
})
