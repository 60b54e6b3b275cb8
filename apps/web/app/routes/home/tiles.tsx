import { Sparkline } from '../../ui/charts/sparkline.tsx'
import type { Tile } from './tiles.server.ts'

/** The chain in figures. */
export function Tiles({ name, tiles, note }: { name: string; tiles: readonly Tile[]; note: string }) {
  return (
    <section aria-label={name}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-hairline bg-hairline md:grid-cols-4">
        {tiles.map(({ name, value, more, line }) => (
          <div
            key={name}
            className="flex flex-wrap content-start items-baseline gap-x-2 bg-raised px-[18px] py-3.5"
          >
            <dt className="w-full text-[13px] text-muted">{name}</dt>
            <dd className="text-[22px] leading-7 font-semibold tracking-tight">{value}</dd>
            {more !== '' && <dd className="text-xs text-faint">{more}</dd>}
            {line !== '' && (
              <dd className="w-full self-end pt-1">
                <Sparkline line={line} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {note !== '' && <p className="pt-2 text-[13px] text-faint">{note}</p>}
    </section>
  )
}
