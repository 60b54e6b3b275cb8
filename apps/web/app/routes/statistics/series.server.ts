import { formatUnits } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { fetchStatistics } from '../../sources/statistics.server.ts'
import { moment, number, withUnit } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import type { Metric, Resolution } from './read-metric.ts'

/** A series as a page draws it: values are decimal texts in the units of people, the oldest first. */
export type MetricSeries = {
  resolution: Resolution
  points: { time: bigint; value: string }[]
  /** Since when it is counted, milliseconds since 1970; 0 while nothing is. */
  since: bigint
}

type Asked = { metric: Metric; resolution: Resolution | undefined; denom: string; naming: Naming }

/** With fewer points than this, a chain is too young to be told in longer times. */
const fewest = 3

/** By the day, or by shorter times where no resolution is chosen and there are few days yet. */
export async function fetchMetric({ metric, resolution, denom, naming }: Asked): Promise<MetricSeries> {
  const ask = async (by: Resolution): Promise<MetricSeries> => {
    const request = { metric, resolution: by, from: 0n, to: 0n, denom: metric === 'volume' ? denom : '' }
    const { points, since } = await fetchStatistics(request)
    const decimals = decimalsOf(metric, denom, naming)
    return {
      resolution: by,
      since,
      points: points.map(({ time, value }) => ({ time, value: formatUnits(value, decimals) })),
    }
  }
  if (resolution !== undefined) return ask(resolution)
  for (const by of ['day', 'hour'] as const) {
    const series = await ask(by)
    if (series.points.length >= fewest) return series
  }
  return ask('minute')
}

const injDecimals = 18

function decimalsOf(metric: Metric, denom: string, { names }: Naming): number {
  if (metric === 'fees') return injDecimals
  return metric === 'volume' ? (names.tokens.get(denom)?.decimals ?? 0) : 0
}

/** Assets that markets are priced in, that of most markets first: volume is counted in each of them. */
export function listQuotes({ names }: Pick<Naming, 'names'>): string[] {
  const counts = new Map<string, number>()
  for (const { quoteDenom } of names.markets.values())
    counts.set(quoteDenom, (counts.get(quoteDenom) ?? 0) + 1)
  return [...counts].toSorted(([a, of], [b, other]) => other - of || (a < b ? -1 : 1)).map(([denom]) => denom)
}

/** The newest first. */
export function toTable(
  { points }: MetricSeries,
  { metric, denom, naming }: Omit<Asked, 'resolution'>,
): Table {
  const t = translationsIn(naming.language, 'statistics')
  const unit = metric === 'volume' && denom !== '' ? symbolOf(denom, naming) : ''
  return {
    columns: [
      { name: t('time'), isTime: true },
      { name: t(`metrics.${metric}`), isNumber: true, unit },
    ],
    rows: points.toReversed().map(({ time, value }) => ({
      key: String(time),
      cells: [moment(time, naming), withUnit(number(value), metric === 'volume' ? denom : '', naming)],
    })),
  }
}

/** The sum of decimal texts, exactly. */
export function sumOf({ points }: MetricSeries): string {
  const scale = 18
  const digits = points.reduce((sum, { value }) => {
    const [whole = '0', fraction = ''] = value.split('.')
    return sum + BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
  }, 0n)
  return formatUnits(digits.toString(), scale, { group: true, maxDecimals: 4 })
}
