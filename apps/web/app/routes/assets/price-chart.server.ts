import { keepDigits, scaleDecimal } from '@injsight/chain'
import type { PastPrice } from '@injsight/injsight-v1'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchPastPrices } from '../../sources/prices.server.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { drawLine } from '../../ui/charts/draw-line.ts'
import { number } from '../../views/lists/cells.server.ts'
import type { Chart } from '../../views/lists/chart-figure.tsx'
import type { Asset } from './shown-asset.ts'

const spanMs = 30 * 86_400_000

/** How the price went that others tell; undefined where they tell none, or the chain's own markets do. */
export async function fetchPriceChart(
  { denom, prices }: Asset,
  naming: Naming,
  now = Date.now(),
): Promise<Chart | undefined> {
  if (prices?.of.has(denom) !== true) return undefined
  const past = await fetchPastPrices(denom, now - spanMs, now)
  return past.length > 1 ? drawPrices(past, naming) : undefined
}

export function drawPrices(past: readonly PastPrice[], { language }: Pick<Naming, 'language'>): Chart {
  const t = translationsIn(language, 'assets')
  const [lowest, highest] = [past.reduce(lower), past.reduce((a, b) => (lower(a, b) === a ? b : a))]
  const told = (price: PastPrice | undefined) =>
    price === undefined ? [] : [...number(keepDigits(price.usd, 8)).shown, ' USD']
  const momentOf = (price: PastPrice | undefined) =>
    price === undefined ? '' : formatMoment(Number(price.time), localeOf[language], 0)
  return {
    path: drawLine(past.map(({ time, usd }) => [Number(time), Number(usd)])),
    from: momentOf(past[0]),
    to: momentOf(past.at(-1)),
    says: translationsIn(language, 'prices')('source', { source: 'coingecko' }),
    facts: [
      { name: t('asset.highest'), shown: told(highest) },
      { name: t('asset.lowest'), shown: told(lowest) },
    ],
  }
}

const digits = 30

function lower(a: PastPrice, b: PastPrice): PastPrice {
  return scaleDecimal(b.usd, digits) < scaleDecimal(a.usd, digits) ? b : a
}
