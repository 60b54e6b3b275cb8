import { formatUnits, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { numberLocale } from '../../../../language/languages.ts'
import type { BestOfBook, Level } from '../../../../live/live-book.ts'
import { fixDecimals, mostDecimals } from '../fix-decimals.ts'
import { drawDepth, type Depth } from './draw-depth.ts'

/** A price of the book; numbers of a column have as many decimals, so that they stand below each other. */
export type BookRow = { price: string; quantity: string; total: string; /** Of 100. */ bar: number }

export type LaidOutBook = {
  /** Best last, so that it is nearest to the middle. */
  sells: BookRow[]
  /** Best first. */
  buys: BookRow[]
  middle: string
  note: string
}

/** Words of a book in the visitor's language; what stands in braces is filled in. */
export type BookWords = {
  none: string
  oneSided: string
  spread: string
  more: string
  depthAlt: string
  /** Of prices that lie outside of the drawing. */
  beyond: string
  /** What is traded. */
  base: string
  /** Which block changed the book last, while the stream of it holds and when it is broken. */
  live: string
  broken: string
}

/** How many prices of a side stand in the book. */
export const rowsOfSide = 12
const places = 18

/** What the server does for the first look is done in the browser for every block: the same from the same. */
export function layOutBook({ buys, sells, all }: BestOfBook, words: BookWords): LaidOutBook {
  const shown = [buys.slice(0, rowsOfSide), sells.slice(0, rowsOfSide)] as const
  const [totalsOfBuys, totalsOfSells] = [sumUp(shown[0]), sumUp(shown[1])]
  const most = [totalsOfBuys.at(-1) ?? 0n, totalsOfSells.at(-1) ?? 0n].reduce((a, b) => (a > b ? a : b))
  const levels = [...shown[0], ...shown[1]]
  const priceDecimals = mostDecimals(levels.map(({ price }) => price))
  const quantityDecimals = mostDecimals(levels.map(({ quantity }) => quantity))
  const toRows = (side: readonly Level[], totals: readonly bigint[]) =>
    side.map(({ price, quantity }, at): BookRow => ({
      price: fixDecimals(price, priceDecimals),
      quantity: fixDecimals(quantity, quantityDecimals),
      total: fixDecimals(unscaleDecimal(totals[at] ?? 0n, places), quantityDecimals),
      bar: most === 0n ? 0 : Number(((totals[at] ?? 0n) * 1000n) / most) / 10,
    }))
  const isCut = all.buys.levels > rowsOfSide || all.sells.levels > rowsOfSide
  return {
    sells: toRows(shown[1], totalsOfSells).toReversed(),
    buys: toRows(shown[0], totalsOfBuys),
    middle: levels.length === 0 ? words.none : writeSpread(buys[0], sells[0], words),
    note: isCut
      ? fill(words.more, { count: rowsOfSide, sells: all.sells.levels, buys: all.buys.levels })
      : '',
  }
}

/** Undefined where a side is empty. */
export function layOutDepth(
  { buys, sells, all }: BestOfBook,
  words: BookWords,
): (Depth & { alt: string; beyond: string }) | undefined {
  const depth = drawDepth(buys, sells)
  if (depth === undefined) return undefined
  const amount = (exact: string) => `${formatUnits(exact, 0, { group: true, maxDecimals: 4 })} ${words.base}`
  const alt = fill(words.depthAlt, { buys: amount(all.buys.quantity), sells: amount(all.sells.quantity) })
  const left = { buys: all.buys.levels - depth.drawn.buys, sells: all.sells.levels - depth.drawn.sells }
  return { ...depth, alt, beyond: left.buys + left.sells > 0 ? fill(words.beyond, left) : '' }
}

/** @example fill('Spread {spread}', { spread: '0.1' }) // 'Spread 0.1' */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function sumUp(levels: readonly Level[]): bigint[] {
  let sum = 0n
  return levels.map(({ quantity }) => (sum += scaleDecimal(quantity, places)))
}

/** Between the best prices, and as a share of the middle between them. */
function writeSpread(buy: Level | undefined, sell: Level | undefined, words: BookWords): string {
  if (buy === undefined || sell === undefined) return words.oneSided
  const [low, high] = [scaleDecimal(buy.price, places), scaleDecimal(sell.price, places)]
  const share = low + high === 0n ? 0 : Number(((high - low) * 2_000_000n) / (low + high)) / 1_000_000
  return fill(words.spread, {
    spread: formatUnits(unscaleDecimal(high - low, places), 0, { group: true }),
    share: percent.format(share),
  })
}

const percent = new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 3 })
