const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/**
 * How long something takes, about: in the largest unit of which there are two, at least a minute.
 *
 * @example formatAbout(100 * 60_000, 'en') // '100 min'
 */
export function formatAbout(milliseconds: number, locale: string): string {
  const [unit, size] = units.find(([, one]) => milliseconds >= 2 * one) ?? ['minute', minute]
  const count = Math.max(1, Math.round(milliseconds / size))
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}
