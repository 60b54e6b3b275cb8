import { commaIn } from '../../language/list-words.ts'
import { shortenHash } from '@injsight/chain'
import type { ListPriceFeedsResponse } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { joined, plainText, type Piece } from '../../language/written.ts'
import { fetchPriceHours, fetchToldPrices } from '../../sources/oracles.server.ts'
import { fetchStatus } from '../../sources/status.server.ts'
import { formatAge } from '../../time/age.tsx'
import {
  account,
  block,
  fileOnly,
  moment,
  nothing,
  number,
  percentage,
  words,
} from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { Cell } from '../../views/lists/table.ts'
import { nameOfFeed, pathOfFeed, type Feed } from '../../views/oracles/feed-paths.ts'
import { changeOf } from './spread.ts'

const mostMarkets = 3

type AskFeeds = (page: { cursor: string; limit: number }) => Promise<ListPriceFeedsResponse>

/** What oracles tell the price of, by kind and name. */
export function listFeeds(askFeeds: AskFeeds, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'oracles')
  return async (page) => {
    const [{ feeds, next }, { headTime }] = await Promise.all([askFeeds(page), fetchStatus()])
    const columns = [
      { name: t('columns.name'), isOnlyOnPage: true },
      { name: t('columns.oracle') },
      { name: t('columns.base'), isOnlyInFile: true },
      { name: t('columns.quote'), isOnlyInFile: true },
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.age'), isNumber: true, isOnlyOnPage: true },
      { name: t('columns.time'), isTime: true, isOnlyInFile: true },
      { name: t('columns.reports'), isNumber: true },
      { name: t('columns.reporters'), isNumber: true },
      { name: t('columns.markets') },
      { name: t('columns.marketIds'), isOnlyInFile: true },
    ]
    const rows = feeds.map((feed) => ({
      key: pathOfFeed(feed),
      cells: [
        words([{ ...writeFeed(feed), to: pathOfFeed(feed) }]),
        words([isolateName(feed.oracle)]),
        fileOnly(feed.base),
        fileOnly(feed.quote),
        feed.price === '' ? { shown: [t('untold')], file: '' } : number(feed.price),
        feed.time === 0n || headTime === 0n ? nothing : words([sayAge(headTime - feed.time, naming)]),
        feed.time === 0n ? nothing : moment(feed.time, naming),
        countCell(feed.reports),
        countCell(feed.reporters),
        marketsCell(feed.marketIds, naming),
        fileOnly(feed.marketIds.join(' ')),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

/** Nothing where nobody counts. */
function countCell(count: number): Cell {
  return count < 0 ? nothing : number(String(count))
}

/** The name of a feed; that of a hash is shortened. */
export function writeFeed(feed: Feed): Piece {
  const name = nameOfFeed(feed)
  const text = /^0x[0-9a-f]{64}$/i.test(name) ? shortenHash(name) : isolateName(name)
  return { text, title: name, look: 'identifier' }
}

/** How long ago something was, at the newest block. */
export function sayAge(milliseconds: bigint, { language }: Naming): string {
  return formatAge(Number(milliseconds), localeOf[language])
}

/** Markets by their tickers, the first few of them. */
export function marketsCell(ids: readonly string[], naming: Naming, most = mostMarkets): Cell {
  if (ids.length === 0) return nothing
  const t = translationsIn(naming.language, 'oracles')
  const pieces = ids.slice(0, most).map((id) => writeMarketOf(id, naming))
  const shown = joined(pieces, commaIn(naming.language))
  const more = ids.length - most
  return {
    shown: more > 0 ? [...shown, ` · ${t('more', { count: more })}`] : shown,
    file: ids.map((id) => plainText([writeMarketOf(id, naming)])).join(', '),
  }
}

/** What a feed told, the newest first: how far from what it told before, and how long after it. */
export function listPrices(feed: Feed, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'oracles')
  return async (page) => {
    const { prices, next } = await fetchToldPrices({ ...feed, ...page })
    const columns = [
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.change'), isNumber: true, unit: '%' },
      { name: t('columns.since'), isNumber: true, unit: t('seconds', { count: '' }).trim() },
      { name: t('columns.account') },
      { name: t('columns.block'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = prices.map(({ height, time, price, reporter, priceBefore, timeBefore }, at) => ({
      key: String(at),
      cells: [
        number(price),
        priceBefore === '' ? nothing : percentage(changeOf(price, priceBefore)),
        timeBefore === 0n ? nothing : pauseCell(Number(time - timeBefore), naming),
        reporter === '' ? nothing : account(reporter, naming),
        block(height),
        moment(time, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

/** Seconds, with a tenth. */
export function sayPause(milliseconds: number, { language }: Naming): string {
  return translationsIn(language, 'oracles')('seconds', { count: inSeconds(milliseconds) })
}

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

function pauseCell(milliseconds: number, naming: Naming): Cell {
  return { shown: [sayPause(milliseconds, naming)], file: inSeconds(milliseconds) }
}

/** A feed by the hour, the newest first. */
export function listHours(feed: Feed, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'oracles')
  return async (page) => {
    const { hours, next } = await fetchPriceHours({ ...feed, ...page })
    const columns = [
      { name: t('columns.hour'), isTime: true },
      { name: t('columns.count'), isNumber: true },
      { name: t('columns.reporters'), isNumber: true },
      { name: t('columns.low'), isNumber: true },
      { name: t('columns.high'), isNumber: true },
      { name: t('columns.last'), isNumber: true },
    ]
    const rows = hours.map(({ time, reports, reporters, low, high, last }) => ({
      key: String(time),
      cells: [
        moment(time, naming),
        number(String(reports)),
        number(String(reporters)),
        number(low),
        number(high),
        number(last),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}
