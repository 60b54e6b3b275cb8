import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress } from '@injsight/chain'
import { forEachRecording, newerRecording, olderRecording } from '@injsight/testing'
import type { Pool } from 'pg'
import { readMarketTrades } from '../../../test/recorded/market-trades.ts'
import { readRecordedBlocks, type RecordedEvent } from '../../../test/recorded/recorded-blocks.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { findNamedTx, readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { findSequenceOfHash } from '../transactions/transactions.ts'
import { getBlockAuction } from './block-auction.ts'
import { findOrder } from './find-order.ts'
import { getOrderBook } from './books/order-book.ts'
import { getOrderFates } from './order-fates.ts'
import { listOrderHistory } from './order-history.ts'
import { listAccountTrades } from './trades.ts'
import type { Page, PageRequest } from './types.ts'

type Told = {
  block: { block: { header: { height: string } } }
  block_results: {
    txs_results: { events: RecordedEvent[] }[] | null
    finalize_block_events?: RecordedEvent[] | null
  }
}
await forEachRecording((recording, test) => {
  const mm1 = decodeAddress(readNames(recording)['mm1'] ?? '').bytes
  const { state } = readExpected(recording, 'addresses') as { state: { spotInj: string } }
  const spot = state.spotInj
  const told = readRecordedBlocks(recording).map((block) => block as unknown as Told)

  function* eventsOf(suffix: RegExp): Generator<{ height: number; event: Record<string, unknown> }> {
    for (const { block, block_results } of told) {
      const { txs_results, finalize_block_events } = block_results
      const events = [
        ...(txs_results ?? []).flatMap(({ events }) => events),
        ...(finalize_block_events ?? []),
      ]
      const types = new Set(events.map(({ type }) => type))
      for (const { type, attributes } of events) {
        const isEcho = type.includes('.v1beta1.') && types.has(type.replace('.v1beta1.', '.v2.'))
        if (isEcho || !suffix.test(type)) continue
        const values = attributes.filter(({ key }) => key !== 'mode' && key !== 'msg_index')
        const event = Object.fromEntries(values.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
        yield { height: Number(block.block.header.height), event }
      }
    }
  }

  test('the book of every market is what the events up to a height say, level by level', async () => {
    const { pool } = await indexedRecording(recording)
    type Levels = { p: string; q: string }[]
    type Update = {
      seq: string
      orderbook: { market_id: string; buy_levels: Levels; sell_levels: Levels }
    }
    type Book = { seq: string; last: number; changes: number; sides: Map<string, string>[] }
    const books = new Map<string, Book>()
    const isLeft = (quantity: string) => /[1-9]/.test(quantity)
    const levels = (side?: Map<string, string>) =>
      [...(side ?? [])].filter(([, q]) => isLeft(q)).toSorted(byPrice)
    const ours = (side: { price: { raw: string }; quantity: { raw: string } }[] = []) =>
      side.map(({ price, quantity }) => [price.raw, quantity.raw])
    let compared = 0
    const compare = async (market: string, height: number, { seq, sides: [buys, sells] }: Book) => {
      const book = await getOrderBook(pool, market, BigInt(height))
      const at = `${market} at ${height}`
      assert.equal(String(book?.sequence ?? 0), seq, `sequence of ${at}`)
      assert.deepEqual(ours(book?.buys), levels(buys).toReversed(), `buys of ${at}`)
      assert.deepEqual(ours(book?.sells), levels(sells), `sells of ${at}`)
      compared += 1
    }
    const updates = [...eventsOf(/EventOrderbookUpdate$/)].flatMap(({ height, event }) =>
      (['spot_updates', 'derivative_updates'] as const).flatMap((key) =>
        ((event[key] ?? []) as Update[]).map((one) => ({ height, ...one })),
      ),
    )
    const everySoMany = Math.min(32, Math.ceil(updates.length / 32))
    for (const { height, seq, orderbook } of updates) {
      const market = `0x${Buffer.from(orderbook.market_id, 'base64').toString('hex')}`
      const book = books.get(market) ?? { seq: '0', last: 0, changes: 0, sides: [new Map(), new Map()] }
      books.set(market, book)
      // It stood like this from its last change up to the block before.
      if (height > book.last && book.changes++ % everySoMany === 1)
        for (const at of new Set([book.last, height - 1])) await compare(market, at, book)
      for (const [side, all] of [orderbook.buy_levels, orderbook.sell_levels].entries())
        for (const { p, q } of all) book.sides[side]?.set(p, q)
      Object.assign(book, { seq, last: height })
    }
    for (const [market, book] of books) await compare(market, Number(recording.to), book)
    assert.ok(books.size > 2 && compared > 25, `${books.size} books, looked at ${compared} times`)
  })

  test('every fill of the recording is a trade of its market, and who walks on comes to all of them', async () => {
    const { pool } = await indexedRecording(recording)
    type Fill = { order_hash: string; fee: string }
    const fills = [...eventsOf(/EventBatchSpotExecution$/)]
      .filter(({ event }) => event['market_id'] === spot)
      .flatMap(({ height, event }) => (event['trades'] as Fill[]).map((fill) => ({ height, ...fill })))
    const trades = await readMarketTrades(pool, spot)
    assert.deepEqual(
      trades.toReversed().map(({ height, orderHash, fee }) => [Number(height), orderHash, fee.raw]),
      fills.map(({ height, order_hash, fee }) => [
        height,
        `0x${Buffer.from(order_hash, 'base64').toString('hex')}`,
        fee,
      ]),
    )
    assert.equal(new Set(trades.map(({ sequence }) => sequence)).size, fills.length)
  })

  type ToldTrade = {
    subaccount_id: string
    order_hash: string
    price?: string
    quantity?: string
    position_delta?: { execution_quantity: string; execution_price: string }
  }

  /** Every trade that was told. A market order that found nobody is told as a trade of nothing, and is none. */
  function listTold(): {
    height: number
    marketId: string
    hash: string
    price: string
    quantity: string
    owner: Buffer
  }[] {
    return [...eventsOf(/EventBatch(?:Spot|Derivative)Execution$/)].flatMap(({ height, event }) =>
      (event['trades'] as ToldTrade[]).flatMap(({ subaccount_id, order_hash, position_delta, ...spot }) => {
        const {
          execution_price: price = spot.price ?? '',
          execution_quantity: quantity = spot.quantity ?? '',
        } = position_delta ?? {}
        if (Number(quantity) === 0) return []
        const hash = `0x${Buffer.from(order_hash, 'base64').toString('hex').padStart(64, '0')}`
        const owner = Buffer.from(subaccount_id, 'base64').subarray(0, 20)
        return { height, marketId: event['market_id'] as string, hash, price, quantity, owner }
      }),
    )
  }

  test('the trades of an account are its own', async () => {
    const { pool } = await indexedRecording(recording)
    const trades = await allPages((request) => listAccountTrades(pool, mm1, request))
    assert.equal(trades.length, listTold().filter(({ owner }) => owner.equals(mm1)).length)
    assert.ok(trades.every(({ quantity }) => quantity.human !== '0'))
  })

  test('the auction of every block has the trades that were told of it, and its prices are theirs', async () => {
    const { pool } = await indexedRecording(recording)
    for (const [height, told] of Map.groupBy(listTold(), ({ height }) => height)) {
      const { markets } = await getBlockAuction(pool, BigInt(height))
      const found = markets.flatMap(({ marketId, trades }) =>
        trades.map(
          ({ orderHash, price, quantity }) => `${marketId} ${orderHash} ${quantity.raw} at ${price.raw}`,
        ),
      )
      assert.deepEqual(
        found.toSorted(),
        told
          .map(({ marketId, hash, quantity, price }) => `${marketId} ${hash} ${quantity} at ${price}`)
          .toSorted(),
        `block ${height}`,
      )
      for (const { clearings, trades } of markets) {
        const prices = new Set(trades.map(({ price }) => price.raw))
        assert.deepEqual(new Set(clearings.map(({ price }) => price.raw)).difference(prices), new Set())
      }
    }
  })

  test('of every order of a named transaction just as much is filled as trades were told of it', async () => {
    const { pool } = await indexedRecording(recording)
    const told = Map.groupBy(listTold(), ({ hash }) => hash)
    let filled = 0
    for (const { name, hash } of readNamedTxs(recording)) {
      const sequence = await findSequenceOfHash(pool, Buffer.from(hash, 'hex'))
      const { orders = [] } = (await getOrderFates(pool, sequence ?? 0n)) ?? {}
      for (const { terms, fills, filled: sum } of orders) {
        const own = told.get(terms.hash ?? '') ?? []
        filled += own.length
        const raw = own.map(({ quantity }) => quantity).toSorted()
        assert.deepEqual(fills.map(({ quantity }) => quantity.raw).toSorted(), raw, `${name} ${terms.hash}`)
        assert.equal(
          units(sum.raw),
          raw.reduce((all, one) => all + units(one), 0n),
          `${name} ${terms.hash}`,
        )
      }
    }
    assert.ok(filled > 0)
  })

  test('the history of an account tells of every order that it placed, filled or cancelled', async () => {
    const { pool } = await indexedRecording(recording)
    const pages: number[] = []
    const entries = await allPages(async (request) => {
      const page = await listOrderHistory(pool, mm1, request)
      if (page.next !== null) pages.push(page.items.length)
      return page
    })
    assert.deepEqual(new Set(pages), new Set([97]), 'each page but the last is full')
    const kinds = Map.groupBy(entries, ({ kind }) => kind)
    const isOwn = (order: { order_info: { subaccount_id: string } } | null) =>
      order?.order_info.subaccount_id.startsWith(`0x${Buffer.from(mm1).toString('hex')}`) === true
    type Order = { order_info: { subaccount_id: string }; order_hash: string }
    const rested = [...eventsOf(/EventNew(?:Spot|Derivative)Orders$/)].flatMap(({ event }) =>
      [...(event['buy_orders'] as Order[]), ...(event['sell_orders'] as Order[])].filter(isOwn),
    )
    const cancelled = [...eventsOf(/EventCancel(?:Spot|Derivative)Order$/)].filter(({ event }) =>
      isOwn((event['order'] ?? event['limit_order'] ?? null) as Order | null),
    )
    const placed = new Set(
      kinds.get('placed')?.flatMap((entry) => (entry.kind === 'placed' ? (entry.terms.hash ?? []) : [])),
    )
    for (const { order_hash } of rested) {
      assert.ok(placed.has(`0x${Buffer.from(order_hash, 'base64').toString('hex')}`))
    }
    assert.equal(kinds.get('cancelled')?.length, cancelled.length)
    const trades = await allPages((request) => listAccountTrades(pool, mm1, request))
    assert.deepEqual(
      kinds.get('filled')?.map((entry) => (entry.kind === 'filled' ? entry.trade : undefined)),
      trades,
    )
    for (const entry of kinds.get('placed') ?? []) {
      assert.ok(entry.kind === 'placed' && entry.transaction !== null, 'each is linked with its transaction')
    }
  })

  const sequenceOf = async (pool: Pool, name: string) => {
    const { hash } = findNamedTx(recording, name)
    return (await findSequenceOfHash(pool, Buffer.from(hash, 'hex'))) ?? 0n
  }

  test('[EVM-07] an order by the exchange’s precompile has its terms and its transaction, also where it was filled at once, and trades within them', async () => {
    const { pool } = await indexedRecording(recording)
    const placing = readNamedTxs(recording).filter(
      ({ name, code }) => code === 0 && /^precompile\.\w+-(limit|market)/.test(name),
    )
    for (const { name } of placing) {
      const sequence = await sequenceOf(pool, name)
      const [order, another] = (await getOrderFates(pool, sequence))?.orders ?? []
      assert.ok(order?.terms.hash && another === undefined, name)
      const { isBuy, price: limit } = order.terms
      for (const { price } of order.fills)
        assert.ok(
          isBuy ? Number(price.human) <= Number(limit.human) : Number(price.human) >= Number(limit.human),
        )
      const told = await findOrder(pool, Buffer.from(order.terms.hash.slice(2), 'hex'))
      assert.deepEqual(told?.fate, order)
      assert.equal(told?.transaction, sequence, `${name} is what placed it`)
      const owner = Buffer.from(order.terms.subaccountId.slice(2, 42), 'hex')
      const history = await allPages((page) => listOrderHistory(pool, owner, page))
      const { hash } = order.terms
      const placed = history.find((entry) => entry.kind === 'placed' && entry.terms.hash === hash)
      assert.equal(placed?.kind === 'placed' && placed.transaction, sequence, `${name} in the history`)
    }
  })

  test('every order that was placed is by its hash what its transaction tells of it, in the units of what became of it', async () => {
    const { pool } = await indexedRecording(recording)
    const placing = readNamedTxs(recording).filter(
      ({ name, code }) => code === 0 && /^(exchange|v1)\./.test(name),
    )
    let count = 0
    for (const { name } of placing) {
      const { orders = [] } = (await getOrderFates(pool, await sequenceOf(pool, name))) ?? {}
      for (const { message, place, ...order } of orders) {
        if (order.terms.hash === null) continue
        const told = await findOrder(pool, Buffer.from(order.terms.hash.slice(2), 'hex'))
        assert.deepEqual({ ...told?.fate, message, place }, { ...order, message, place }, `${name} ${place}`)
        count++
      }
    }
    assert.ok(count > 10)
  })

  test('an order whose trigger came leads to the one that was placed for it', async () => {
    const { pool } = await indexedRecording(recording)
    const [fate] =
      (await getOrderFates(pool, await sequenceOf(pool, 'exchange.perp-conditional')))?.orders ?? []
    assert.equal(fate?.placed?.status, 'filled')
    assert.deepEqual(
      fate.placed.fills.map(({ counterparties }) => counterparties.length),
      [1],
    )
  })

  if (recording.name === 'newer')
    test('[TRADE-03] where the order of a trigger was refused it is told why, by a chain that tells it', async () => {
      const { pool } = await indexedRecording(recording)
      const hash = '482f71d335c74f631b05cc26df46117fdc8d20d0ba56be199af310f49110d91b'
      const found = await findOrder(pool, Buffer.from(hash, 'hex'))
      assert.ok(found !== undefined && found.fate.terms !== null)
      const { status, end, refusal } = found.fate
      assert.deepEqual([status, end?.reason, end?.height], ['cancelled', 'not_placed', 92n])
      const reason = 'orderbook liquidity cannot satisfy current worst price'
      assert.deepEqual(refusal, { codespace: 'exchange', code: 25, reason })
      const { orders } = (await getOrderFates(pool, found.transaction ?? 0n)) ?? { orders: [] }
      const fate = orders.find(({ terms }) => terms.hash === `0x${hash}`)
      assert.deepEqual(found.fate, { ...fate, message: 0, place: 0 })
    })

  test('a refused order of a batch has the code of the chain, a refused cancel its words', async () => {
    const { pool } = await indexedRecording(recording)
    const batch = await getOrderFates(pool, await sequenceOf(pool, 'exchange.spot-batch-create'))
    assert.deepEqual(batch?.orders.at(2)?.refusal, { code: 59, codespace: 'exchange', reason: '' })
    const cancel = await getOrderFates(pool, await sequenceOf(pool, 'exchange.spot-batch-cancel'))
    assert.deepEqual(
      cancel?.cancels.map(({ isCancelled, why }) => [isCancelled, why]),
      [
        [true, ''],
        [false, 'Spot Limit Order is nil: order doesnt exist'],
      ],
    )
    const { height } = findNamedTx(recording, 'exchange.spot-batch-create')
    const { markets } = await getBlockAuction(pool, BigInt(height))
    assert.deepEqual(
      markets.flatMap(({ refused }) => refused.map(({ cid, refusal }) => [cid, refusal.code])),
      [['m-bad', 59]],
    )
  })

  test('a block in which a position is closed by others has a price for that', async () => {
    const { pool } = await indexedRecording(recording)
    const { height } = findNamedTx(recording, 'exchange.liquidate')
    const { markets } = await getBlockAuction(pool, BigInt(height))
    assert.deepEqual(
      markets.flatMap(({ clearings }) =>
        clearings.flatMap(({ kind, quantity }) => (kind === 'liquidation' ? quantity.human : [])),
      ),
      ['60'],
    )
  })

  test('a block in which a market is settled by force is none of liquidations', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ height: string }>(
      `select distinct height from market_settlements where what = 'DerivativeMarketPaused'`,
    )
    const auctions = await Promise.all(rows.map(({ height }) => getBlockAuction(pool, BigInt(height))))
    const kinds = auctions.flatMap(({ markets }) =>
      markets.flatMap(({ clearings }) => clearings.map(({ kind }) => kind)),
    )
    assert.ok(kinds.includes('settlement'))
    assert.ok(!kinds.includes('liquidation'))
  })
})

for (const [recording, fates] of [
  [olderRecording, fatesOfOlder()],
  [newerRecording, fatesOfNewer()],
] as const)
  test(`what became of the orders of named transactions of the ${recording.name} recording`, async () => {
    const { pool } = await indexedRecording(recording)
    for (const [name, expected] of Object.entries(fates)) {
      const { hash } = findNamedTx(recording, name)
      const found = await getOrderFates(
        pool,
        (await findSequenceOfHash(pool, Buffer.from(hash, 'hex'))) ?? 0n,
      )
      assert.deepEqual(
        found?.orders.map(({ status, filled, averagePrice, remaining, end }) =>
          [status, filled.human, averagePrice?.human ?? '-', remaining.human, end?.reason ?? '-'].join(' '),
        ),
        expected,
        name,
      )
    }
  })

test('a block of the older recording is an auction per market, with a price of each kind', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { markets } = await getBlockAuction(pool, 431n)
  assert.deepEqual(
    markets.map(({ marketId, clearings, trades }) => [
      marketId.slice(0, 6),
      clearings.map(({ kind, price, quantity }) => `${kind} ${quantity.human} at ${price.human}`),
      trades.length,
    ]),
    [
      ['0x7afa', ['limit 0.03 at 60007.527'], 6],
      ['0x7cc8', [], 0],
      ['0xa508', ['market 0.5 at 24.991', 'market 1 at 24.994', 'limit 1.6 at 24.994'], 8],
      ['0xe1e5', ['limit 0.00068 at 60000'], 3],
    ],
  )
})

/** By name, what the orders of a transaction became: status, filled, average price, remaining, reason of its end. */
type Fates = Record<string, string[]>

function fatesOfOlder(): Fates {
  return {
    'exchange.spot-limit.buy': ['cancelled 3.5 24.9 0 requested', 'cancelled 0 - 0 requested'],
    'exchange.spot-limit.sell': [
      'filled 10 25.2 0 -',
      'cancelled 10 25.2 0 requested',
      'cancelled 0 - 0 requested',
    ],
    'exchange.spot-limit.cross': ['filled 15 25.2 0 -'],
    'exchange.spot-market.buy': ['filled 4 25.2 0 -'],
    'exchange.spot-market.no-liquidity': ['refused 0 - 0 -'],
    'exchange.perp-conditional': ['triggered 0 - 0 triggered'],
    'exchange.perp-conditional-market': ['cancelled 0 - 0 pruned'],
    'exchange.spot-default-subaccount': ['open 0 - 2 -'],
    'exchange.spot-batch-create': [
      'cancelled 0 - 0 requested',
      'cancelled 0 - 0 requested',
      'refused 0 - 0 -',
    ],
    'exchange.futures-limit': ['cancelled 60 8.1 0 settlement'],
    'exchange.binary-limit.buy': ['cancelled 60 0.4 0 requested'],
    'exchange.binary-market': ['filled 10 0.4 0 -'],
  }
}

function fatesOfNewer(): Fates {
  return {
    'precompile.spot-limit': ['open 0 - 1 -'],
    'precompile.spot-market': ['filled 0.5 24.8 0 -'],
  }
}

async function allPages<Item>(fetchPage: (request: PageRequest) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = []
  for (let cursor: string | undefined; ;) {
    const { items, next } = await fetchPage({ limit: 97, cursor })
    all.push(...items)
    if (next === null) return all
    cursor = next
  }
}

/** A decimal of the chain in units of its eighteenth place. */
function units(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(18, '0'))
}

function byPrice([a]: [string, string], [b]: [string, string]): number {
  const [left, right] = [BigInt(a.replace('.', '')), BigInt(b.replace('.', ''))]
  return left < right ? -1 : Number(left > right)
}
