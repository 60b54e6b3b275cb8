import { useLanguage } from '../language/use-language.tsx'
import { Age } from './age.tsx'

/** A time in full, in UTC, with its age. */
export function Moment({ time }: { time: number }) {
  const { locale } = useLanguage()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
  return (
    <span>
      {date.format(time)} UTC{' '}
      <span className="text-faint">
        (<Age time={time} />)
      </span>
    </span>
  )
}
