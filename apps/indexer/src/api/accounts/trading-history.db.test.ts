import assert from 'node:assert/strict'
import { after } from 'node:test'
import { readSubaccount } from '@injsight/chain'
import { ExplorerClient } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { listToldTrades } from '../../../test/recorded/told-trades.ts'

const limit = 150

await forEachRecording(async (recording, test) => {
  const { url, transport, stop } = await indexedApi(recording)
  after(stop)
  const injsight = new ExplorerClient(transport)
  const told = [...listToldTrades(recording, 'Spot'), ...listToldTrades(recording, 'Derivative')].filter(
    ({ quantity }) => quantity !== '0', // a market order that found nobody is told as a trade of nothing
  )
  const byAccount = Map.groupBy(told, ({ subaccountId }) => readSubaccount(subaccountId).account)
  const busiest = [...byAccount].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 4)

  test('[ACCT-04] an account’s trades are those that the chain tells, the newest first, page by page', async () => {
    for (const [account, expected] of busiest) {
      const trades = await listAll(async (cursor) => {
        const { trades: lines, next } = await injsight.listAccountTrades({
          account,
          cursor,
          limit,
          isClosing: false,
        }).response
        return { lines, next }
      })
      const fills = trades.flatMap(({ fill }) => fill ?? [])
      const nameOf = (one: { height: bigint | number; orderHash: string; isBuy: boolean }) =>
        `${one.height} ${one.orderHash} ${one.isBuy}`
      assert.deepEqual(fills.map(nameOf).toSorted(), expected.map(nameOf).toSorted())
      const heights = fills.map(({ height }) => height)
      assert.deepEqual(
        heights,
        heights.toSorted((a, b) => Number(b - a)),
      )
      const closing = await listAll(async (cursor) => {
        const { trades: lines, next } = await injsight.listAccountTrades({
          account,
          cursor,
          limit: 7,
          isClosing: true,
        }).response
        return { lines, next }
      })
      assert.deepEqual(
        closing,
        trades.filter(({ profit }) => profit !== undefined),
      )
    }
  })

  test('[ACCT-04] what closes a position says what it realised: as many as the chain pays out for', async () => {
    const payouts = new Map<string, number>()
    for (const [account, expected] of busiest)
      payouts.set(account, expected.filter(({ payout }) => payout !== '0').length)
    for (const [account, count] of payouts) {
      const closing = await listAll(async (cursor) => {
        const { trades: lines, next } = await injsight.listAccountTrades({
          account,
          cursor,
          limit,
          isClosing: true,
        }).response
        return { lines, next }
      })
      assert.ok(closing.length >= count, `${account} closed ${closing.length} of ${count}`)
      assert.ok(closing.every(({ fill, quoteDenom }) => fill !== undefined && quoteDenom !== ''))
    }
  })

  test('[ACCT-04] every step of an order is told once, and its fills are the trades', async () => {
    const [[account, expected] = ['', []]] = busiest
    const steps = await listAll(async (cursor) => {
      const { happenings: lines, next } = await injsight.listOrderHistory({ account, cursor, limit }).response
      return { lines, next }
    })
    const count = (what: string) => steps.filter((one) => one.what === what).length
    assert.equal(count('filled'), expected.length)
    assert.ok(count('placed') > 0 && count('cancelled') > 0)
    assert.ok(steps.every(({ what, end }) => what !== 'cancelled' || end !== undefined))
  })

  test('[ACCT-04] every deposit, withdrawal and transfer of a subaccount is told to both sides', async () => {
    const [[account] = ['']] = busiest
    const transfers = await listAll(async (cursor) => {
      const { transfers: lines, next } = await injsight.listSubaccountTransfers({ account, cursor, limit: 3 })
        .response
      return { lines, next }
    })
    const names = ['Deposit', 'Withdraw', 'BalanceTransfer']
    const ofVersion = (version: string) =>
      names.flatMap((name) =>
        listRecordedEvents(recording, `injective.exchange.${version}.EventSubaccount${name}`),
      )
    const events = ofVersion('v2').length > 0 ? ofVersion('v2') : ofVersion('v1beta1')
    const isOf = (value: string) =>
      /^"0x[0-9a-f]{64}"$/.test(value)
        ? readSubaccount(JSON.parse(value) as string).account === account
        : value === JSON.stringify(account)
    const own = events.filter(({ values }) => Object.values(values).some(isOf))
    assert.equal(transfers.length, own.length)
    assert.ok(transfers.every(({ transactionHash }) => transactionHash.length === 64))
  })

  test('[ACCT-04] funding is the same in pages of any size, and what the service of the chain tells of it', async () => {
    let all = 0
    for (const [account] of byAccount) {
      const list = (size: number) =>
        listAll(async (cursor) => {
          const { payments: lines, next } = await injsight.listFundingPayments({
            account,
            cursor,
            limit: size,
          }).response
          return { lines, next }
        })
      const whole = await list(200)
      all += whole.length
      assert.deepEqual(await list(2), whole)
      const bySubaccount = Map.groupBy(whole, ({ subaccountId }) => subaccountId)
      for (const [subaccountId, payments] of bySubaccount) {
        const path = `/api/exchange/derivative/v1/fundingPayments?subaccountId=${subaccountId}&limit=100`
        const answer = await fetch(url + path)
        assert.equal(answer.status, 200)
        const { payments: told } = (await answer.json()) as { payments: { timestamp: string }[] }
        assert.deepEqual(
          told.map(({ timestamp }) => BigInt(timestamp)),
          payments.map(({ time }) => time).slice(0, 100),
        )
      }
    }
    assert.ok(all > 0)
  })

  test('[ACCT-04] a record by market is what its lines over time come to, and these what its trades do', async () => {
    let funded = 0
    for (const [account, expected] of busiest) {
      const ask = (marketId: string) => injsight.listTradingRecord({ account, marketId }).response
      const { lines: markets, stepSeconds } = await ask('')
      assert.equal(stepSeconds, 0)
      assert.deepEqual(
        markets.map(({ marketId }) => marketId).toSorted(),
        [
          ...new Set(expected.filter(({ quantity }) => quantity !== '0').map(({ market }) => market)),
        ].toSorted(),
      )
      const { payments } = await injsight.listFundingPayments({ account, cursor: '', limit: 200 }).response
      for (const { marketId, time: _, funding: none, trades, ...whole } of markets) {
        assert.equal(none, '')
        const record = await ask(marketId)
        assert.ok(record.stepSeconds === 60 || record.lines.length <= 2)
        const times = record.lines.map(({ time }) => time)
        assert.deepEqual(
          times,
          times.toSorted((a, b) => Number(a - b)),
        )
        const sum = (of: (line: (typeof record.lines)[number]) => string) => addDecimals(record.lines.map(of))
        assert.equal(
          record.lines.reduce((n, line) => n + line.trades, 0),
          trades,
        )
        for (const name of ['volume', 'makerVolume', 'fees', 'rebates', 'profit'] as const)
          assert.equal(
            sum((line) => line[name] || '0'),
            whole[name] || '0',
          )
        const paid = payments.filter((one) => one.marketId === marketId).map(({ amount }) => amount)
        funded += paid.length
        assert.equal(
          sum(({ funding }) => funding || '0'),
          addDecimals(paid),
        )
      }
    }
    assert.ok(funded > 0)
    const [[account] = ['']] = busiest
    const { lines } = await injsight.listTradingRecord({ account, marketId: `0x${'0'.repeat(64)}` }).response
    assert.deepEqual(lines, [])
    await assert.rejects(injsight.listTradingRecord({ account, marketId: '0x1' }).response, {
      kind: 'invalid-input',
    })
  })

  test('[ACCT-04] liquidations of accounts are those of markets, page by page', async () => {
    const list = (of: { account: string } | { marketId: string }, size: number) =>
      listAll(async (cursor) => {
        const request = { account: '', marketId: '', ...of, cursor, limit: size, to: 0n }
        const { liquidations: lines, next } = await injsight.listLiquidations(request).response
        return { lines, next }
      })
    const markets = [...new Set(told.map(({ market }) => market))]
    const ofMarkets = (await Promise.all(markets.map((marketId) => list({ marketId }, 1)))).flat()
    const accounts = [...new Set(ofMarkets.map(({ account }) => account))]
    const ofAccounts = (await Promise.all(accounts.map((account) => list({ account }, 1)))).flat()
    const nameOf = (one: (typeof ofMarkets)[number]) => Object.values(one).join(' ')
    assert.equal(ofAccounts.length, ofMarkets.length)
    assert.deepEqual(ofAccounts.map(nameOf).toSorted(), ofMarkets.map(nameOf).toSorted())
  })

  test('[ACCT-04] a cursor that no page gave is refused', async () => {
    const request = { account: busiest[0]?.[0] ?? '', limit: 1, isClosing: false }
    for (const cursor of ['x', '1', '../..', '9'.repeat(50)]) {
      await assert.rejects(injsight.listAccountTrades({ ...request, cursor }).response, {
        code: 'grpc.invalid_argument',
      })
      await assert.rejects(injsight.listSubaccountTransfers({ ...request, cursor }).response, {
        code: 'grpc.invalid_argument',
      })
    }
  })
})

async function listAll<Line>(
  ask: (cursor: string) => Promise<{ lines: Line[]; next: string }>,
): Promise<Line[]> {
  const all: Line[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { lines, next } = await ask(cursor)
    all.push(...lines)
    cursor = next === '' ? undefined : next
  }
  return all
}
