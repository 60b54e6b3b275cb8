import { TimeZoneSwitch } from '../time/time-zone-switch.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import type { Frame } from './frame.server.ts'
import { useHealth } from './health.ts'
import { WatchedButton } from '../watch/watched-button.tsx'
import { Keys } from './keys.tsx'
import { Link } from '../ui/link.tsx'

/** Where the page's facts come from, and what is wrong with that at the moment. */
export function Footer({ frame }: { frame: Frame | undefined }) {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  return (
    <footer className="mt-8 border-t border-hairline text-[13px] text-faint">
      <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-5">
        <Health frame={frame} />
        {!frame?.isRecording && <span>{t(words[frame?.toldBy ?? 'index'])}</span>}
        {frame !== undefined && frame.chainId !== '' && (
          <span>
            {/* Only while it plays has it a clock of its own. */}
            {t(frame.isRecording && !frame.hasEnded ? 'recording' : 'network', { chain: frame.chainId })}
          </span>
        )}
        <span className="flex flex-wrap items-baseline gap-x-6 gap-y-2 md:ml-auto">
          <span className="no-print [@media(scripting:none)]:hidden">
            {t('times')} <TimeZoneSwitch />
          </span>
          <Keys />
          <WatchedButton />
          <Link className="link no-print" to={href('/raw-tx/')}>
            {t('rawTransaction')}
          </Link>
          <span>{t('code')}</span>
        </span>
      </div>
    </footer>
  )
}

const words = { index: 'sources', public: 'publicSources', both: 'bothSources' } as const

/** Said aloud when it changes, too. */
function Health({ frame }: { frame: Frame | undefined }) {
  const health = useHealth(frame)
  return (
    <span role="status" className={`empty:-mr-6 ${health === undefined ? '' : looks[health.tone]}`}>
      {health?.said}
    </span>
  )
}

const looks = { bad: 'text-bad', warn: 'text-warn', calm: '' }
