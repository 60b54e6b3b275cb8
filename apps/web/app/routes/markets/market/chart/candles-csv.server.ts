import type { NamedMarket } from '@injsight/injsight-v1'
import { readTimeRange } from '../../../../csv-range.server.ts'
import { csvResponse } from '../../../../csv.server.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import { fetchCandlesOfFile } from '../../../../sources/markets/candles.server.ts'
import { toLines, toNames } from '../../../../views/lists/table.ts'
import { readMoment } from '../replay/read-moment.ts'
import { tableOfCandles } from './chart.server.ts'
import { markKinds } from './draw-marks.ts'

/** Candles of one length as a file, the newest first, of a range of time; with what is marked on a derivative's. */
export function csvOfCandles(url: URL, market: NamedMarket, naming: Naming): Promise<Response> {
  const { from, to } = readTimeRange(url.searchParams)
  const since = secondsOf(Number(from))
  const { resolution } = readMoment(url.searchParams)
  const kinds = market.kind === 'spot' ? [] : markKinds
  return csvResponse(url, `candles-of-${market.marketId}`, async (cursor) => {
    const place = readMoment(new URLSearchParams({ until: cursor })).until ?? Number(to)
    const until = place === 0 ? undefined : secondsOf(place)
    const { list, marks, before } = await fetchCandlesOfFile(market, { resolution, until })
    const first = list.findIndex(({ time }) => time >= since)
    const begin = first === -1 ? list.length : first
    const table = tableOfCandles({ list: list.slice(begin), marks: marks.slice(begin) }, kinds, naming)
    const goesOn = before !== undefined && before >= since
    return { columns: toNames(table), lines: toLines(table), next: goesOn ? String(before * 1000) : '' }
  })
}

function secondsOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}
