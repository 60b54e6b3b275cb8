import assert from 'node:assert/strict'
import { test as testOnce } from 'node:test'
import { compareDecimals } from '@injsight/chain'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import type { BookLevel, MarketChange, MarketSettlement } from '@injsight/injsight-v1'
import { forEachRecording, newerRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { findMarkets } from './find-markets.ts'
import { getOrderBook } from './get-order-book.ts'
import { listCandleMarks } from './list-candle-marks.ts'
import { listLiquidations } from './list-liquidations.ts'
import { listRestingOrders } from './list-resting-orders.ts'
import { listSettlements } from './list-settlements.ts'
import { listMarketChanges } from './list-market-changes.ts'
import { createBookStream } from './stream-books.ts'

const toPair = ({ price, quantity }: BookLevel): [string, string] => [
  price?.human ?? '',
  quantity?.human ?? '',
]

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const { rows: markets } = await pool.query<{ id: string; ticker: string }>('select id, ticker from markets')

  test('[MARKET-02] every market is found by its id and by its ticker', async () => {
    assert.ok(markets.length > 0)
    for (const { id, ticker } of markets) {
      const byId = await findMarkets(pool, { name: id.toUpperCase().replace('0X', '0x') })
      assert.deepEqual([byId.by, byId.markets.map(({ marketId }) => marketId)], ['id', [id]])
      const byTicker = await findMarkets(pool, { name: ticker })
      assert.equal(byTicker.by, 'ticker')
      assert.ok(byTicker.markets.some(({ marketId }) => marketId === id))
    }
    assert.deepEqual(await findMarkets(pool, { name: 'nonsense' }), { by: '', markets: [] })
  })

  test('[MARKET-02] books at every block go from one change to the next', async () => {
    for (const { id } of markets) {
      const now = await getOrderBook(pool, { marketId: id, height: 0n })
      assert.equal(now.height, now.head)
      assert.equal(now.changedAfter, 0n)
      if (now.changedBefore === 0n) continue
      const before = await getOrderBook(pool, { marketId: id, height: now.changedBefore })
      const between = await getOrderBook(pool, { marketId: id, height: now.changedBefore - 1n })
      assert.equal(between.changedAfter, now.changedBefore)
      assert.notDeepEqual([between.buys, between.sells], [before.buys, before.sells])
    }
  })

  test('[MARKET-02] what a stream tells of books leads from one to the other', async () => {
    const [{ id } = { id: '' }] = markets
    const now = await getOrderBook(pool, { marketId: id, height: 0n })
    const from = now.head - 60n > now.from ? now.head - 60n : now.from
    const feed = {
      async *follow() {
        for (const height of [from, now.head - 40n, now.head]) if (height >= from) yield { height }
      },
    }
    const before = await getOrderBook(pool, { marketId: id, height: from })
    const levels = new Map([...before.buys, ...before.sells].map(toPair))
    const stream = createBookStream({ pool, feed })({ marketIds: [id] }, new AbortController().signal)
    const told = await Array.fromAsync(stream)
    assert.deepEqual([told[0]?.marketId, told[0]?.height], ['', from])
    for (const { buys, sells } of told)
      for (const [price, quantity] of [...buys, ...sells].map(toPair))
        if (quantity === '0') levels.delete(price)
        else levels.set(price, quantity)
    assert.deepEqual(levels, new Map([...now.buys, ...now.sells].map(toPair)))
  })

  test('[MARKET-02] who rested at each price adds up to the book', async () => {
    let unknown = 0
    let told = 0
    for (const { id } of markets.slice(0, 4)) {
      const now = await getOrderBook(pool, { marketId: id, height: 0n })
      for (const height of [now.head, now.changedBefore, now.tradedBefore, (now.from + now.head) / 2n]) {
        if (height === 0n) continue
        const book = await getOrderBook(pool, { marketId: id, height })
        const { orders } = await listRestingOrders(pool, { marketId: id, height, levels: 5, cursor: '' })
        for (const [isBuy, levels] of [[true, book.buys] as const, [false, book.sells] as const]) {
          for (const { price, quantity } of levels.slice(0, 5)) {
            const here = orders.filter((one) => one.isBuy === isBuy && one.price?.raw === price?.raw)
            const sum = addDecimals(here.map((one) => one.quantity?.raw ?? ''))
            const whole = addDecimals([quantity?.raw ?? ''])
            assert.ok(compareDecimals(sum, whole) <= 0, `${id} at ${height}: ${sum} of ${whole}`)
            told++
            if (sum !== whole) unknown++
          }
        }
      }
    }
    assert.ok(told > 10)
    assert.equal(unknown, 0)
  })

  test('[MARKET-02] who rests is told page by page to the last price, of one block', async () => {
    let pages = 0
    for (const { id } of markets) {
      const whole = await listRestingOrders(pool, { marketId: id, height: 0n, levels: 50, cursor: '' })
      if (whole.next !== '') continue
      const paged: string[] = []
      for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
        const page = await listRestingOrders(pool, { marketId: id, height: 0n, levels: 1, cursor })
        assert.equal(page.height, whole.height)
        paged.push(...page.orders.map(({ hash }) => hash))
        cursor = page.next
        pages++
      }
      assert.deepEqual(paged.toSorted(), whole.orders.map(({ hash }) => hash).toSorted())
    }
    assert.ok(pages > markets.length)
    const asked = { marketId: markets[0]?.id ?? '', height: 0n, levels: 1, cursor: 'W10' }
    await assert.rejects(listRestingOrders(pool, asked), { kind: 'invalid-input' })
  })

  test('[MARKET-02] what changed a market is named', async () => {
    let causes = 0
    for (const { id } of markets) {
      const { changes } = await listMarketChanges(pool, { marketId: id, cursor: '', limit: 200, to: 0n })
      assert.equal(changes.at(-1)?.what, 'first')
      for (const { what, transactionHash, proposals, rules, price } of changes) {
        assert.ok(transactionHash === '' || proposals.length === 0)
        if (transactionHash !== '' || proposals.length > 0) causes++
        if (what === 'changed') assert.ok(rules.length > 0)
        if (what === 'settled') assert.notEqual(price, '')
      }
    }
    assert.ok(causes > markets.length)
  })

  test('[MARKET-02] what was decided in a block and done in the next is told with who decided it', async () => {
    const { settlements } = await listSettlements(pool, { marketId: '', limit: 200, cursor: '', to: 0n })
    const told = new Map<string, string>()
    for (const { marketId, height, kind, ...cause } of settlements) {
      const { changes } = await listMarketChanges(pool, { marketId, cursor: '', limit: 200, to: height })
      const done = changes.filter((change) => change.height === height)
      assert.ok(done.length > 0)
      for (const { transactionHash, proposals } of done)
        assert.deepEqual([transactionHash, proposals], [cause.transactionHash, cause.proposals])
      const [proposal] = cause.proposals
      const { rows } = await pool.query<{ height: string }>(
        'select height from proposal_ends where proposal = $1 union all select tx_seq >> 16 from txs where hash = $2',
        [proposal?.id ?? 0n, Buffer.from(cause.transactionHash, 'hex')],
      )
      for (const one of rows) assert.equal(BigInt(one.height), height - 1n)
      told.set(kind, proposal?.title ?? cause.transactionHash)
    }
    // Each recording has a market that a proposal settled, one that its admin did, and one whose time had come.
    assert.deepEqual([told.get('perpetual'), told.get('expiry')], ['Settle', ''])
    assert.notEqual(told.get('binary'), '')
  })

  test('[MARKET-02] what changed a market is told page by page', async () => {
    let most = 0
    for (const { id } of markets) {
      const whole = await listMarketChanges(pool, { marketId: id, cursor: '', limit: 200, to: 0n })
      assert.equal(whole.next, '')
      const paged: MarketChange[] = []
      for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
        const { changes, next } = await listMarketChanges(pool, { marketId: id, cursor, limit: 1, to: 0n })
        paged.push(...changes)
        cursor = next
      }
      assert.deepEqual(paged, whole.changes)
      for (const { height } of paged) {
        const { changes } = await listMarketChanges(pool, {
          marketId: id,
          cursor: '',
          limit: 200,
          to: height,
        })
        assert.deepEqual(
          changes,
          paged.filter((change) => change.height <= height),
        )
      }
      most = Math.max(most, paged.length)
    }
    assert.ok(most > 2)
  })

  test('[MARKET-02] liquidations are told page by page', async () => {
    const { rows } = await pool.query<{ market: string; n: number }>(
      'select m.id as market, count(*)::int4 as n from liquidations as l join markets as m on m.key = l.market group by 1',
    )
    assert.ok(rows.length > 0)
    for (const { market, n } of rows) {
      let [told, cursor] = [0, '']
      do {
        const page = await listLiquidations(pool, { marketId: market, account: '', limit: 1, cursor, to: 0n })
        told += page.liquidations.length
        cursor = page.next
      } while (cursor !== '')
      assert.equal(told, n)
    }
  })

  test('[MARKET-02] all liquidations and settlements are told, page by page or of one market', async () => {
    const newest = { marketId: '', limit: 200, cursor: '', to: 0n }
    const all = await listLiquidations(pool, { ...newest, account: '' })
    const { rows } = await pool.query<{ n: number }>('select count(*)::int4 as n from liquidations')
    assert.equal(all.liquidations.length, rows[0]?.n)
    const [one] = all.liquidations
    assert.ok(one !== undefined)
    const both = { marketId: one.marketId, account: one.account, limit: 200, cursor: '', to: 0n }
    assert.deepEqual(
      (await listLiquidations(pool, both)).liquidations,
      all.liquidations.filter(
        ({ marketId, account }) => marketId === one.marketId && account === one.account,
      ),
    )
    const settled = await listSettlements(pool, newest)
    const paged: MarketSettlement[] = []
    for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
      const { settlements, next } = await listSettlements(pool, { marketId: '', limit: 1, cursor, to: 0n })
      paged.push(...settlements)
      cursor = next
    }
    assert.deepEqual(paged, settled.settlements)
    for (const { height } of all.liquidations) {
      const { liquidations } = await listLiquidations(pool, { ...newest, account: '', to: height })
      assert.deepEqual(
        liquidations,
        all.liquidations.filter((told) => told.height <= height),
      )
    }
    for (const { height } of settled.settlements) {
      const { settlements } = await listSettlements(pool, { ...newest, to: height })
      assert.deepEqual(
        settlements,
        settled.settlements.filter((told) => told.height <= height),
      )
    }
    for (const { marketId, height, price } of settled.settlements) {
      assert.notEqual(price, '')
      const { changes } = await listMarketChanges(pool, { marketId, cursor: '', limit: 200, to: 0n })
      assert.ok(changes.some((change) => change.what === 'settled' && change.height === height))
      const { settlements } = await listSettlements(pool, { marketId, limit: 200, cursor: '', to: 0n })
      assert.ok(settlements.length > 0 && settlements.every((told) => told.marketId === marketId))
    }
  })

  test('[MARKET-02] candles are marked with all funding and all liquidations', async () => {
    const { rows: markets } = await pool.query<{ id: string; key: string; payments: number; closed: number }>(
      `select m.id, m.key, (select count(*)::int4 from funding_rates as f where f.market = m.key) as payments,
        (select count(*)::int4 from liquidations as l where l.market = m.key) as closed from markets as m`,
    )
    const { rows: times } = await pool.query<{ time: string }>(
      "select distinct extract(epoch from date_trunc('minute', time))::int8 as time from blocks order by 1",
    )
    const candles = { times: times.map(({ time }) => BigInt(time)), seconds: 60 }
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
    for (const { id, payments, closed } of markets) {
      const { marks } = await listCandleMarks(pool, { marketId: id, ...candles })
      assert.deepEqual(
        marks.map(({ time }) => time),
        candles.times,
      )
      assert.equal(sum(marks.map((mark) => mark.payments)), payments)
      assert.equal(sum(marks.map((mark) => mark.liquidations)), closed)
    }
  })
})

testOnce('[MARKET-02] the chain marks positions at what the oracle said last', async () => {
  const { pool } = await indexedRecording(newerRecording)
  // Funding is charged as a block begins: those are asked for whose block is the first one of its minute.
  const { rows } = await pool.query<{ id: string; mark: string; minute: string }>(
    `select m.id, f.mark_price::text as mark, extract(epoch from date_trunc('minute', b.time))::int8 as minute
      from funding_rates as f join markets as m on m.key = f.market join blocks as b using (height)
        join blocks as p on p.height = f.height - 1
      where f.mark_price is not null and p.time < date_trunc('minute', b.time) and m.generation = 2`,
  )
  assert.ok(rows.length > 0)
  for (const { id, mark, minute } of rows) {
    const candle = { times: [BigInt(minute) - 60n], seconds: 60 }
    const { marks } = await listCandleMarks(pool, { marketId: id, ...candle })
    assert.equal(marks[0]?.oraclePrice, addDecimals([mark]))
  }
})

testOnce('candles that are none, or too many, are refused with the reason', async () => {
  const { pool } = await indexedRecording(newerRecording)
  const marketId = `0x${'ab'.repeat(32)}`
  const asked = { marketId, times: [60n, 120n], seconds: 60 }
  await assert.rejects(listCandleMarks(pool, asked), { kind: 'not-found' })
  for (const wrong of [
    { seconds: 0 },
    { seconds: -1 },
    { seconds: 90 },
    { times: [90n] },
    { times: [120n, 60n] },
    { times: [60n, 60n] },
    { times: [-1n] },
    { times: [2n ** 60n] },
    { times: Array.from({ length: 1001 }, (_, at) => BigInt(at)) },
  ])
    await assert.rejects(listCandleMarks(pool, { ...asked, ...wrong }), { kind: 'invalid-input' })
})

testOnce('what is no market, or a height without books, is refused with the reason', async () => {
  const { pool } = await indexedRecording(newerRecording)
  const absent = `0x${'ab'.repeat(32)}`
  await assert.rejects(getOrderBook(pool, { marketId: 'x', height: 0n }), { kind: 'invalid-input' })
  await assert.rejects(getOrderBook(pool, { marketId: absent, height: 0n }), { kind: 'not-found' })
  await assert.rejects(findMarkets(pool, { name: '' }), { kind: 'invalid-input' })
  const { markets } = await findMarkets(pool, { name: 'inj-usdt-perp' })
  assert.equal(markets.length, 1)
  await assert.rejects(getOrderBook(pool, { marketId: markets[0]?.marketId ?? '', height: 99_999_999n }), {
    kind: 'not-found',
  })
})
