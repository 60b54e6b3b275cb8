import { Link } from 'react-router'
import { useInteger } from '../chain/integer.tsx'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { useFeed } from '../live/live.tsx'
import type { Frame } from './frame.server.ts'
import { Keys } from './keys.tsx'

/** Where the page's facts come from, and what is wrong with that at the moment. */
export function Footer({ frame }: { frame: Frame | undefined }) {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  return (
    <footer className="mt-8 border-t border-hairline text-[13px] text-faint">
      <div className="wrap flex flex-wrap gap-x-6 gap-y-2 py-5">
        <Health frame={frame} />
        <span>{frame?.isRecording ? t('recording', { chain: frame.chainId }) : t('sources')}</span>
        {frame !== undefined && !frame.isRecording && frame.chainId !== '' && (
          <span>{t('network', { chain: frame.chainId })}</span>
        )}
        <span className="ml-auto flex flex-wrap gap-x-6">
          <Keys />
          <Link className="link no-print" to={href('/raw-tx/')}>
            {t('rawTransaction')}
          </Link>
          <span>{t('code')}</span>
        </span>
      </div>
    </footer>
  )
}

function Health({ frame }: { frame: Frame | undefined }) {
  const t = useTranslations('frame')
  const formatInteger = useInteger()
  const { trouble, heads } = useFeed()
  if (frame === undefined || frame.isSilent) return <span className="text-bad">{t('silent')}</span>
  const said = trouble || (heads.length === 0 ? frame.trouble : '')
  if (said !== '') return <span className="text-warn">{t('nodeTrouble', { trouble: said })}</span>
  if (frame.behind > 5 && heads.length === 0)
    return <span className="text-warn">{t('behind', { blocks: frame.behind })}</span>
  if (frame.hasEnded && frame.head)
    return <span>{t('standsStill', { height: formatInteger(frame.head.height) })}</span>
  return null
}
