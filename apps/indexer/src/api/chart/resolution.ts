import { invalidInput } from '@injsight/errors'
import { candleResolutions } from '#src/queries/exchange/candles.ts'

const [minute, day, week] = [60, 86_400, 604_800]

/** Resolutions as charts name them: minutes as a number, days and weeks by a letter. */
export const resolutionNames: ReadonlyMap<string, number> = new Map(
  candleResolutions.map((seconds) => [nameOf(seconds), seconds] as const),
)

const otherNames: ReadonlyMap<string, number> = new Map([
  ['D', day],
  ['W', week],
  ['7D', week],
  ['1440', day],
])

/** Seconds of a candle. */
export function readResolution(text: string): number {
  const seconds = resolutionNames.get(text) ?? otherNames.get(text)
  if (seconds !== undefined) return seconds
  throw invalidInput(
    'chart.resolution',
    `"${text.slice(0, 40)}" is not a resolution: there are ${[...resolutionNames.keys()].join(', ')}`,
  )
}

function nameOf(seconds: number): string {
  if (seconds === week) return '1W'
  return seconds === day ? '1D' : String(seconds / minute)
}
