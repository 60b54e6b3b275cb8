import { formatUnits } from '@injsight/chain'
import type { ShownChart } from './chart.server.ts'
import { decimalsOf, drawCandles, scaleCandles } from './draw-candles.ts'
import { drawMarks, type MarkKind } from './draw-marks.ts'

type Shown = Pick<ShownChart, 'alt' | 'candles' | 'marks' | 'from' | 'to'> & {
  isShown: (kind: MarkKind) => boolean
}

/** Candles with their volume, and what is marked on them: drawn on the server, and again as marks are switched. */
export function ChartDrawing({ alt, candles, marks, isShown, from, to }: Shown) {
  const told = isShown('oracle') ? marks.flatMap(({ oracle }) => oracle ?? []) : []
  const scale = scaleCandles(candles, told)
  const decimals = decimalsOf(scale.prices)
  const drawing = drawCandles(candles, scale)
  const marked = drawMarks(candles, marks, scale)
  const hasFunding = isShown('funding') && marked.funding !== ''
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <svg
          viewBox="0 0 1000 260"
          preserveAspectRatio="none"
          role="img"
          aria-label={alt}
          className="h-56 w-full overflow-visible md:h-72"
        >
          <path
            d="M0 0H1000M0 65H1000M0 130H1000M0 195H1000M0 260H1000"
            vectorEffect="non-scaling-stroke"
            className="stroke-hairline"
          />
          <path d={drawing.upWicks} vectorEffect="non-scaling-stroke" className="stroke-good" />
          <path d={drawing.downWicks} vectorEffect="non-scaling-stroke" className="stroke-bad" />
          <path d={drawing.up} className="fill-good" />
          <path d={drawing.down} className="fill-bad" />
          {isShown('oracle') && (
            <path
              d={marked.oracle}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              className="fill-none stroke-accent stroke-[1.5]"
            />
          )}
          {isShown('liquidations') && (
            <path
              d={marked.liquidations}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="square"
              className="stroke-text stroke-[7]"
            />
          )}
        </svg>
        <div
          className="mono -my-2.5 flex flex-col justify-between text-right text-[12px] text-faint"
          aria-hidden="true"
        >
          {scale.prices.map((price) => (
            <span key={price}>{formatUnits(price.toFixed(decimals), 0, { group: true })}</span>
          ))}
        </div>
        {hasFunding && (
          <svg
            viewBox="0 0 1000 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="col-start-1 h-3 w-full overflow-visible"
          >
            <path
              d={marked.funding}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              className="stroke-warn stroke-[7]"
            />
          </svg>
        )}
        <svg
          viewBox="0 0 1000 60"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="col-start-1 h-12 w-full"
        >
          <path d={drawing.upVolumes} className="fill-good opacity-40" />
          <path d={drawing.downVolumes} className="fill-bad opacity-40" />
        </svg>
      </div>
      <figcaption className="mt-2 flex justify-between gap-4 text-[13px] text-faint">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </>
  )
}
