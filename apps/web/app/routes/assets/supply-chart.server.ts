import { formatUnits } from '@injsight/chain'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchSupplyHistory } from '../../sources/assets.server.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { drawSteps } from '../../ui/charts/draw-steps.ts'
import { number } from '../../views/lists/cells.server.ts'
import type { Chart } from '../../views/lists/chart-figure.tsx'
import type { Asset } from './shown-asset.ts'

const mostPoints = 500

/** How much there was of an asset, over the last blocks that changed it. */
export async function fetchSupplyChart({ denom, decimals = 0 }: Asset, naming: Naming): Promise<Chart> {
  const { points, next } = await fetchSupplyHistory(denom, { cursor: '', limit: mostPoints })
  const t = translationsIn(naming.language, 'assets')
  const known = points.filter(({ amount }) => amount !== '').toReversed()
  const sorted = known.map(({ amount }) => BigInt(amount)).toSorted((a, b) => (a < b ? -1 : Number(a > b)))
  const told = (value: bigint | undefined) =>
    value === undefined ? [] : number(formatUnits(value.toString(), decimals)).shown
  const momentOf = (time: bigint | undefined) =>
    time === undefined ? '' : formatMoment(Number(time), localeOf[naming.language], 0)
  const last = known.at(-1)
  const from = momentOf(known[0]?.time)
  // What was before the drawing may have been more, or less.
  const since = next === '' ? '' : from
  return {
    // A drawing needs no more digits than a number has.
    path: drawSteps(known.map(({ time, amount }) => [Number(time), Number(formatUnits(amount, decimals))])),
    from,
    to: momentOf(last?.time),
    facts: [
      { name: t('asset.now'), shown: told(last && BigInt(last.amount)) },
      {
        name: since === '' ? t('asset.highest') : t('asset.highestSince', { time: since }),
        shown: told(sorted.at(-1)),
      },
      {
        name: since === '' ? t('asset.lowest') : t('asset.lowestSince', { time: since }),
        shown: told(sorted[0]),
      },
    ],
  }
}
