import { kinds } from '@injsight/chain'
import { useTranslations } from '../../language/use-translations.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { Age } from '../../time/age.tsx'
import { KindSwatch, sharesOf } from './gas-bar.tsx'
import { mostGas, type Head } from '../../live/head.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { Link } from '../../ui/link.tsx'

/** The last blocks as squares, the newest first: filled as high as their gas, in the colours of what it went to. */
export function BlockStrip({ heads }: { heads: readonly Head[] }) {
  const t = useTranslations('home')
  const most = mostGas(heads)
  return (
    <div className="min-w-0 pt-3">
      <ol
        aria-label={t('strip')}
        className="-m-1 grid grid-flow-col auto-cols-[calc((100%-(var(--count)-1)*7px)/var(--count))] gap-[7px] overflow-hidden p-1 [--count:3] min-[480px]:[--count:4] min-[640px]:[--count:6] md:[--count:8] min-[1024px]:[--count:10] min-[1240px]:[--count:12]"
      >
        {heads.slice(0, 14).map((head) => (
          <Square key={head.height} head={head} most={most} />
        ))}
      </ol>
      <Legend />
    </div>
  )
}

function Square({ head, most }: { head: Head; most: bigint }) {
  const t = useTranslations('home')
  const things = useTranslations('things')
  const { href } = useLanguage()
  const height = formatInteger(head.height)
  return (
    <li className="arrive">
      <Link
        to={href(`/block/${head.height}/`)}
        className="relative flex h-[92px] flex-col justify-between overflow-hidden rounded-[10px] border border-hairline bg-raised px-2.5 py-2 hover:border-accent hover:no-underline"
      >
        <Fill head={head} most={most} />
        <b className="mono relative text-sm">
          <span className="sr-only">{things('block')} </span>
          {height}
        </b>
        <span className="relative text-xs leading-4 text-muted">
          <span className="font-medium text-text">{t('inBlock', { count: head.txs })}</span>
          <br />
          <Age time={head.time} />
        </span>
      </Link>
    </li>
  )
}

function Fill({ head, most }: { head: Head; most: bigint }) {
  // The fullest of them leaves room for the words.
  const level = Number((head.gasUsed * 100n) / most) * 0.62
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {sharesOf(head.gasByKind, head.gasUsed).map(({ fill, from, width }) => (
        <rect
          key={fill}
          x={from}
          y={100 - level}
          width={width}
          height={level}
          className={`${fill} opacity-35`}
        />
      ))}
    </svg>
  )
}

function Legend() {
  const t = useTranslations('home')
  const things = useTranslations('things')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-muted">
      {kinds.map((kind) => (
        <span key={kind} className="flex items-center gap-1.5">
          <KindSwatch kind={kind} />
          {things(kind)}
        </span>
      ))}
      <span className="text-faint">{t('stripHint')}</span>
    </p>
  )
}
