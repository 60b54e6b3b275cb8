import { formatUnits } from '@injsight/chain'
import type { BalancePoint } from '@injsight/injsight-v1'
import { formatMoment } from '../../../time/format-moment.ts'
import { localeOf } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fetchBalanceHistory } from '../../../sources/account.server.ts'
import { drawSteps } from '../../../ui/charts/draw-steps.ts'
import { amount } from '../../../views/lists/cells.server.ts'
import type { Chart } from '../../../views/lists/chart-figure.tsx'
import type { Cell } from '../../../views/lists/table.ts'

const mostPoints = 500

export async function fetchChart(account: string, denom: string, naming: Naming): Promise<Chart> {
  const { points, first, next } = await fetchBalanceHistory(account, { denom, before: 0n, limit: mostPoints })
  const t = translationsIn(naming.language, 'account')
  const known = points.filter((point) => point.amount !== '').toReversed()
  const amounts = known.map((point) => BigInt(point.amount))
  // What it was before the first of them belongs to the picture, where it is known.
  const all = [...(first === '' ? [] : [BigInt(first)]), ...amounts]
  const sorted = all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const told = (value: bigint | undefined): Cell['shown'] =>
    value === undefined ? [] : amount(denom, value.toString(), naming).shown
  const from = momentOf(known[0], naming)
  // What was before the drawing may have been more, or less.
  const since = next === 0n ? '' : from
  return {
    path: drawSteps(known.map((point) => pointOf(point, denom, naming))),
    from,
    to: momentOf(known.at(-1), naming),
    facts: [
      { name: t('history.now'), shown: told(all.at(-1)) },
      {
        name: since === '' ? t('history.highest') : t('history.highestSince', { time: since }),
        shown: told(sorted.at(-1)),
      },
      {
        name: since === '' ? t('history.lowest') : t('history.lowestSince', { time: since }),
        shown: told(sorted[0]),
      },
    ],
  }
}

function pointOf({ time, amount: held }: BalancePoint, denom: string, { names }: Naming): [number, number] {
  // A drawing needs no more digits than a number has.
  return [Number(time), Number(formatUnits(held, names.tokens.get(denom)?.decimals ?? 0))]
}

function momentOf(point: BalancePoint | undefined, { language }: Naming): string {
  return point === undefined ? '' : formatMoment(Number(point.time), localeOf[language], 0)
}
