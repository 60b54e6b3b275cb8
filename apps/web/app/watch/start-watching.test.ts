import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import { subscribe } from '../live/feed.ts'
import { notices } from '../notices/show-notice.tsx'
import type { News } from './news.ts'
import { addWatch, readWatches, removeWatch, keyOf } from './watches.ts'

/** The streams that were opened, the newest last. */
const streams: (EventTarget & { url: string })[] = []
const asked: string[] = []
const shown: { name: string; body: string | undefined }[] = []

class Stream extends EventTarget {
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {}
}

/** As a browser that was allowed to. */
class Shown extends EventTarget {
  static readonly permission = 'granted'
  constructor(name: string, { body }: NotificationOptions) {
    super()
    shown.push({ name, body })
  }
}

const answer = (query: string) =>
  [...new URLSearchParams(query)].flatMap(([kind, id]) =>
    kind === 'account'
      ? []
      : [{ said: `${kind} ${id.slice(0, 2)}`, path: `/${kind}/${id}/`, time: 7, hasFailed: false }],
  )

const address = `inj1${'q'.repeat(38)}`
const thing = `account/${address}` as const
const market = `market/0x${'ab'.repeat(32)}` as const
const hash = 'AB'.repeat(32)

let leave = () => {}

beforeAll(async () => {
  vi.stubGlobal('words', { ...english })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('Notification', Shown)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(answer(url.split('?')[1] ?? ''))
  })
  document.body.innerHTML = '<div id="notices"></div>'
  leave = subscribe(() => {})
  const { startWatching } = await import('./start-watching.ts')
  startWatching()
})
afterEach(() => {
  for (const one of readWatches()) removeWatch(keyOf(one))
  notices.clear()
  asked.length = 0
  shown.length = 0
  vi.restoreAllMocks()
})
afterAll(() => {
  leave()
  vi.unstubAllGlobals()
})

const tell = (...news: News[]) =>
  streams.at(-1)?.dispatchEvent(new MessageEvent('watched', { data: JSON.stringify(news) }))
const titles = () => notices.read().map(({ title }) => title)

test('[NOTE-06] the one stream of the page names what is watched, and is begun anew when that changes', () => {
  const before = streams.length
  addWatch({ thing, name: 'Somebody' })
  addWatch({ thing: market, name: 'INJ/USDT', price: { at: '12', isRise: true } })
  addWatch({ thing: market, name: 'INJ/USDT', price: { at: '13', isRise: true } })
  expect(streams.slice(before).map(({ url }) => url)).toEqual([
    `/live?watch=${thing}&since=0`,
    `/live?watch=${thing}&watch=${market}&since=0`,
  ])
  streams.at(-1)?.dispatchEvent(new MessageEvent('head', { data: '{"height":"7","time":7000}' }))
  removeWatch(`${market} 12`)
  removeWatch(`${market} 13`)
  expect(streams.at(-1)?.url).toBe(`/live?watch=${thing}&since=7`)
})

test('[NOTE-06] what happened at an address is told in a sentence, once, and kept as told last', async () => {
  addWatch({ thing, name: 'Somebody' })
  const news: News = { thing, kind: 'account', height: '8', transactions: [hash], traded: ['8'] }
  tell(news)
  tell(news)
  await vi.waitFor(() => expect(titles()).toEqual(['Somebody: transaction AB', 'Somebody: traded 8']))
  expect(asked.filter((url) => url.includes('transaction='))).toHaveLength(1)
  expect(readWatches()[0]?.last).toEqual({ said: 'traded 8', path: '/traded/8/', time: 7 })
  expect(shown).toEqual([]) // it is looked at
})

test('[NOTE-06] what can’t be told is said, and what comes after it is told all the same', async () => {
  addWatch({ thing, name: 'Somebody' })
  const transactions = ['0E'.repeat(32)]
  streams.at(-1)?.dispatchEvent(new MessageEvent('watched', { data: '<p>an error</p>' }))
  tell({ thing, kind: 'account', height: '9', transactions, traded: [] })
  await vi.waitFor(() => expect(titles()).toContain('Somebody: transaction 0E'))
  expect(titles()).toHaveLength(2)
})

test('[NOTE-06] much at once is told as the newest three, and how many more there are', async () => {
  const told: string[] = []
  const leave = notices.subscribe(() => told.push(titles().at(-1) ?? ''))
  addWatch({ thing, name: 'Somebody' })
  const transactions = ['01', '02', '03', '04', '05'].map((two) => two.repeat(32))
  tell({ thing, kind: 'account', height: '9', transactions, traded: [] })
  const three = ['03', '02', '01'].map((two) => `Somebody: transaction ${two}`)
  await vi.waitFor(() => expect(titles()).toEqual(three))
  expect(told[0]).toBe('Somebody: And 2 more transactions: its page lists them.')
  leave()
})

test('[NOTE-06] a transaction that was waited for is told when a block has it, and is waited for no more', async () => {
  addWatch({ thing: `transaction/${hash}`, name: 'Transaction AB' })
  tell({ thing: `transaction/${hash}`, kind: 'transaction', height: '12' })
  await vi.waitFor(() => expect(titles()).toEqual(['Transaction AB: It is in block 12: transaction AB']))
  expect(readWatches()[0]?.isDone).toBe(true)
  expect(streams.at(-1)?.url).toBe('/live')
})

test('[NOTE-06] a market is told when its price is reached, or when its trading pauses', async () => {
  addWatch({ thing: market, name: 'INJ/USDT', unit: 'USDT', price: { at: '12', isRise: true } })
  addWatch({ thing: market, name: 'INJ/USDT' })
  tell({ thing: market, kind: 'market', height: '1', price: '11.9', status: 'Active' })
  tell({ thing: market, kind: 'market', height: '2', price: '12.1', status: 'Active' })
  await vi.waitFor(() =>
    expect(titles()).toEqual(['INJ/USDT: Its price is 12.1 USDT, and has reached 12 USDT.']),
  )
  tell({ thing: market, kind: 'market', height: '3', price: '12.5', status: 'Paused' })
  await vi.waitFor(() => expect(titles()[1]).toBe('INJ/USDT: Its trading is paused.'))
  expect(titles()).toHaveLength(2)
})

test('[NOTE-06] who looks at something else is told by the browser, and finds all of it when they come back', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  addWatch({ thing, name: 'Somebody' })
  for (const two of ['0A', '0B'])
    tell({ thing, kind: 'account', height: '8', transactions: [two.repeat(32)], traded: [] })
  await vi.waitFor(() => expect(shown).toHaveLength(2))
  expect(shown[1]).toEqual({ name: 'Somebody', body: 'transaction 0B' })
  expect(notices.read()).toMatchObject([
    { title: 'Somebody: transaction 0A', staysMs: Infinity },
    { title: 'Somebody: transaction 0B', staysMs: Infinity },
  ])
})

test('[NOTE-06] where the site does not say what happened, that something did is told all the same', async () => {
  addWatch({ thing, name: 'Somebody' })
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  tell({ thing, kind: 'account', height: '8', transactions: ['0C'.repeat(32)], traded: [] })
  await vi.waitFor(() => expect(titles()).toEqual([`Somebody: ${english.watching.unsaid}`]))
})
