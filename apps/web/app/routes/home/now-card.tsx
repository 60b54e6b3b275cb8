import { kinds } from '@injsight/chain'
import { useState } from 'react'
import { Age } from '../../time/age.tsx'
import { kindFill } from '../../views/blocks/gas-bar.tsx'
import { Hatch } from '../../ui/charts/hatch.tsx'
import { formatInteger } from '../../language/format-integer.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useTranslations } from '../../language/use-translations.ts'
import { useHold } from '../../live/use-hold.ts'
import type { Cell, Now } from './now.server.ts'
import { Link } from '../../ui/link.tsx'

const frame =
  'grid h-[212px] content-start gap-y-0.5 rounded-[14px] border border-hairline-strong bg-raised/80 px-[18px] py-4'

/** What the chain does now: the newest block, in one sentence and as a picture. As large whatever it holds. */
export function NowCard({ now }: { now: Now | undefined }) {
  const t = useTranslations('home')
  if (now === undefined) return <p className={`${frame} text-muted max-md:hidden`}>{t('noBlocks')}</p>
  return <NewestBlock now={now} />
}

function NewestBlock({ now }: { now: Now }) {
  const t = useTranslations('home')
  const { href } = useLanguage()
  const { isHeld, holding } = useHold()
  const [shown, setShown] = useState(now)
  if (!isHeld && shown !== now) setShown(now)
  const { height, time, sentence, cells } = shown
  return (
    <Link
      to={href(`/block/${height}/`)}
      className={`${frame} hover:border-accent hover:no-underline max-md:hidden`}
      {...holding}
    >
      <span className="flex items-baseline gap-2.5">
        <span className="text-faint">{t('now')}</span>{' '}
        <b className="mono text-[22px] leading-7 tracking-tight">{formatInteger(height)}</b>{' '}
        <span className="ml-auto w-28 text-right text-[13px] text-faint">
          <Age time={time} />
        </span>
      </span>
      <span className="line-clamp-3 h-[60px] leading-5 text-muted wrap-anywhere first-letter:uppercase">
        {sentence}
      </span>
      <Picture cells={cells} />
    </Link>
  )
}

/** Its words stand above it. */
function Picture({ cells }: { cells: readonly Cell[] | undefined }) {
  const things = useTranslations('things')
  const states = useTranslations('states')
  if (cells === undefined)
    return <span className="mt-2 text-[13px] text-faint">{`${things('gas')}: ${states('unknown')}`}</span>
  return (
    <svg aria-hidden="true" className="mt-2 h-[84px] w-full">
      <defs>
        <Hatch id="hatch-now" />
      </defs>
      {cells.length === 0 && (
        // An empty block, not one that is still to be drawn.
        <rect
          {...inPercent({ x: 0.4, y: 1, width: 99.2, height: 98 })}
          rx="4"
          strokeDasharray="4 4"
          className="fill-none stroke-[var(--hairline-strong)]"
        />
      )}
      {cells.map(({ kind, hasFailed, ...field }, at) => (
        // The largest first: a cell is nothing but its place.
        <g key={at}>
          <rect
            {...inPercent(field)}
            rx="4"
            strokeWidth="1.5"
            className={`${kindFill(kinds.indexOf(kind))} stroke-raised`}
          />
          {hasFailed && <rect {...inPercent(field)} rx="4" fill="url(#hatch-now)" />}
        </g>
      ))}
    </svg>
  )
}

function inPercent({ x, y, width, height }: Omit<Cell, 'kind' | 'hasFailed'>) {
  return { x: `${x}%`, y: `${y}%`, width: `${width}%`, height: `${height}%` }
}
