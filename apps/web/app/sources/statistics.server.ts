import type { ListStatisticsRequest, ListStatisticsResponse } from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

export type Series = {
  /** In the metric's own unit, oldest first; times without blocks are left out. */
  values: number[]
  resolution: 'hour' | 'minute'
}

const fewest = 3

/** The last day of a metric, by the hour; of a chain that is younger, by the minute. For drawings, not for sums. */
export async function fetchSeries(metric: string, headTime: number): Promise<Series> {
  const from = BigInt(Math.max(0, headTime - 86_400_000))
  const ask = async (resolution: 'hour' | 'minute'): Promise<Series> => {
    const request = { metric, resolution, from, to: 0n, denom: '' }
    const { response } = await injsight.listStatistics(request)
    return { values: response.points.map(({ value }) => Number(value)), resolution }
  }
  const hours = await ask('hour')
  return hours.values.length >= fewest ? hours : ask('minute')
}

/** A series of what the index counts. */
export async function fetchStatistics(asked: ListStatisticsRequest): Promise<ListStatisticsResponse> {
  return (await injsight.listStatistics(asked)).response
}
