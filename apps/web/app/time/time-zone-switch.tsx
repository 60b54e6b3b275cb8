import { useTranslations } from '../language/use-translations.ts'
import { useLocalTime } from './time-zone.ts'

/** Says which clock all times are by, and turns them to the other. */
export function TimeZoneSwitch() {
  const t = useTranslations('things')
  const { isLocal, toggle } = useLocalTime()
  return (
    <button
      type="button"
      onClick={toggle}
      title={t(isLocal ? 'toUtc' : 'toLocal')}
      className="link [@media(scripting:none)]:hidden"
    >
      {isLocal ? t('local') : 'UTC'}
    </button>
  )
}
