import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { GetOrderBookResponse, type BookLevel } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import type { LiveBook } from '../../app/live/live-book.ts'
import { createBooks } from './books.ts'
import { startIndex } from '../test/fake-index.ts'

const marketId = `0x${'ab'.repeat(32)}`

const level = (price: string, quantity: string): BookLevel => ({
  price: { raw: '', human: price },
  quantity: { raw: '', human: quantity },
})

const bookAt = (height: bigint, buys: BookLevel[]): GetOrderBookResponse => ({
  ...GetOrderBookResponse.create(),
  height,
  buys,
})

async function follow(context: TestContext) {
  const index = await startIndex(context)
  index.keepBook(bookAt(7n, [level('9', '1'), level('10', '2')]))
  const books = createBooks({ indexerUrl: index.url, log })
  context.after(() => books.stop())
  const told: LiveBook[] = []
  const leave = books.follow(marketId, (event) => void told.push(readEvent(event)))
  await until(() => told.length === 1)
  const last = () => told.at(-1)
  return { index, books, told, last, leave }
}

const readEvent = (event: Buffer) =>
  JSON.parse(/^event: book\ndata: (.*)\n\n$/.exec(event.toString())?.[1] ?? '') as LiveBook

test('[MARKET-02] a book is told whole at first, then whenever a block changes it', async (context) => {
  const { index, last } = await follow(context)
  assert.deepEqual(last()?.buys, [
    { price: '10', quantity: '2' },
    { price: '9', quantity: '1' },
  ])
  index.changeBook({
    marketId,
    height: 8n,
    buys: [level('10', '0'), level('9.5', '4')],
    sells: [level('11', '1')],
    fills: 2,
  })
  await until(() => last()?.height === '8')
  assert.deepEqual(last(), {
    marketId,
    height: '8',
    traded: '8',
    buys: [
      { price: '9.5', quantity: '4' },
      { price: '9', quantity: '1' },
    ],
    sells: [{ price: '11', quantity: '1' }],
    all: { buys: { levels: 2, quantity: '5' }, sells: { levels: 1, quantity: '1' } },
  })
})

test('[MARKET-02] a change that the book has in it already is no news, nor that of another market', async (context) => {
  const { index, told, last } = await follow(context)
  index.changeBook({ marketId, height: 7n, buys: [level('1', '1')] })
  index.changeBook({ marketId: `0x${'cd'.repeat(32)}`, height: 8n, buys: [level('1', '1')] })
  index.changeBook({ marketId, height: 9n, buys: [level('8', '1')] })
  await until(() => last()?.height === '9')
  assert.equal(told.length, 2)
  assert.deepEqual(
    last()?.buys.map(({ price }) => price),
    ['10', '9', '8'],
  )
})

test('[MARKET-02] after a stream that broke the book is had anew, with what was missed', async (context) => {
  const { index, last } = await follow(context)
  await index.stop()
  const again = await startIndex(context, index.port)
  again.keepBook(bookAt(20n, [level('5', '5')]))
  await until(() => last()?.height === '20')
  assert.deepEqual(last()?.buys, [{ price: '5', quantity: '5' }])
  again.changeBook({ marketId, height: 21n, buys: [level('6', '1')] })
  await until(() => last()?.height === '21')
})

test('[MARKET-02] one stream serves all visitors, and ends with the last', async (context) => {
  const { index, books, leave } = await follow(context)
  const second: Buffer[] = []
  const leaveToo = books.follow(marketId, (event) => void second.push(event))
  assert.equal(second.length, 1)
  assert.deepEqual(index.state.booksAsked, [[marketId]])
  leave()
  leaveToo()
  await until(() => index.followers() === 0)
})

test('[MARKET-02] nothing is followed for a market that there is none of', async (context) => {
  const index = await startIndex(context)
  const books = createBooks({ indexerUrl: index.url, log })
  context.after(() => books.stop())
  const told: Buffer[] = []
  books.follow(marketId, (event) => void told.push(event))
  await until(() => index.state.booksAsked.length === 1)
  await until(() => index.followers() === 0)
  assert.deepEqual(told, [])
})

test('[MARKET-02] a market that the index learns of later has its book, though somebody waits since before', async (context) => {
  const index = await startIndex(context)
  const books = createBooks({ indexerUrl: index.url, log })
  context.after(() => books.stop())
  books.follow(marketId, () => {})
  await until(() => index.state.booksAsked.length === 1)
  await until(() => index.followers() === 0)
  index.keepBook(bookAt(7n, [level('9', '1')]))
  const told: LiveBook[] = []
  books.follow(marketId, (event) => void told.push(readEvent(event)))
  await until(() => told.length === 1)
  assert.equal(told[0]?.height, '7')
})
