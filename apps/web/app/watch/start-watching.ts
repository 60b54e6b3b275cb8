import { eachStream, followWatched } from '../live/feed.ts'
import type { LiveHead } from '../live/head.ts'
import { loadWords } from '../language/load-words.ts'
import { pathIn, splitPath } from '../language/languages.ts'
import { translationsIn } from '../language/use-translations.ts'
import { notices, showNotice } from '../notices/show-notice.tsx'
import type { Said } from '../routes/watched/say-news.server.ts'
import { hasReached } from './has-reached.ts'
import type { News } from './news.ts'
import {
  changeWatch,
  keyOf,
  readHeard,
  readWatches,
  rereadWatches,
  subscribeToWatches,
  writeHeard,
  type Watch,
} from './watches.ts'
import { watchedKey } from './watched-key.ts'

let isStarted = false

/** From now on this tab tells what happens at the things that this browser keeps as watched, over the stream it has. */
export function startWatching(): void {
  if (isStarted) return
  isStarted = true
  follow()
  subscribeToWatches(follow)
  addEventListener('storage', ({ key }) => {
    if (key === watchedKey || key === null) rereadWatches()
  })
  eachStream((stream) => {
    stream.addEventListener('head', ({ data }) => {
      const head = JSON.parse(data as string) as LiveHead
      headTime = head.time
      if (followed !== '') writeHeard(head.height)
    })
    stream.addEventListener('watched', ({ data }) => {
      telling = telling
        .then(() => hear(JSON.parse(data as string) as News[]))
        .catch((error: unknown) => void showNotice({ error })) // what comes next is told all the same
    })
  })
}

let followed = ''
let headTime = 0
/** One after the other, as it came. */
let telling = Promise.resolve()
/** What has been told in this tab: after a stream was lost it may come again. */
const told = new Set<string>()

function follow(): void {
  const things = new Set(
    readWatches()
      .filter(({ isDone }) => isDone !== true)
      .map(({ thing }) => thing),
  )
  const next = [...things].map((thing) => `watch=${thing}`).join('&')
  if (next === followed) return
  followed = next
  followWatched(() => next && `${next}&since=${readHeard()}`)
}

type Translate = ReturnType<typeof translationsIn<'watching'>>

async function loadTranslations(): Promise<Translate> {
  const { language } = splitPath(location.pathname)
  await loadWords(language, 'watching')
  return translationsIn(language, 'watching')
}

async function hear(news: readonly News[]): Promise<void> {
  const t = await loadTranslations().catch(() => undefined) // then names alone are told
  for (const one of news) {
    for (const watch of readWatches()) {
      if (watch.thing !== one.thing || watch.isDone === true) continue
      if (one.kind === 'account') await hearAccount(watch, one, t)
      if (one.kind === 'transaction') await hearTransaction(watch, one, t)
      if (one.kind === 'market') hearMarket(watch, one, t)
    }
  }
}

/** So many transactions, and blocks with trades, are told one by one. */
const mostSaid = 3

async function hearAccount(watch: Watch, news: News & { kind: 'account' }, t?: Translate): Promise<void> {
  const isNew = (what: string) => {
    const name = `${watch.thing} ${what}`
    return !told.has(name) && told.add(name)
  }
  // The oldest first, as it happened.
  const hashes = news.transactions.filter(isNew).toReversed()
  const traded = news.traded.filter(isNew).toReversed()
  const query = new URLSearchParams([
    ...hashes.slice(-mostSaid).map((hash) => ['transaction', hash]),
    ...traded.slice(-mostSaid).map((height) => ['traded', height]),
    ['account', idOf(watch)],
  ])
  if (hashes.length + traded.length === 0) return
  const untold = hashes.length - mostSaid
  if (untold > 0) tell(watch, sayOf(watch, t?.('more', { count: untold })))
  for (const said of await fetchSaid(query, sayOf(watch, t?.('unsaid')))) tell(watch, said)
}

async function hearTransaction(watch: Watch, { height }: News, t?: Translate): Promise<void> {
  const query = new URLSearchParams({ transaction: idOf(watch) })
  const [said] = await fetchSaid(query, sayOf(watch, t?.('unsaid')))
  if (said === undefined) return
  tell(watch, { ...said, said: t?.('included', { height, said: said.said }) ?? said.said }, { isDone: true })
}

function hearMarket(watch: Watch, { price, status }: News & { kind: 'market' }, t?: Translate): void {
  if (watch.price !== undefined) {
    if (!hasReached(price, watch.price)) return
    const unit = watch.unit ?? ''
    const reached = t?.('reached', { now: inUnit(price, unit), price: inUnit(watch.price.at, unit) })
    return tell(watch, sayOf(watch, reached), { isDone: true })
  }
  if (watch.status === status) return
  if (watch.status === undefined) return changeWatch(keyOf(watch), { status })
  const known = states.find((one) => one === status)
  const said = known === undefined ? t?.('trading.other', { status }) : t?.(`trading.${known}`)
  tell(watch, sayOf(watch, said), { status })
}

/** How markets are traded, in the chain's words. */
const states = ['Active', 'Paused', 'Expired', 'Demolished'] as const

const idOf = ({ thing }: Watch) => thing.slice(thing.indexOf('/') + 1)
const inUnit = (price: string, unit: string) => (unit === '' ? price : `${price} ${unit}`)

/** What is told of a thing without more than its own page. */
function sayOf({ thing }: Watch, said = ''): Said {
  return { said, path: `/${thing}/`, time: headTime, hasFailed: false }
}

/** In the words of the site, where it has them. */
async function fetchSaid(query: URLSearchParams, otherwise: Said): Promise<readonly Said[]> {
  try {
    const { language } = splitPath(location.pathname)
    const answer = await fetch(`${pathIn(language, '/watched.json')}?${query.toString()}`)
    return answer.ok ? ((await answer.json()) as Said[]) : [otherwise]
  } catch {
    return [otherwise]
  }
}

const id = 'watched'
/** A busy account is told of several times with each block. */
const mostShown = 3
/** Who looks at something else finds so many when they come back. */
const mostMissed = 20

/** The oldest go. */
function makeRoom(left: number): void {
  const shown = notices.read().filter((one) => one.id === id)
  for (const { key } of shown.slice(0, Math.max(0, shown.length - left))) notices.close(key)
}

/** In the page, and by the browser where the page isn't looked at; and keeps what it was. */
function tell(watch: Watch, { said, path, time, hasFailed }: Said, change: Partial<Watch> = {}): void {
  const to = pathIn(splitPath(location.pathname).language, path)
  makeRoom((document.hidden ? mostMissed : mostShown) - 1)
  showNotice({
    type: hasFailed ? 'warning' : 'info',
    title: said === '' ? watch.name : `${watch.name}: ${said}`,
    to,
    id,
    ...(document.hidden && { staysMs: Infinity }),
  })
  if (document.hidden) tellOutside(watch, said, to)
  changeWatch(keyOf(watch), { last: { said, path, time }, ...change })
}

/** By the browser's own notification, where the visitor has allowed it. Several tabs tell one thing once: by its tag. */
function tellOutside({ thing, name }: Watch, body: string, to: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(name, { body, tag: `${thing} ${to} ${body}`, icon: '/icon.svg' })
    shown.addEventListener('click', () => {
      focus()
      location.assign(to)
    })
  } catch {
    // Browsers of phones have notifications of programs in the background alone, which this site has none of.
  }
}
