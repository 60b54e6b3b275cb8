import { formatUnits, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type { BookLevel, GetOrderBookResponse } from '@injsight/injsight-v1'
import { numberLocale } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { drawDepth, type Depth } from './draw-depth.ts'
import type { Units } from './units.server.ts'

/** A price of the book; numbers of a column have as many decimals, so that they stand below each other. */
export type BookRow = { price: string; quantity: string; total: string; /** Of 100. */ bar: number }

export type ShownBook = {
  columns: { price: string; quantity: string; total: string }
  /** Best last, so that it is nearest to the middle. */
  sells: BookRow[]
  /** Best first. */
  buys: BookRow[]
  sellsLabel: string
  buysLabel: string
  middle: string
  /** Rows of a side, whether there are so many or not; none of an empty book. */
  rows: number
  note: string
  depth: (Depth & { alt: string; title: string }) | undefined
}

/** How many prices of a side stand in the book. */
const rows = 12
const places = 18

export type Level = { price: string; quantity: string }

/** In whole tokens where those are known, else in the chain's own units. */
export function readLevels(levels: readonly BookLevel[]): Level[] {
  return levels.map(({ price, quantity }) => ({
    price: price?.human || price?.raw || '0',
    quantity: quantity?.human || quantity?.raw || '0',
  }))
}

export function viewBook(book: GetOrderBookResponse, { base, quote }: Units, naming: Naming): ShownBook {
  const t = translationsIn(naming.language, 'market')
  const [buys, sells] = [readLevels(book.buys), readLevels(book.sells)]
  const shown = [buys.slice(0, rows), sells.slice(0, rows)] as const
  const [totalsOfBuys, totalsOfSells] = [sumUp(shown[0]), sumUp(shown[1])]
  const most = [totalsOfBuys.at(-1) ?? 0n, totalsOfSells.at(-1) ?? 0n].reduce((a, b) => (a > b ? a : b))
  const all = [...shown[0], ...shown[1]]
  const priceDecimals = mostDecimals(all.map(({ price }) => price))
  const quantityDecimals = mostDecimals(all.map(({ quantity }) => quantity))
  const toRows = (levels: readonly Level[], totals: readonly bigint[]) =>
    levels.map(({ price, quantity }, at): BookRow => ({
      price: fix(price, priceDecimals),
      quantity: fix(quantity, quantityDecimals),
      total: fix(unscaleDecimal(totals[at] ?? 0n, places), quantityDecimals),
      bar: most === 0n ? 0 : Number(((totals[at] ?? 0n) * 1000n) / most) / 10,
    }))
  const isCut = buys.length > rows || sells.length > rows
  const depth = drawDepth(buys, sells)
  const amount = (value: bigint) =>
    `${formatUnits(unscaleDecimal(value, places), 0, { group: true, maxDecimals: 4 })} ${base}`
  return {
    columns: {
      price: `${t('book.price')}, ${quote}`,
      quantity: `${t('book.quantity')}, ${base}`,
      total: t('book.total'),
    },
    sells: toRows(shown[1], totalsOfSells).toReversed(),
    buys: toRows(shown[0], totalsOfBuys),
    sellsLabel: t('book.sells'),
    buysLabel: t('book.buys'),
    middle: all.length === 0 ? t('book.none') : writeSpread(buys[0], sells[0], naming),
    rows: all.length === 0 ? 0 : rows,
    note: isCut ? t('book.more', { count: rows, sells: sells.length, buys: buys.length }) : '',
    depth: depth && {
      ...depth,
      title: t('book.depth'),
      alt: t('book.depthAlt', {
        buys: amount(sumUp(buys).at(-1) ?? 0n),
        sells: amount(sumUp(sells).at(-1) ?? 0n),
      }),
    },
  }
}

function sumUp(levels: readonly Level[]): bigint[] {
  let sum = 0n
  return levels.map(({ quantity }) => (sum += scaleDecimal(quantity, places)))
}

/** Between the best prices, and as a share of the middle between them. */
function writeSpread(buy: Level | undefined, sell: Level | undefined, { language }: Naming): string {
  const t = translationsIn(language, 'market')
  if (buy === undefined || sell === undefined) return t('book.oneSided')
  const [low, high] = [scaleDecimal(buy.price, places), scaleDecimal(sell.price, places)]
  const share = low + high === 0n ? 0 : Number(((high - low) * 2_000_000n) / (low + high)) / 1_000_000
  const format = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 3 })
  return t('book.spread', {
    spread: formatUnits(unscaleDecimal(high - low, places), 0, { group: true }),
    share: format.format(share),
  })
}

/** A price of 18 decimals keeps them all; what is longer than that is cut where it is shown. */
const longest = 18

function mostDecimals(numbers: readonly string[]): number {
  return Math.min(longest, Math.max(0, ...numbers.map((text) => text.split('.')[1]?.length ?? 0)))
}

function fix(number: string, decimals: number): string {
  const [whole = '', fraction = ''] = formatUnits(number, 0, { group: true }).split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}
