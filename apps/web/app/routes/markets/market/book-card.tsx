import { Words } from '../../../views/sentences/words.tsx'
import type { Written } from '../../../language/written.ts'
import type { BookRow, ShownBook } from './book.server.ts'

/** Both sides of a book: its rows stand where they are, however many orders there are. */
export function BookCard({ title, after, book }: { title: string; after: Written; book: ShownBook }) {
  const { columns, sells, buys, sellsLabel, buysLabel, middle, rows, note } = book
  return (
    <section className="card overflow-hidden" aria-labelledby="book">
      <h2 id="book" className="card-head">
        {title}
      </h2>
      <div
        className="grid grid-cols-[1fr_1fr_1fr] gap-2 border-b border-hairline px-[18px] py-2 text-right text-xs text-faint"
        aria-hidden="true"
      >
        <span className="text-left">{columns.price}</span>
        <span>{columns.quantity}</span>
        <span>{columns.total}</span>
      </div>
      <Side
        label={sellsLabel}
        columns={columns}
        levels={sells}
        missing={rows - sells.length}
        tone="bad"
        isAbove
      />
      <p className="border-y border-hairline bg-well px-[18px] py-2 text-[13px] text-muted">{middle}</p>
      <Side label={buysLabel} columns={columns} levels={buys} missing={rows - buys.length} tone="good" />
      <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">
        <Words of={after} />
        {note !== '' && <span className="block">{note}</span>}
      </p>
    </section>
  )
}

const looks = {
  good: { text: 'text-good', bar: 'fill-good-soft' },
  bad: { text: 'text-bad', bar: 'fill-bad-soft' },
}

type Shown = {
  label: string
  columns: ShownBook['columns']
  levels: readonly BookRow[]
  missing: number
  tone: keyof typeof looks
  isAbove?: boolean
}

function Side({ label, columns, levels, missing, tone, isAbove = false }: Shown) {
  const look = looks[tone]
  const padding = Array.from({ length: missing }, (_, at) => (
    <tr key={`none ${at}`} aria-hidden="true" className="h-[26px]">
      <td colSpan={3}>&nbsp;</td>
    </tr>
  ))
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col">{columns.total}</th>
        </tr>
      </thead>
      <tbody className="mono text-right">
        {isAbove && padding}
        {levels.map(({ price, quantity, total, bar }) => (
          <tr key={price} className="relative h-[26px]">
            <td className={`truncate pl-[18px] text-left ${look.text}`} title={price}>
              <Bar share={bar} className={look.bar} />
              <span className="relative">{price}</span>
            </td>
            <td className="truncate px-1" title={quantity}>
              <span className="relative">{quantity}</span>
            </td>
            <td className="truncate pr-[18px] text-muted" title={total}>
              <span className="relative">{total}</span>
            </td>
          </tr>
        ))}
        {!isAbove && padding}
      </tbody>
    </table>
  )
}

/** From the right: how much of the book it is up to here. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 inset-y-px h-6 w-full"
    >
      <rect x={100 - share} width={share} height="1" className={className} />
    </svg>
  )
}

/** How much may be had up to which price. */
export function DepthCard({ title, alt, buys, sells, from, to }: NonNullable<ShownBook['depth']>) {
  return (
    <section className="card" aria-labelledby="depth">
      <h2 id="depth" className="card-head">
        {title}
      </h2>
      <figure className="px-[18px] pt-[18px] pb-3">
        <svg
          viewBox="0 -4 1000 204"
          preserveAspectRatio="none"
          role="img"
          aria-label={alt}
          className="h-36 w-full"
        >
          <path d={buys} vectorEffect="non-scaling-stroke" className="fill-good-soft stroke-good" />
          <path d={sells} vectorEffect="non-scaling-stroke" className="fill-bad-soft stroke-bad" />
        </svg>
        <figcaption className="mono flex justify-between text-[13px] text-faint">
          <span>{from}</span>
          <span>{to}</span>
        </figcaption>
      </figure>
    </section>
  )
}
