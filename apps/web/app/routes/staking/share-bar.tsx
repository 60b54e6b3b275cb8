import { useLanguage } from '../../language/use-language.tsx'
import { Link } from '../../ui/link.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { BarPiece } from '../../views/staking/concentration.ts'

export type ShownShares = {
  title: string
  text: string
  marks: { third: string; twoThirds: string }
  /** `to` without a language. */
  pieces: (BarPiece & { name: string; share: string; to: string })[]
}

/** So many are named below the bar: all of them stand in the list. */
const mostNamed = 8

/** All power as one bar, cut by who holds it, with a third and two thirds of it marked. */
export function ShareBar({ title, text, marks, pieces }: ShownShares) {
  const { href } = useLanguage()
  return (
    <TitledCard title={title}>
      <div className="grid gap-3 px-[18px] py-4">
        <p className="max-w-[80ch]">{text}</p>
        <div className="relative pb-5 text-xs leading-4 text-muted">
          <svg
            viewBox="0 0 1000 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-9 w-full overflow-hidden rounded-lg bg-well"
          >
            {pieces.map(({ to, from, length }, at) => (
              <rect key={to} x={from} width={length} height="40" className={fills[at % fills.length]} />
            ))}
          </svg>
          <Mark at="left-1/3" text={marks.third} />
          <Mark at="left-2/3" text={marks.twoThirds} />
        </div>
        <ol className="flex flex-wrap gap-x-6 gap-y-2 text-[13px]">
          {pieces.slice(0, mostNamed).map(({ to, name, share }, at) => (
            <li key={to} className="flex min-w-0 items-center gap-2">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
                <rect width="10" height="10" rx="2" className={fills[at % fills.length]} />
              </svg>
              <Link to={href(to)} className="truncate hover:text-accent">
                {name}
              </Link>
              <span className="text-muted">{share}</span>
            </li>
          ))}
        </ol>
      </div>
    </TitledCard>
  )
}

function Mark({ at, text }: { at: 'left-1/3' | 'left-2/3'; text: string }) {
  return (
    <span aria-hidden="true" className={`absolute -top-1 bottom-0 border-l border-dashed border-text ${at}`}>
      <span className="absolute bottom-0 pl-1.5 whitespace-nowrap">{text}</span>
    </span>
  )
}

const fills = [
  'fill-staking',
  'fill-staking/55',
  'fill-transfer/70',
  'fill-transfer/40',
  'fill-oracle/70',
  'fill-oracle/40',
  'fill-contract/70',
  'fill-contract/40',
]
