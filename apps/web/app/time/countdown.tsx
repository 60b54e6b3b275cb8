import { useServedAt } from '../live/live.tsx'
import { useTicking } from './clock.ts'

/** How long until a moment, in milliseconds since 1970, by the hour, minute and second; ticking. */
export function Countdown({ time }: { time: number }) {
  const text = useTicking(useServedAt(), (now) => formatCountdown(time - now))
  return (
    <time dateTime={new Date(time).toISOString()} className="mono" suppressHydrationWarning>
      {text}
    </time>
  )
}

/**
 * @param milliseconds until then; none are left of what is over
 * @example formatCountdown(3_725_000) // '01:02:05'
 */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
