/** How a number went, without scales: what it was stands beside it. `line` is what `drawSparkline` made. */
export function Sparkline({ line }: { line: string }) {
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-6 w-full">
      <path d={`${line}L100 24L0 24Z`} className="fill-accent-soft" />
      <path
        d={line}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
        strokeWidth="1.5"
      />
    </svg>
  )
}
