import { useLanguage } from '../language/use-language.tsx'
import { useTicking } from './clock.ts'
import { useServedAt } from '../live/live.tsx'
import { formatMoment } from './format-moment.ts'
import { useLocalTime } from './time-zone.ts'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago, ticking; the whole time on hover, by the clock that was chosen. `time` is in milliseconds since 1970. */
export function Age({ time }: { time: number }) {
  const { locale } = useLanguage()
  const { offsetAt } = useLocalTime()
  const whole = formatMoment(time, locale, offsetAt(time))
  return (
    <time dateTime={new Date(time).toISOString()} title={whole} suppressHydrationWarning>
      <Ticking time={time} locale={locale} />
    </time>
  )
}

/** By itself, since it alone changes every second. */
function Ticking({ time, locale }: { time: number; locale: string }) {
  return useTicking(useServedAt(), (now) => formatAge(now - time, locale))
}

/**
 * @param milliseconds since then; a clock that runs behind shows "now", never the future
 * @example formatAge(125_000, 'en') // '2m ago'
 */
export function formatAge(milliseconds: number, locale: string): string {
  const format = formatFor(locale)
  for (const [unit, length] of units) {
    if (milliseconds >= length) return format.format(-Math.floor(milliseconds / length), unit)
  }
  return format.format(-Math.max(0, Math.floor(milliseconds / 1000)), 'second')
}

const formats = new Map<string, Intl.RelativeTimeFormat>()

function formatFor(locale: string): Intl.RelativeTimeFormat {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'auto' })
  formats.set(locale, made)
  return made
}
