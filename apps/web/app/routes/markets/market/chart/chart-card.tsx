import { useState } from 'react'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { Chips } from '../../../../ui/chips.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListPages } from '../../../../ui/pager.tsx'
import { None } from '../../../../ui/states.tsx'
import { ListTable } from '../../../../views/lists/list-table.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import type { ShownChart } from './chart.server.ts'
import type { MarkKind } from './draw-marks.ts'

const LiveChart = onDemand(async () => (await import('./live-chart.tsx')).LiveChart)

/** Candles with their volume: a drawing that is there at once, a chart to move about in when asked for, a table. */
export function ChartCard({ note, ...chart }: ShownChart & { note: string }) {
  const { title, resolutionLabel, choices, none, alt, explore, tableTitle, table, candles, marks, legend } =
    chart
  const { past, stand, ways, pages } = chart
  const [isExplored, setExplored] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<MarkKind>>(new Set())
  const flip = (kind: MarkKind) => setHidden((now) => now.symmetricDifference(new Set([kind])))
  const isShown = (kind: MarkKind) => !hidden.has(kind)
  return (
    <section className="card" aria-labelledby="chart">
      <div className="card-head flex-wrap">
        <h2 id="chart">{title}</h2>
        <nav
          aria-label={resolutionLabel}
          className="no-print flex flex-wrap gap-1.5 max-md:[&_.chip]:px-[7px] md:ml-auto"
        >
          <Chips choices={choices} mark="true" />
        </nav>
      </div>
      {past !== '' && (
        <p className="px-[18px] pt-4 text-warn" role="status">
          {past}
        </p>
      )}
      {candles.length === 0 ? (
        <None>{none}</None>
      ) : (
        <>
          <figure className="px-[18px] pt-4 pb-3">
            {isExplored ? (
              <LiveChart key={stand} candles={candles} marks={marks} hidden={hidden} label={alt} />
            ) : (
              <ChartDrawing {...chart} isShown={isShown} />
            )}
          </figure>
          {legend.kinds.length > 0 && <Legend {...legend} isShown={isShown} flip={flip} />}
        </>
      )}
      <div className="no-print flex flex-wrap items-center gap-2 px-[18px] pb-3 empty:hidden">
        {candles.length > 0 && !isExplored && (
          <button
            type="button"
            className="link [@media(scripting:none)]:hidden"
            onClick={() => setExplored(true)}
          >
            {explore}
          </button>
        )}
        {ways.links.length > 0 && (
          <nav aria-label={ways.name} className="ml-auto flex flex-wrap gap-2">
            {ways.links.map(({ text, path, rel }) => (
              <Link key={path} className="button" to={path} rel={rel} keepsPlace>
                {text}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {candles.length > 0 && (
        <>
          <details className="border-t border-hairline">
            <summary className="link unfold px-[18px] py-2.5">{tableTitle}</summary>
            <div>
              <ListTable table={table} />
              {pages !== undefined && <ListPages name={tableTitle} pages={pages} />}
            </div>
          </details>
          {note !== '' && <p className="card-note">{note}</p>}
        </>
      )}
    </section>
  )
}

type Switches = ShownChart['legend'] & {
  isShown: (kind: MarkKind) => boolean
  flip: (kind: MarkKind) => void
}

/** What each mark is; a press takes it off the chart and puts it on again. */
function Legend({ title, kinds, isShown, flip }: Switches) {
  return (
    <fieldset className="flex flex-wrap gap-2 px-[18px] pb-3">
      <legend className="sr-only">{title}</legend>
      {kinds.map(({ kind, text }) => (
        <label key={kind} className="chip flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="no-print accent-accent [@media(scripting:none)]:hidden"
            checked={isShown(kind)}
            onChange={() => flip(kind)}
          />
          <span aria-hidden="true" className={looks[kind]} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

const looks: Readonly<Record<MarkKind, string>> = {
  oracle: 'w-4 border-t-2 border-accent',
  funding: 'size-2 rounded-full bg-warn',
  liquidations: 'size-2 bg-text',
}
