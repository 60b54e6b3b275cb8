/** Values as columns; `path` is what `drawColumns` made. */
export type Columns = { path: string; alt: string; from: string; to: string }

export function ColumnsFigure({ path, alt, from, to }: Columns) {
  return (
    <figure className="px-[18px] pt-[18px] pb-3">
      <svg
        viewBox="0 0 1000 200"
        preserveAspectRatio="none"
        role="img"
        aria-label={alt}
        className="h-48 w-full"
      >
        <path d="M0 200H1000" vectorEffect="non-scaling-stroke" className="stroke-hairline-strong" />
        <path d={path} className="fill-accent" />
      </svg>
      <figcaption className="mt-2 flex justify-between gap-4 text-[13px] text-faint">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </figure>
  )
}
