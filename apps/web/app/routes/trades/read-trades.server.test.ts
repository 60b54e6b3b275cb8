// @vitest-environment node
import { expect, test } from 'vitest'
import { viewContent } from './content.server.ts'
import { nextPlace } from './list.server.ts'
import { pathOfTrades, readChoice, readKind, readPlace, toSearch } from './read-trades.server.ts'

const account = 'inj1f5gh6s9h8vu3rttu3sdzdfk0paf2rckm4pt0tz'
const ethereum = '0x4D117D40b73B3911AD7C8C1A26A6cf0F52A1e2DB'
const subaccount = `${ethereum}${'0'.repeat(23)}1`
const newest = { until: 0n, skip: 0 }

function searchOf(query: string, place = newest) {
  return toSearch(readChoice(new URLSearchParams(query)), place)
}

test('[TRADE-01] a list is searched by account or subaccount, however it is spelled', () => {
  expect(searchOf(`search=${account}`)).toMatchObject({ account, subaccount: '' })
  expect(searchOf(`search=${ethereum}`)).toMatchObject({ account, subaccount: '' })
  expect(searchOf(`search=${subaccount}`)).toMatchObject({
    account: '',
    subaccount: subaccount.toLowerCase(),
  })
  for (const text of ['abc', 'inj1nonsense', '0x12', `cosmos${account.slice(3)}`])
    expect(searchOf(`search=${text}`), text).toBeUndefined()
})

test('[TRADE-01] a list is narrowed by market, side, type and time, to the end of the minute', () => {
  const market = `0x${'ab'.repeat(32)}`
  const query = `market=${market}&side=sell&type=limitFill&from=2026-11-22T16:19&to=2026-11-22T16:20`
  expect(searchOf(query)).toMatchObject({
    marketId: market,
    direction: 'sell',
    execution: 'limitFill',
    from: BigInt(Date.parse('2026-11-22T16:19:00Z')),
    to: BigInt(Date.parse('2026-11-22T16:20:59.999Z')),
  })
  for (const wrong of ['market=INJ', 'side=long', 'type=other', 'from=yesterday', 'to=2026-13-40T99:99'])
    expect(() => searchOf(wrong), wrong).toThrow()
  expect(() => readKind('futures')).toThrow()
})

test('[TRADE-01] a page goes on where the one before ended, also within one block', () => {
  const trades = [9n, 8n, 8n].map((executedAt) => ({ executedAt }))
  expect(nextPlace(trades, newest)).toEqual({ until: 8n, skip: 2 })
  expect(nextPlace([{ executedAt: 8n }], { until: 8n, skip: 2 })).toEqual({ until: 8n, skip: 3 })
  expect(nextPlace([], newest)).toBeUndefined()
  expect(searchOf('to=2026-11-22T16:20', { until: 5n, skip: 1 })).toMatchObject({ to: 5n })
  expect(() => readPlace(new URLSearchParams('until=x'))).toThrow()
  expect(() => readPlace(new URLSearchParams('skip=-1'))).toThrow()
})

test('[TRADE-01] what a list was narrowed to stands in its address', () => {
  const choice = readChoice(new URLSearchParams(`search=${account}&side=buy`))
  expect(pathOfTrades('spot', choice, { rows: '50' })).toBe(
    `/trade-history/spot/?side=buy&search=${account}&rows=50`,
  )
})

test('[TRADE-01] a page that is short since there was so much to look through says so, and leads further back', () => {
  const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
  const asked = {
    kind: 'spot' as const,
    choice: readChoice(new URLSearchParams('side=buy&type=synthetic')),
    search: undefined,
    place: newest,
    rows: 25,
    naming: { language: 'en' as const, names },
  }
  const table = { columns: [], rows: [] }
  const until = BigInt(Date.parse('2026-11-22T16:19:00Z'))
  const { empty, pages } = viewContent({ table, next: { until, skip: 2 }, lookedSince: until }, asked)
  expect(empty).toMatch(/^All trades since .*16:19:00.* were looked through; older ones were not yet\.$/)
  expect(pages?.links).toEqual([
    {
      text: 'Look further back',
      path: `/trade-history/spot/?side=buy&type=synthetic&until=${until}&skip=2`,
      rel: 'next',
    },
  ])
  const whole = viewContent({ table, next: undefined, lookedSince: undefined }, asked)
  expect([whole.empty, whole.pages?.links]).toEqual([
    'No records found. Nothing was traded that is like this.',
    [],
  ])
})
