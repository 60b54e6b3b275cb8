import { useState } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { None } from '../../../ui/states.tsx'
import { ListTable } from '../../../views/lists/list-table.tsx'
import type { ShownChart } from './chart.server.ts'

const LiveChart = onDemand(async () => (await import('./live-chart.tsx')).LiveChart)

/** Candles with their volume: a drawing that is there at once, a chart to move about in when asked for, a table. */
export function ChartCard(chart: ShownChart) {
  const { title, resolutionLabel, choices, none, alt, explore, tableTitle, drawing, table, candles } = chart
  const [isExplored, setExplored] = useState(false)
  return (
    <section className="card" aria-labelledby="chart">
      <div className="card-head flex-wrap">
        <h2 id="chart">{title}</h2>
        <nav aria-label={resolutionLabel} className="no-print flex flex-wrap gap-1.5 md:ml-auto">
          <Chips choices={choices} mark="true" />
        </nav>
      </div>
      {drawing === undefined ? (
        <None>{none}</None>
      ) : (
        <>
          <figure className="px-[18px] pt-4 pb-3">
            {isExplored ? (
              <LiveChart candles={candles} label={alt} />
            ) : (
              <Drawing {...chart} drawing={drawing} />
            )}
          </figure>
          {!isExplored && (
            <p className="no-print px-[18px] pb-3 [@media(scripting:none)]:hidden">
              <button type="button" className="link" onClick={() => setExplored(true)}>
                {explore}
              </button>
            </p>
          )}
          <details className="border-t border-hairline">
            <summary className="link unfold px-[18px] py-2.5">{tableTitle}</summary>
            <div>
              <ListTable table={table} />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

type Drawn = ShownChart & { drawing: NonNullable<ShownChart['drawing']> }

function Drawing({ alt, drawing, from, to }: Drawn) {
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
        </svg>
        <div
          className="mono -my-2.5 flex flex-col justify-between text-right text-[12px] text-faint"
          aria-hidden="true"
        >
          {drawing.prices.map((price) => (
            <span key={price}>{price}</span>
          ))}
        </div>
        <svg viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
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
