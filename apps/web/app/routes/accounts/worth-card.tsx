import { Words } from '../../views/sentences/words.tsx'
import type { WorthLine } from './worth-line.server.ts'
import type { Place, ShownWorth } from './worth.server.ts'
import { TitledCard } from '../../ui/titled-card.tsx'

const fills: Record<Place, string> = {
  exchange: 'fill-kind-trade',
  wallet: 'fill-kind-transfer',
  staking: 'fill-kind-staking',
}

type Props = ShownWorth & { line?: WorthLine | undefined }

/** What an account is worth, how that went, where it is, and what isn't counted. */
export function WorthCard({ title, why, amount, by, notes, split, shares, line }: Props) {
  const isDrawn = amount.length > 0 && line !== undefined && line.path !== ''
  return (
    <TitledCard title={title}>
      <div className="grid gap-3 px-[18px] py-4">
        {why !== '' && <p className="text-muted">{why}</p>}
        {amount.length > 0 && (
          <p>
            <span className="text-[22px] leading-8 tracking-tight wrap-anywhere md:text-[27px] md:leading-9">
              <Words of={amount} />
            </span>
            <span className="block text-[13px] text-faint">
              <Words of={by} />
            </span>
          </p>
        )}
        {isDrawn && <Line {...line} />}
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
        {[...notes, ...(amount.length > 0 ? (line?.notes ?? []) : [])].map((note) => (
          <p key={note} className="text-[13px] text-faint wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </TitledCard>
  )
}

function Line({ title, path, from, to, range }: WorthLine) {
  return (
    <figure className="grid gap-1.5">
      <svg
        viewBox="0 -4 1000 208"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${range}`}
        className="h-24 w-full"
      >
        <path d={`${path}V204H0Z`} className="fill-accent-soft" />
        <path d={path} fill="none" vectorEffect="non-scaling-stroke" className="stroke-accent" />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-[13px] text-faint">
        <span className="max-md:max-w-[45%]">{from}</span>
        <span className="order-first w-full md:order-none md:w-auto">{range}</span>
        <span className="text-right max-md:max-w-[45%]">{to}</span>
      </figcaption>
    </figure>
  )
}
