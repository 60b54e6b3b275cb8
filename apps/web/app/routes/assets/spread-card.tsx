import { Fact } from '../../ui/fact.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { Spread } from './spread.server.ts'

const fills = ['fill-accent', 'fill-accent opacity-60', 'fill-accent opacity-30', 'fill-hairline-strong']

/** How an asset is spread over who holds it, as a bar and in numbers. */
export function SpreadCard({ title, parts }: Spread) {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { percent }) => sum + percent, 0))
  return (
    <TitledCard title={title}>
      <div className="px-[18px] pt-[18px]">
        <svg
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-3 w-full rounded-full"
        >
          {parts.map(({ name, percent }, at) => (
            <rect key={name} x={starts[at]} width={percent} height="1" className={fills[at]} />
          ))}
        </svg>
      </div>
      <dl className="facts">
        {parts.map(({ name, text }, at) => (
          <Fact key={name} name={name}>
            <svg viewBox="0 0 2 2" aria-hidden="true" className="mr-2 inline-block size-2.5">
              <circle cx="1" cy="1" r="1" className={fills[at]} />
            </svg>
            {text}
          </Fact>
        ))}
      </dl>
    </TitledCard>
  )
}
