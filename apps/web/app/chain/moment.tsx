import { useLanguage } from '../language/use-language.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { Age } from './age.tsx'
import { formatMoment } from './format-moment.ts'
import { useLocalTime } from './time-zone.ts'

/** A time in full with its age; in UTC, until the visitor asks for the time of their own clock. */
export function Moment({ time }: { time: number }) {
  const t = useTranslations('things')
  const { locale } = useLanguage()
  const { isLocal, toggle } = useLocalTime()
  return (
    <span>
      {formatMoment(time, locale, isLocal ? -new Date(time).getTimezoneOffset() : 0)}{' '}
      <button
        type="button"
        onClick={toggle}
        title={t(isLocal ? 'toUtc' : 'toLocal')}
        className="link [@media(scripting:none)]:hidden"
      >
        {isLocal ? t('local') : 'UTC'}
      </button>{' '}
      <span className="text-faint">
        (<Age time={time} />)
      </span>
    </span>
  )
}
