import { useLanguage } from '../../language/use-language.tsx'
import { Link } from '../../ui/link.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

type Status = 'signed' | 'missed' | 'proposed'

export type ShownUptime = {
  title: string
  text: string
  legend: { status: Status; text: string }[]
  /** `to` without a language. */
  squares: { height: string; status: Status; label: string; to: string }[]
}

/** What a validator did with the last blocks, the newest first: a square each, which leads to its block. */
export function UptimeCard({ title, text, legend, squares }: ShownUptime) {
  const { href } = useLanguage()
  return (
    <TitledCard title={title} id="uptime">
      <div className="grid gap-3 px-[18px] py-4">
        <p>{text}</p>
        {squares.length > 0 && (
          <>
            <ol className="flex flex-wrap gap-1" aria-labelledby="uptime">
              {squares.map(({ height, status, label, to }) => (
                <li key={height}>
                  <Link
                    to={href(to)}
                    title={label}
                    aria-label={label}
                    className={`grid size-6 place-items-center rounded-[5px] text-[13px] leading-none hover:no-underline ${tones[status]}`}
                  >
                    <span aria-hidden="true">{marks[status]}</span>
                  </Link>
                </li>
              ))}
            </ol>
            <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
              {legend.map(({ status, text: said }) => (
                <span key={status} className="flex items-center gap-2">
                  <span
                    className={`grid size-4 place-items-center rounded-[4px] text-[11px] leading-none ${tones[status]}`}
                  >
                    {marks[status]}
                  </span>
                  {said}
                </span>
              ))}
            </p>
          </>
        )}
      </div>
    </TitledCard>
  )
}

// A mark beside the colour, for who can't tell colours apart.
const marks: Record<Status, string> = { signed: '', missed: '×', proposed: '◆' }
const tones: Record<Status, string> = {
  signed: 'bg-good-soft text-good border border-good/30',
  missed: 'bg-bad text-on-kind',
  proposed: 'bg-staking/35 text-text',
}
