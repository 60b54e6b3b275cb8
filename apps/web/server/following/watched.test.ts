import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { ListMarketDaysResponse, ListNewsResponse, MarketDay } from '@injsight/injsight-v1'
import { silentLogger as log } from '@injsight/runtime'
import { until } from '@injsight/testing'
import type { News, Thing } from '../../app/watch/news.ts'
import { startIndex } from '../test/fake-index.ts'
import { createWatched } from './watched.ts'

const address = `inj1${'q'.repeat(38)}`
const hash = 'AB'.repeat(32)
const marketId = `0x${'ab'.repeat(32)}`

async function watch(context: TestContext) {
  const { state, url } = await startIndex(context)
  const watched = createWatched({ indexerUrl: url, log })
  context.after(() => watched.stop())
  watched.hear(7n)
  const told: News[] = []
  const follow = (thing: Thing, since = 0n) => watched.follow([thing], since, (news) => told.push(...news))
  return { state, watched, told, follow }
}

const atAccount = (transactions: string[], traded: bigint[] = []) =>
  ListNewsResponse.create({ accounts: [{ account: address, transactions, traded }] })

const day = (price: string, status = 'Active') =>
  ListMarketDaysResponse.create({ height: 8n, markets: [MarketDay.create({ marketId, price, status })] })

test('[NOTE-06] what accounts do is asked once a block, from the last one on, for all who watch', async (context) => {
  const { state, watched, told, follow } = await watch(context)
  follow(`account/${address}`)
  follow(`account/${address}`)
  assert.deepEqual(state.asked, [])
  state.news = atAccount([hash], [8n])
  watched.hear(8n)
  await until(() => told.length === 2)
  const news = {
    thing: `account/${address}`,
    kind: 'account',
    height: '8',
    transactions: [hash],
    traded: ['8'],
  }
  assert.deepEqual(told, [news, news])
  state.news = ListNewsResponse.create()
  watched.hear(10n)
  await until(() => state.asked.length === 2)
  assert.deepEqual(state.asked, [
    { accounts: [address], hashes: [], after: 7n },
    { accounts: [address], hashes: [], after: 8n },
  ])
})

test('[NOTE-06] who comes back is told what an account did meanwhile', async (context) => {
  const { state, told, follow } = await watch(context)
  state.news = atAccount([hash])
  follow(`account/${address}`, 3n)
  await until(() => told.length === 1)
  assert.deepEqual(state.asked, [{ accounts: [address], hashes: [], after: 3n }])
})

test('[NOTE-06] a transaction is told once it is there, and once only', async (context) => {
  const { state, watched, told, follow } = await watch(context)
  follow(`transaction/${hash}`)
  await until(() => state.asked.length === 1)
  assert.deepEqual(told, [])
  state.news = ListNewsResponse.create({ transactions: [{ hash, height: 8n }] })
  watched.hear(8n)
  await until(() => told.length === 1)
  assert.deepEqual(told, [{ thing: `transaction/${hash}`, kind: 'transaction', height: '8' }])
  follow(`account/${address}`)
  watched.hear(9n)
  await until(() => state.asked.length === 3)
  assert.deepEqual(state.asked[2], { accounts: [address], hashes: [], after: 8n })
  assert.equal(told.length, 1)
})

test('[NOTE-06] a market is told at first, then when its price or its status is another', async (context) => {
  const { state, watched, told, follow } = await watch(context)
  state.days = day('10')
  follow(`market/${marketId}`)
  await until(() => told.length === 1)
  const prices = () => told.map((news) => (news.kind === 'market' ? `${news.price} ${news.status}` : ''))
  for (const [at, next] of [day('10'), day('10.5'), day('10.5', 'Paused')].entries()) {
    state.days = next
    watched.hear(8n + BigInt(at))
    await until(() => told.length === Math.max(1, at + 1))
  }
  assert.deepEqual(prices(), ['10 Active', '10.5 Active', '10.5 Paused'])
  follow(`market/${marketId}`)
  assert.equal(prices().at(-1), '10.5 Paused')
})

test('[NOTE-06] nothing is asked when nobody watches any more', async (context) => {
  const { state, watched, follow } = await watch(context)
  const leave = follow(`account/${address}`)
  watched.hear(8n)
  await until(() => state.asked.length === 1)
  leave()
  watched.hear(9n)
  follow(`account/${address}`)
  // A question that fails, as on a machine that has much to do, is asked again with the next block.
  let height = 10n
  await until(() => {
    watched.hear(height++)
    return state.asked.length > 1
  })
  assert.equal(state.asked[1]?.after, 9n)
})
