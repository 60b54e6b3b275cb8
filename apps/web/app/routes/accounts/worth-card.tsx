import { Words } from '../../views/sentences/words.tsx'
import type { Place, ShownWorth } from './worth.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'

const fills: Record<Place, string> = {
  exchange: 'fill-kind-trade',
  wallet: 'fill-kind-transfer',
  staking: 'fill-kind-staking',
}

/** What an account is worth, where that is, and what isn't counted. */
export function WorthCard({ title, why, amount, by, notes, split, shares }: ShownWorth) {
  return (
    <TitledCard title={title}>
      <div className="grid gap-3 px-[18px] py-4">
        {why !== '' && <p className="text-muted">{why}</p>}
        {amount.length > 0 && (
          <p>
            <span className="text-[22px] leading-8 tracking-tight [overflow-wrap:anywhere] md:text-[27px] md:leading-9">
              <Words of={amount} />
            </span>
            <span className="block text-[13px] text-faint">{by}</span>
          </p>
        )}
        {shares.length > 0 && (
          <figure aria-label={split} className="grid gap-2">
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-2 w-full rounded-full"
            >
              {shares.map(({ place, from, width }) => (
                <rect key={place} x={from} width={width} height="8" className={fills[place]} />
              ))}
            </svg>
            <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
              {shares.map(({ place, name, share }) => (
                <span key={place} className="flex items-center gap-2">
                  <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
                    <rect width="10" height="10" rx="3" className={fills[place]} />
                  </svg>
                  {name} {share}
                </span>
              ))}
            </figcaption>
          </figure>
        )}
        {notes.map((note) => (
          <p key={note} className="text-[13px] text-faint [overflow-wrap:anywhere]">
            {note}
          </p>
        ))}
      </div>
    </TitledCard>
  )
}
