import { Link } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { Age } from '../chain/age.tsx'
import { useInteger } from '../chain/integer.tsx'
import { useLanguage } from '../language/use-language.tsx'
import { useHead } from '../live/live.tsx'
import type { Frame } from './frame.server.ts'

/** How far the index is, and how fresh that is; leads to the newest block. */
export function HeightPill({ frame }: { frame: Frame | undefined }) {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  const formatInteger = useInteger()
  const head = useHead()
  if (head === undefined) return null
  const height = head.height.toString()
  const title = frame?.hasEnded ? t('standsStill', { height: formatInteger(head.height) }) : undefined
  return (
    <Link
      to={href(`/block/${height}/`)}
      prefetch="none"
      title={title}
      data-head={height}
      className="inline-flex h-8 items-center gap-2 rounded-full border border-hairline bg-raised px-3 font-medium whitespace-nowrap hover:no-underline"
    >
      <span
        key={height}
        aria-hidden="true"
        className={`size-2 rounded-full ${frame?.hasEnded ? 'bg-faint' : 'bg-good ring-4 ring-good-soft'}`}
      />
      <span className="mono">{formatInteger(head.height)}</span>
      <span className="hidden text-faint lg:inline">
        <Age time={head.time} />
      </span>
    </Link>
  )
}
