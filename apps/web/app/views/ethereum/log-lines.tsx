import { ListTable } from '../lists/list-table.tsx'
import { Words } from '../sentences/words.tsx'
import type { LogView } from './logs.server.ts'

/** Logs one after the other: the event in words where it is known, and below it what was written. */
export function LogLines({ lines, asWritten }: { lines: readonly LogView[]; asWritten: string }) {
  return (
    <ol>
      {lines.map((line, at) => (
        // They stay in their order.
        <li key={at} className="grid gap-3 border-b border-hairline p-[18px] last:border-0">
          <Log log={line} asWritten={asWritten} />
        </li>
      ))}
    </ol>
  )
}

function Log({ log: { index, event, below, values, raw }, asWritten }: { log: LogView; asWritten: string }) {
  return (
    <>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <h3 className="font-semibold">
          <span className="mono font-normal text-faint">#{index}</span> <Words of={event} />
        </h3>
        <p className="text-[13px] text-muted">
          <Words of={below} />
        </p>
      </div>
      {values !== undefined && (
        <div className="rounded-lg border border-hairline">
          <ListTable table={values} />
        </div>
      )}
      {raw.length > 0 && (
        <details open={values === undefined}>
          <summary className="link unfold w-fit">{asWritten}</summary>
          <dl className="mono mt-2 grid gap-1 rounded-lg bg-well p-3 text-xs wrap-anywhere">
            {raw.map(({ name, hex }) => (
              <div key={name} className="md:grid md:grid-cols-[90px_minmax(0,1fr)] md:gap-4">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0">{hex}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
