import { invalidInput } from '@injsight/errors'
import type { Language } from './language/languages.ts'
import { translationsIn } from './language/use-translations.ts'
import { formatMinute, readMinute } from './time/read-minute.ts'
import type { CsvTimes } from './ui/take/csv-range.tsx'

/** A range of time, both ends included: milliseconds since 1970; 0 for no end. */
export type TimeRange = { from: bigint; to: bigint }

export const allTime: TimeRange = { from: 0n, to: 0n }

const minute = 60_000

/**
 * The range of time that a file is to hold: `from` and `to`, as `2026-11-22T16:19`, in UTC, both minutes included.
 *
 * @throws invalid-input
 */
export function readTimeRange(given: URLSearchParams): TimeRange {
  const [from, to] = (['from', 'to'] as const).map((name) => {
    const text = given.get(name) ?? ''
    if (text === '') return undefined
    const time = readMinute(text)
    if (Number.isNaN(time))
      throw invalidInput(`range.${name}`, `"${text.slice(0, 40)}" is not a time as 2026-11-22T16:19`)
    return time
  })
  return { from: BigInt(from ?? 0), to: BigInt(to === undefined ? 0 : to + minute - 1) }
}

const usualDays = 7

/** What is proposed: a week up to the newest line that is shown. */
export function proposeTimes(newest: number, language: Language): CsvTimes {
  const t = translationsIn(language, 'trades')
  const from = Math.max(0, newest - usualDays * 24 * 60 * minute)
  return { from: formatMinute(from), to: formatMinute(newest), names: { from: t('from'), to: t('to') } }
}
