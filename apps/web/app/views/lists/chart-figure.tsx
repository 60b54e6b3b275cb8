import type { Written } from '../../language/written.ts'
import { Fact } from '../../ui/fact.tsx'
import { Words } from '../sentences/words.tsx'

/** A drawing of how a balance went, and in words what it shows. */
export type Chart = {
  /** Of a drawing of 1000 by 200; empty where there is too little to draw. */
  path: string
  from: string
  to: string
  /** What the line is of, where its title doesn't say that. */
  says?: string
  facts: { name: string; shown: Written }[]
}

/** A balance as a line, with what it shows in words. */
export function ChartFigure({ title, path, from, to, says, facts }: Chart & { title: string }) {
  return (
    <>
      {path !== '' && (
        <figure className="px-[18px] pt-[18px] pb-2">
          <svg
            viewBox="0 -4 1000 208"
            preserveAspectRatio="none"
            role="img"
            aria-label={says === undefined ? title : `${title}: ${says}`}
            className="h-40 w-full"
          >
            <path d={`${path}V204H0Z`} className="fill-accent-soft" />
            <path d={path} fill="none" vectorEffect="non-scaling-stroke" className="stroke-accent" />
          </svg>
          <figcaption className="flex flex-wrap justify-between gap-x-4 text-[13px] text-faint">
            <span className="max-md:max-w-[45%]">{from}</span>
            {says !== undefined && <span className="text-center max-md:order-1 max-md:w-full">{says}</span>}
            <span className="text-right max-md:max-w-[45%]">{to}</span>
          </figcaption>
        </figure>
      )}
      <dl className="facts border-hairline not-last:border-b">
        {facts.map(({ name, shown }) => (
          <Fact key={name} name={name}>
            <Words of={shown} />
          </Fact>
        ))}
      </dl>
    </>
  )
}
