import type { ShownFunding } from './funding.server.ts'

/** Funding rates as bars: what longs paid above the line, what shorts paid below it. */
export function FundingChart({ up, down, alt, from, to }: ShownFunding) {
  return (
    <figure className="px-[18px] pt-[18px] pb-3">
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
        className="h-32 w-full"
      >
        <path d="M0 50H1000" vectorEffect="non-scaling-stroke" className="stroke-hairline-strong" />
        <path d={up} className="fill-good" />
        <path d={down} className="fill-bad" />
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-[13px] text-faint">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </figure>
  )
}
