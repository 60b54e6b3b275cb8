import { formatUnits } from '@injsight/chain'
import type { GetWorthHistoryResponse } from '@injsight/injsight-v1'
import { formatMoment } from '../../time/format-moment.ts'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { inUnit } from '../../language/written.ts'
import type { Part } from '../../page.server.ts'
import { beyondSources } from '../../trouble.ts'
import { drawLine } from '../../ui/charts/draw-line.ts'

/** How the worth of an account went. */
export type WorthLine = {
  title: string
  /** Of a drawing of 1000 by 200; empty where there is too little to draw. */
  path: string
  from: string
  to: string
  /** The lowest and the highest, in words. */
  range: string
  /** What is to be known of it, each a sentence. */
  notes: string[]
}

export function toWorthLine(told: Part<GetWorthHistoryResponse>, naming: Naming): WorthLine {
  const t = translationsIn(naming.language, 'account')
  const { points = [], quote = '', quoteDecimals = 0 } = told.value ?? {}
  // A drawing needs no more digits than a number has.
  const path = drawLine(
    points.map(({ time, total }) => [Number(time), Number(formatUnits(total, quoteDecimals))]),
  )
  const title = t('worth.line')
  if (path === '') {
    return {
      title,
      path,
      from: '',
      to: '',
      range: '',
      notes: told.missing === undefined ? [] : [sayMissing(told.missing, naming)],
    }
  }
  const sorted = points.map(({ total }) => total).toSorted((a, b) => (wholeOf(a) < wholeOf(b) ? -1 : 1))
  const tell = (worth = '0') =>
    inUnit(formatUnits(worth, quoteDecimals, { group: true, maxDecimals: 2 }), symbolOf(quote, naming))
  const momentOf = (time = 0n) => formatMoment(Number(time), localeOf[naming.language], 0)
  return {
    title,
    path,
    from: momentOf(points[0]?.time),
    to: momentOf(points.at(-1)?.time),
    range: t('worth.range', { lowest: tell(sorted[0]), highest: tell(sorted.at(-1)) }),
    notes: [t('worth.lineBy')],
  }
}

function sayMissing(why: string, { language }: Naming): string {
  const t = translationsIn(language, 'account')
  return t(why === beyondSources ? 'worth.lineUntold' : 'worth.lineMissing')
}

function wholeOf(decimal: string): bigint {
  return BigInt(decimal.split('.')[0] ?? 0)
}
