/** How a number went, without scales: what it was stands beside it. Nothing with fewer than three points. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 3) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const line = values
    .map((value, at) => {
      const x = (at / (values.length - 1)) * 100
      const y = high === low ? 12 : 23 - ((value - low) / (high - low)) * 22
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('L')
  return (
    <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-6 w-full">
      <path d={`M${line}L100 24L0 24Z`} className="fill-accent-soft" />
      <path
        d={`M${line}`}
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
        strokeWidth="1.500"
      />
    </svg>
  )
}
