/**
 * A date and time with its offset from UTC, as the language writes them. No line ends before the offset.
 *
 * @param time milliseconds since 1970
 * @param offset minutes ahead of UTC
 * @example formatMoment(0, 'en', 0) // 'Jan-01-1970 00:00:00 AM +00:00'
 */
export function formatMoment(time: number, locale: string, offset: number): string {
  const shifted = new Date(time + offset * 60_000)
  const clock = locale === 'en' ? formatEnglish(shifted) : formatIn(locale).format(shifted)
  return `${clock}\u00A0${formatOffset(offset)}`
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** MMM-dd-yyyy HH:mm:ss aa */
function formatEnglish(date: Date): string {
  const [year, month, day, clock = ''] = date.toISOString().split(/[-T]/)
  const half = date.getUTCHours() < 12 ? 'AM' : 'PM'
  return `${months[Number(month) - 1]}-${day}-${year} ${clock.slice(0, 8)} ${half}`
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  formats.set(locale, made)
  return made
}
