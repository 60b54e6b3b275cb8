import { CsvLink } from '../../../../ui/take/csv-link.tsx'
import { Words } from '../../../../views/sentences/words.tsx'
import type { ShownLevel, ShownLevels } from './levels.server.ts'

/** Who rests at each price: a line of a price opens, with its orders below, the largest first. */
export function LevelList({ title, hint, file, sides }: ShownLevels) {
  return (
    <section aria-labelledby="resting">
      <div className="flex flex-wrap items-center justify-between gap-2 border-y border-hairline px-[18px] py-3">
        <h3 id="resting" className="font-semibold">
          {title}
        </h3>
        <CsvLink file={file} />
      </div>
      <div className="grid md:grid-cols-2">
        {sides.map(({ name, levels }) => (
          <section key={name} aria-label={name} className="min-w-0">
            <h4 className="px-[18px] py-2 text-[13px] text-muted">{name}</h4>
            {levels.map((level, at) => (
              <Level key={at} {...level} />
            ))}
          </section>
        ))}
      </div>
      <p className="card-note">{hint}</p>
    </section>
  )
}

function Level({ price, quantity, count, change, orders, unknown }: ShownLevel) {
  return (
    <details className="border-t border-hairline">
      <summary className="unfold grid cursor-pointer grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-x-3 px-[18px] py-2 after:col-start-3 after:row-start-1">
        <span className="mono">
          <Words of={price} />
        </span>
        <span className="mono text-right">
          <Words of={quantity} />
        </span>
        <span className="col-start-1 text-[13px] text-faint">{count}</span>
        <span className="text-right text-[13px] text-warn">{change}</span>
      </summary>
      <ul className="grid gap-2 px-[18px] pb-3 text-[13px]">
        {orders.map((order) => (
          <li key={order.key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="truncate">
              <Words of={order.owner} />
            </span>
            <span className="mono text-right">
              <Words of={order.quantity} />
            </span>
            <span className="text-faint">
              <Words of={order.placed} />
            </span>
            <span className="text-right">
              <Words of={order.cause} />
            </span>
          </li>
        ))}
        {unknown !== '' && <li className="text-faint">{unknown}</li>}
      </ul>
    </details>
  )
}
