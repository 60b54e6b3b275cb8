import { formatUnits } from '@injsight/chain'
import { memo, useMemo } from 'react'
import { useFeed, useLiveBook } from '../../../../live/live.tsx'
import type { ShownBook } from './book.server.ts'
import { fill, layOutBook, layOutDepth, rowsOfSide, type BookRow } from './lay-out-book.ts'

type Shown = {
  marketId: string
  book: ShownBook
  /** It is the book as it is now: what the stream tells takes its place. */
  isLive: boolean
}

/** Both sides of a book: what the page was made with keeps its rows, however many prices go meanwhile. */
export function BookCard({ title, after, ...shown }: Shown & { title: string; after: string }) {
  const { columns, sellsLabel, buysLabel, words } = shown.book
  const { best, height } = useNewest(shown)
  const missing = (side: 'sells' | 'buys', now: readonly BookRow[]) =>
    Math.max(0, Math.min(rowsOfSide, shown.book.best[side].length) - now.length)
  const { sells, buys, middle, note } = useMemo(() => layOutBook(best, words), [best, words])
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
        missing={missing('sells', sells)}
        tone="bad"
        isAbove
      />
      <p className="border-y border-hairline bg-well px-[18px] py-2 text-[13px] text-muted">{middle}</p>
      <Side label={buysLabel} columns={columns} levels={buys} missing={missing('buys', buys)} tone="good" />
      <p className="card-note">
        {height === undefined ? after : <State words={words} height={height} />}
        {note !== '' && <span className="block">{note}</span>}
      </p>
    </section>
  )
}

/** What the stream told last, or what the page was made with. */
function useNewest({ marketId, book, isLive }: Shown) {
  const told = useLiveBook(marketId)
  return isLive && told !== undefined
    ? { best: told, height: told.height }
    : { best: book.best, height: undefined }
}

/** Whether the book is followed, and what it is of. */
function State({ words, height }: { words: ShownBook['words']; height: string }) {
  const { trouble, isBroken } = useFeed()
  const isFollowed = trouble === '' && !isBroken
  const fillIn = (text: string) => fill(text, { height: formatUnits(height, 0, { group: true }) })
  return (
    <>
      {isFollowed && fillIn(words.live)}
      <span role="status" className="text-warn">
        {!isFollowed && fillIn(words.broken)}
      </span>
    </>
  )
}

const looks = {
  good: { text: 'text-good', bar: 'fill-good-soft' },
  bad: { text: 'text-bad', bar: 'fill-bad-soft' },
}

type ShownSide = {
  label: string
  columns: ShownBook['columns']
  levels: readonly BookRow[]
  missing: number
  tone: keyof typeof looks
  isAbove?: boolean
}

function Side({ label, columns, levels, missing, tone, isAbove = false }: ShownSide) {
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
        {levels.map((level) => (
          <Row key={level.price} {...level} tone={tone} />
        ))}
        {!isAbove && padding}
      </tbody>
    </table>
  )
}

/** Drawn again only when something of it is new. */
const Row = memo(function Row({ price, quantity, total, bar, tone }: BookRow & { tone: keyof typeof looks }) {
  const look = looks[tone]
  return (
    <tr className="relative h-[26px]">
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
  )
})

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
export function DepthCard(shown: Shown) {
  const { words, depthTitle } = shown.book
  const { best } = useNewest(shown)
  const depth = useMemo(() => layOutDepth(best, words), [best, words])
  if (depth === undefined) return null
  const { alt, beyond, buys, sells, from, to } = depth
  return (
    <section className="card" aria-labelledby="depth">
      <h2 id="depth" className="card-head">
        {depthTitle}
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
      {beyond !== '' && <p className="card-note">{beyond}</p>}
    </section>
  )
}
