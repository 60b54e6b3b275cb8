import type { Written } from '../../language/written.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { Words } from '../../views/sentences/words.tsx'

type Option = 'yes' | 'no' | 'veto' | 'abstain'

export type ShownTally = {
  title: string
  /** Of a bar of 1000, which is all stake, or all votes where the stake isn't known. */
  pieces: { option: Option; from: number; length: number }[]
  quorumAt?: number
  /** `share` is of the votes; empty for those who have not voted. */
  lines: { option: Option | 'none'; name: string; share: string; stake: Written }[]
  /** What it takes; `mark` says in a word whether that is met. */
  checks: { name: string; text: string; isMet: boolean; mark: string }[]
  note: string
}

/** How the votes stand: all stake as one bar, with the quorum marked, and what it takes in words. */
export function TallyCard({ title, pieces, quorumAt, lines, checks, note }: ShownTally) {
  return (
    <TitledCard title={title} id="tally">
      <div className="grid gap-4 px-[18px] py-4">
        <svg viewBox="0 0 1000 44" preserveAspectRatio="none" aria-hidden="true" className="h-11 w-full">
          <rect y="4" width="1000" height="36" className="fill-well" />
          {pieces.map(({ option, from, length }) => (
            <rect key={option} x={from} y="4" width={length} height="36" className={fills[option]} />
          ))}
          {quorumAt !== undefined && (
            <path
              d={`M${quorumAt} 0V44`}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="4 3"
              className="stroke-text"
            />
          )}
        </svg>
        <ul className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
          {lines.map(({ option, name, share, stake }) => (
            <li key={option} className="flex items-center gap-2.5">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3 shrink-0">
                <rect width="10" height="10" rx="2" className={fills[option]} />
              </svg>
              <span>{name}</span>
              {share !== '' && <span className="font-semibold">{share}</span>}
              <span className="ml-auto text-right text-muted">
                <Words of={stake} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {checks.length > 0 && (
        <dl className="facts border-t border-hairline">
          {checks.map(({ name, text, isMet, mark }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className={`font-medium ${isMet ? 'text-good' : 'text-bad'}`}>
                  <span aria-hidden="true">{isMet ? '✓' : '×'}</span> {mark}
                </span>
                {' · '}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="card-note">{note}</p>
    </TitledCard>
  )
}

const fills: Record<Option | 'none', string> = {
  yes: 'fill-good',
  no: 'fill-bad',
  veto: 'fill-warn',
  abstain: 'fill-faint',
  none: 'fill-well stroke-hairline-strong',
}
