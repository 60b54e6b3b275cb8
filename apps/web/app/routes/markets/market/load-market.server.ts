import type { NamedMarket } from '@injsight/injsight-v1'
import { notFound } from '@injsight/errors'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { mapPart, part } from '../../../page.server.ts'
import { fetchCandles } from '../../../sources/candles.server.ts'
import {
  fetchLiquidations,
  fetchMarketChanges,
  fetchMarketDay,
  fetchOrderBook,
} from '../../../sources/markets.server.ts'
import { fetchBlockAuction } from '../../../sources/orders.server.ts'
import { formatMoment } from '../../../time/format-moment.ts'
import { localeOf } from '../../../language/languages.ts'
import { viewBook } from './book.server.ts'
import { viewChart } from './chart.server.ts'
import { viewCost } from './cost.server.ts'
import { heightText, viewHead } from './head.server.ts'
import { viewChanges, viewLiquidations } from './history.server.ts'
import { queryOfMoment, sides, type Moment } from './read-moment.ts'
import { viewReplay } from './replay.server.ts'
import { unitsOf } from './units.server.ts'

const liquidations = 50

/** All that a market's page shows, at a moment. */
export async function loadMarket(
  market: NamedMarket,
  { moment, base }: { moment: Moment; base: string },
  naming: Naming,
) {
  const { marketId } = market
  const [day, book, candles, changes, closed] = await Promise.all([
    part(fetchMarketDay(marketId)),
    part(fetchOrderBook(marketId, moment.at ?? 0n)),
    part(fetchCandles(market, moment.resolution)),
    part(fetchMarketChanges(marketId)),
    market.kind === 'spot'
      ? undefined
      : part(fetchLiquidations(marketId, { limit: liquidations, cursor: '' })),
  ])
  // A moment that no book is known of is a wrong address, not a page without a part.
  if (book.value === undefined && moment.at !== undefined) throw notFound('height', book.missing)
  const auction = book.value && (await part(fetchBlockAuction(book.value.height)))
  const units = unitsOf(market, naming)
  const t = translationsIn(naming.language, 'market')
  const asked = { moment, base, marketId, auction: auction?.value }
  return {
    head: viewHead(market, day.value, { units, more: [] }, naming),
    chart: mapPart(candles, ({ resolution, list }) =>
      viewChart(list, { moment, base, ticker: market.ticker, resolution }, naming),
    ),
    book: mapPart(book, (value) => ({
      title: t('book.title'),
      after: [
        t('book.after', {
          height: heightText(value.height),
          moment: formatMoment(Number(value.time), localeOf[naming.language], 0),
        }),
      ],
      book: viewBook(value, units, naming),
    })),
    replay: mapPart(book, (value) => viewReplay(value, asked, naming)),
    cost: mapPart(book, (value) => ({
      form: formOfCost(moment, base, units.base, naming),
      cost: viewCost(value, { ...moment, units, feeRate: undefined }, naming),
    })),
    changes: viewChanges(changes, units, naming),
    liquidations: closed && viewLiquidations(closed, units, naming),
  }
}

function formOfCost(moment: Moment, base: string, unit: string, { language }: Naming) {
  const t = translationsIn(language, 'market')
  const { side: _side, size: _size, ...kept } = queryOfMoment(moment)
  return {
    title: t('cost.title'),
    hint: t('cost.hint'),
    path: pathIn(language, base),
    kept,
    sideLabel: t('cost.side'),
    sides: sides.map((value) => ({ value, text: t(`cost.${value}`) })),
    side: moment.side,
    sizeLabel: t('cost.sizeIn', { unit }),
    size: moment.size,
    count: t('cost.count'),
  }
}
