import assert from 'node:assert/strict'
import { after } from 'node:test'
import { QueryClient as FirstQueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.client.js'
import { QueryClient as SecondQueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client.js'
import {
  OrderStatesRequest,
  RewardsRequest,
  SubaccountHistoryRequest,
  SubaccountOrderSummaryRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { InjectiveAccountsRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb.client'
import { IndexerGrpcAccountApi } from '@injectivelabs/sdk-ts/client/indexer'
import { encodeAddress } from '@injsight/chain'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { decodePositions } from '#src/handlers/exchange/history/position-changes.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { walkFills } from '#src/queries/orders/walk-fills.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { createAccountDataStream } from './account-data.ts'
import { createBalanceMethods } from './balances.ts'
import { createUsdPrices } from '../usd-prices.ts'

const refused = { kind: 'invalid-input' }
const noSubaccount = `0x${'00'.repeat(32)}`

await forEachRecording(async (recording, test) => {
  const { url, transport, pool, stop } = await indexedApi(recording)
  after(stop)
  const api = new IndexerGrpcAccountApi(url)
  const client = new InjectiveAccountsRPCClient(transport)
  const { rows: held } = await pool.query<{ subaccount: Buffer; denoms: number }>(
    'select subaccount, count(*)::int as denoms from exchange_deposits group by subaccount order by 2 desc, 1 limit 20',
  )
  const subaccounts = held.map(({ subaccount }) => ({
    id: `0x${subaccount.toString('hex')}`,
    address: encodeAddress('inj', subaccount.subarray(0, 20)),
    bytes: subaccount,
  }))

  test('what subaccounts hold is told of one denom and of all, and so are the subaccounts of an account', async () => {
    assert.ok(subaccounts.length > 5)
    for (const { id, address, bytes } of subaccounts) {
      assert.ok((await api.fetchSubaccountsList(address)).includes(id))
      const own = (await listSubaccounts(pool, bytes.subarray(0, 20))).find((one) => one.id.equals(bytes))
      const balances = await api.fetchSubaccountBalancesList(id)
      assert.deepEqual(
        balances.map(({ denom, deposit, accountAddress }) => [denom, deposit, accountAddress]),
        own?.deposits.map(({ denom, total, available }) => [
          denom,
          { totalBalance: addDecimals([total]), availableBalance: addDecimals([available]) },
          address,
        ]),
      )
      for (const balance of balances)
        assert.deepEqual(await api.fetchSubaccountBalance(id, balance.denom), balance)
    }
  })

  test('the paths of the gateway of the Go SDK say the same', async () => {
    const ask = async (method: string, body: string) => {
      const path = `${url}/injective_accounts_rpc.InjectiveAccountsRPC/${method}`
      const answer = await fetch(path, { method: 'POST', body })
      return [answer.status, (await answer.json()) as Record<string, unknown>] as const
    }
    const [{ id, address } = { id: '', address: '' }] = subaccounts
    const { balances } = await client.subaccountBalancesList({ subaccountId: id, denoms: [] }).response
    const [status, told] = await ask('SubaccountBalancesList', JSON.stringify({ subaccount_id: id }))
    assert.deepEqual([status, told['balances']], [200, balances])
    const [, listed] = await ask('SubaccountsList', JSON.stringify({ accountAddress: address }))
    assert.deepEqual(listed['subaccounts'], await api.fetchSubaccountsList(address))
    const [refusedWith, { code }] = await ask('SubaccountsList', '{"accountAddress":"inj1nobody"}')
    assert.deepEqual([refusedWith, code], [400, 3])
  })

  test('what moved in and out of a subaccount is its transfers, by type, denom and time', async () => {
    let seen = 0
    for (const { id, bytes } of subaccounts) {
      const { rows } = await pool.query<{ from_subaccount: Buffer | null; to_subaccount: Buffer | null }>(
        'select from_subaccount, to_subaccount from subaccount_transfers where from_subaccount = $1 or to_subaccount = $1',
        [bytes],
      )
      const { transfers, pagination } = await api.fetchSubaccountHistory({ subaccountId: id })
      assert.equal(transfers.length, Math.min(rows.length, 100))
      assert.equal(pagination.total, rows.length)
      seen += transfers.length
      const times = transfers.map(({ executedAt }) => executedAt)
      assert.deepEqual(
        times,
        times.toSorted((a, b) => b - a),
      )
      const deposits = await api.fetchSubaccountHistory({ subaccountId: id, transferTypes: ['deposit'] })
      assert.equal(deposits.transfers.length, rows.filter((row) => row.from_subaccount === null).length)
      const older = { subaccountId: id, endTime: BigInt(times[1] ?? 1) }
      const { transfers: before } = await client.subaccountHistory(SubaccountHistoryRequest.create(older))
        .response
      assert.equal(before.length, times.filter((time) => time <= Number(older.endTime)).length)
    }
    assert.ok(seen > 10)
  })

  test('open orders are counted and told by their hashes', async () => {
    const { rows } = await pool.query<{
      hash: Buffer
      subaccount: string
      is_buy: boolean
      kind: string
      id: string
    }>(
      `select hash, subaccount, is_buy, m.kind, m.id from open_orders as o join markets as m on m.key = o.market limit 50`,
    )
    assert.ok(rows.length > 2)
    const hashes = rows.map(({ hash }) => `0x${hash.toString('hex')}`)
    const asked = OrderStatesRequest.create({ spotOrderHashes: hashes })
    const { spotOrderStates, derivativeOrderStates } = await client.orderStates(asked).response
    const states = [...spotOrderStates, ...derivativeOrderStates]
    assert.equal(states.length, rows.length)
    for (const { orderHash, orderSide, marketId, subaccountId, quantityRemaining, state } of states) {
      const row = rows[hashes.indexOf(orderHash)]
      assert.deepEqual([orderSide === 'buy', marketId, subaccountId], [row?.is_buy, row?.id, row?.subaccount])
      assert.ok(Number(quantityRemaining) > 0)
      assert.match(state, /^booked$|^partial_filled$/)
    }
    for (const subaccountId of new Set(rows.map(({ subaccount }) => subaccount))) {
      const summary = await api.fetchSubaccountOrderSummary({ subaccountId })
      const { rows: counted } = await pool.query<{ spot: number; other: number }>(
        `select count(*) filter (where m.kind = 'spot')::int as spot, count(*) filter (where m.kind <> 'spot')::int as other
          from open_orders as o join markets as m on m.key = o.market where subaccount = $1`,
        [subaccountId],
      )
      assert.deepEqual(
        Object.values(summary).map(Number).toSorted(byNumber),
        Object.values(counted[0] ?? {}).toSorted(byNumber),
      )
    }
  })

  test('a portfolio is the sum of its subaccounts, priced by the markets of the chain', async () => {
    const [first] = subaccounts
    const { portfolio } = await client.portfolio({ accountAddress: first?.address ?? '' }).response
    assert.ok(portfolio)
    const parts = [portfolio.availableBalance, portfolio.lockedBalance, portfolio.unrealizedPnl]
    assert.equal(portfolio.portfolioValue, addDecimals(parts))
    assert.equal(
      portfolio.availableBalance,
      addDecimals(portfolio.subaccounts.map(({ availableBalance }) => availableBalance)),
    )
    assert.ok(Number(portfolio.portfolioValue) > 0)
  })

  test('rewards for trading are those that the chain paid', async () => {
    const { rows } = await pool.query<{ address: Buffer; n: number }>(
      'select address, count(distinct height)::int as n from reward_payments join addresses using (account) group by address',
    )
    for (const { address, n } of rows) {
      const rewards = await api.fetchRewards({ address: encodeAddress('inj', address), epoch: -1 })
      assert.equal(rewards.length, n)
      assert.ok(
        rewards.every(({ rewards: coins, distributedAt }) => coins.length > 0 && distributedAt > 1e12),
      )
    }
    const [first] = subaccounts
    const none = RewardsRequest.create({ accountAddress: first?.address ?? '', epoch: -2n })
    await assert.rejects(client.rewards(none).response, refused)
  })

  test('points, payments and tiers of discounts are those that the chain tells', async () => {
    const explorer = new ExplorerClient(transport)
    const ofSecond = await pool.query('select from markets where generation = 2 limit 1')
    // A node of today tells older words in the smallest unit of the quote asset, or not, as it knows its decimals.
    const chain = new (ofSecond.rowCount === 1 ? SecondQueryClient : FirstQueryClient)(transport)
    const { points, campaign } = (await explorer.getTradingRewards({})).response
    const told = (await chain.tradeRewardCampaign({})).response
    const gathering = points.find((one) => one.pool === 0n)
    assert.equal(shift(gathering?.points ?? '0', 18), shift(told.totalTradeRewardPoints || '0', 0))
    assert.equal(campaign === undefined, told.tradingRewardCampaignInfo === undefined)
    const first = (await explorer.listRewardPoints({ pool: 0n, limit: 2, cursor: '' })).response
    const all = (await explorer.listRewardPoints({ pool: 0n, limit: 200, cursor: '' })).response
    assert.equal(all.accounts.length, gathering?.accounts ?? 0)
    const second = (await explorer.listRewardPoints({ pool: 0n, limit: 200, cursor: first.next })).response
    if (first.next !== '') assert.deepEqual([...first.accounts, ...second.accounts], all.accounts)
    const paid = (await explorer.listRewardPayments({ limit: 200, cursor: '' })).response
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from reward_payments')
    assert.equal(paid.payments.length, rows[0]?.n)
    const { schedule } = (await explorer.getFeeDiscounts({ account: '' })).response
    const { feeDiscountSchedule } = (await chain.feeDiscountSchedule({})).response
    assert.deepEqual(
      schedule?.tiers.map(({ maker, taker, staked }) => [shift(maker, 18), shift(taker, 18), staked]),
      feeDiscountSchedule?.tierInfos.map((tier) => [
        tier.makerDiscountRate,
        tier.takerDiscountRate,
        tier.stakedAmount,
      ]),
    )
    for (const { address } of subaccounts.slice(0, 5)) {
      const { account } = (await explorer.getFeeDiscounts({ account: address })).response
      assert.equal(account?.account, address)
    }
    await assert.rejects(explorer.getFeeDiscounts({ account: 'x' }).response, refused)
    await assert.rejects(explorer.listRewardPoints({ pool: 0n, limit: 1, cursor: 'x' }).response, refused)
  })

  test('a stream tells of balances that changed', async () => {
    const [first] = subaccounts
    assert.ok(first)
    const feed = {
      async *follow() {
        yield { height: 1n }
        yield { height: 2n }
      },
    }
    const streams = createBalanceMethods({ pool, feed, readUsd: createUsdPrices(pool) })
    const context = { signal: new AbortController().signal, headers: {} }
    const told = await Array.fromAsync(
      streams.streamSubaccountBalance({ subaccountId: first.id, denoms: [] }, context),
    )
    assert.deepEqual(told, [])
    await assert.rejects(
      Array.fromAsync(streams.streamSubaccountBalance({ subaccountId: 'x', denoms: [] }, context)),
      refused,
    )
  })

  test('a stream of an account tells its trades, orders, positions and funding block by block', async () => {
    const { rows } = await pool.query<{ account: string; address: Buffer; height: string }>(
      `select account, address, max(height) as height from order_packs join addresses using (account)
        where trades > 0 group by 1, 2 order by count(*) desc limit 1`,
    )
    const [busiest] = rows
    assert.ok(busiest)
    const to = BigInt(busiest.height)
    const from = to - 20n
    const feed = {
      async *follow() {
        yield { height: from }
        yield { height: to }
      },
    }
    const streams = createAccountDataStream({ pool, feed, readUsd: createUsdPrices(pool) })
    const context = { signal: new AbortController().signal, headers: {} }
    const accountAddress = encodeAddress('inj', busiest.address)
    const told = await Array.fromAsync(streams.streamAccountData({ accountAddress }, context))
    const markets = (await listMarkets(pool, {})).map(({ key }) => key)
    const search = { markets, areNamed: false, accounts: [BigInt(busiest.account)], from: from + 1n, to }
    const fills = (await Array.fromAsync(walkFills(pool, search)))
      .flatMap(({ fills: some }) => some)
      .filter(({ fill }) => fill.fill.quantity > 0n)
    assert.ok(fills.length > 0)
    assert.equal(told.filter(({ trade }) => trade !== undefined).length, fills.length)
    const ordered = told.filter(({ orderHistory }) => orderHistory !== undefined)
    assert.ok(ordered.length > 0)
    assert.ok(told.filter(({ order }) => order !== undefined).length <= ordered.length)
    const changes = await pool.query<{ height: string; changes: Buffer }>(
      'select height, changes from position_changes where account = $1 and height between $2 and $3',
      [busiest.account, from + 1n, to],
    )
    assert.equal(
      told.filter(({ position }) => position !== undefined).length,
      changes.rows.flatMap((row) => decodePositions(row.changes)).length,
    )
    const own = `0x${busiest.address.toString('hex')}`
    for (const { trade, position } of told) {
      const { spotTrade, derivativeTrade } = {
        spotTrade: undefined,
        derivativeTrade: undefined,
        ...trade?.trade,
      }
      const of = [spotTrade, derivativeTrade, position?.position].find((one) => one !== undefined)
      if (of !== undefined) assert.ok(of.subaccountId.startsWith(own))
    }
    await assert.rejects(
      Array.fromAsync(streams.streamAccountData({ accountAddress: 'x' }, context)),
      refused,
    )
  })

  test('what makes no sense is refused', async () => {
    const history = (more: object) =>
      client.subaccountHistory(SubaccountHistoryRequest.create({ subaccountId: noSubaccount, ...more }))
        .response
    for (const more of [
      { subaccountId: '0x1' },
      { limit: -1 },
      { skip: 20_000n },
      { endTime: -1n },
      { transferTypes: ['x'] },
    ])
      await assert.rejects(history(more), refused)
    assert.deepEqual((await history({})).transfers, [])
    const summary = { subaccountId: noSubaccount, orderDirection: 'up' }
    await assert.rejects(
      client.subaccountOrderSummary(SubaccountOrderSummaryRequest.create(summary)).response,
      refused,
    )
    await assert.rejects(
      client.orderStates({ spotOrderHashes: ['0x'], derivativeOrderHashes: [] }).response,
      refused,
    )
    await assert.rejects(client.subaccountsList({ accountAddress: 'inj1' }).response, refused)
    const balance = { subaccountId: noSubaccount, denom: 'inj' }
    await assert.rejects(client.subaccountBalanceEndpoint(balance).response, { kind: 'not-found' })
  })
})

function byNumber(a: number, b: number): number {
  return a - b
}
