/**
 * The minute that a form's field for a time holds, in UTC: milliseconds since 1970; not a number for what is no time.
 *
 * @example readMinute('2026-11-22T16:19')
 */
export function readMinute(text: string): number {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN
}

/** The other way round: the minute in which a moment lies. */
export function formatMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16)
}
