import { useLanguage } from '../language/use-language.tsx'
import { Age } from './age.tsx'
import { formatMoment } from './format-moment.ts'
import { TimeZoneSwitch } from './time-zone-switch.tsx'
import { useLocalTime } from './time-zone.ts'
import { UnbrokenMoment } from './unbroken-moment.tsx'

/** A time in full with its age; in UTC, until the visitor asks for the time of their own clock. */
export function Moment({ time }: { time: number }) {
  const { locale } = useLanguage()
  const { offsetAt } = useLocalTime()
  return (
    <span>
      <UnbrokenMoment of={formatMoment(time, locale, offsetAt(time))} /> <TimeZoneSwitch />{' '}
      <span className="text-faint">
        (<Age time={time} />)
      </span>
    </span>
  )
}
