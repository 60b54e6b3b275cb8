import type { GetOrderBookResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import type { BestOfBook } from '../../../../live/live-book.ts'
import { cutBook, readLevels } from '../../../../live/order-book.ts'
import type { BookWords } from './lay-out-book.ts'
import { nameIn, type Units } from '../units.server.ts'

export type ShownBook = {
  columns: { price: string; quantity: string; total: string }
  sellsLabel: string
  buysLabel: string
  depthTitle: string
  words: BookWords
  best: BestOfBook
}

/** A book and the words for it: what is laid out from them is laid out anew when a block changes it. */
export function viewBook(book: GetOrderBookResponse, { base, quote }: Units, naming: Naming): ShownBook {
  const t = translationsIn(naming.language, 'market')
  return {
    columns: {
      price: nameIn(t('book.price'), quote, naming.language),
      quantity: nameIn(t('book.quantity'), base, naming.language),
      total: t('book.total'),
    },
    sellsLabel: t('book.sells'),
    buysLabel: t('book.buys'),
    depthTitle: t('book.depth'),
    words: {
      none: t('book.none'),
      oneSided: t('book.oneSided'),
      spread: t('book.spread', placesOf('spread', 'share')),
      more: t('book.more', placesOf('count', 'sells', 'buys')),
      depthAlt: t('book.depthAlt', placesOf('buys', 'sells')),
      beyond: t('book.beyond', placesOf('buys', 'sells')),
      base,
      live: t('book.live', placesOf('height')),
      broken: t('book.broken', placesOf('height')),
    },
    best: cutBook(readLevels(book.buys), readLevels(book.sells)),
  }
}

/** Leaves a place as it is, for who fills it in later. */
function placesOf<Name extends string>(...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
}
