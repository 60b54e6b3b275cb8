import { localeOf, type Language } from '../language/languages.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * How long something lasts, in the largest unit that it is a whole number of.
 *
 * @example formatLength(5400, 'en') // '90 minutes'
 */
export function formatLength(seconds: number, language: Language): string {
  const [unit, size] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? units[3]
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(localeOf[language], options).format(seconds / size)
}

/**
 * The same, split into units; empty for no time at all.
 *
 * @param seconds decimal text
 * @returns undefined for what is not counted so
 * @example formatSpan('5400.5', 'en') // '1 hour, 30 minutes, 500 milliseconds'
 */
export function formatSpan(seconds: string, language: Language): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,3})\d*)?$/.exec(seconds) ?? []
  if (whole === undefined) return undefined
  const all = Number(whole)
  const parts = {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
    milliseconds: Number(fraction.padEnd(3, '0')),
  }
  return new Intl.DurationFormat(localeOf[language], { style: 'long' }).format(parts)
}
