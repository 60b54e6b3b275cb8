import { invalidInput } from '@injsight/errors'

/** The last item of a page: the next one goes on after it. */
export type Cursor = { height: bigint; place: number }

/** Before the newest. */
export const newest: Cursor = { height: (1n << 47n) - 1n, place: Infinity }

export function encodeCursor({ height, place }: Cursor): string {
  return `${height}.${place}`
}

/** @throws Fault `invalid-input` for a text that is no cursor */
export function decodeCursor(text: string | undefined): Cursor {
  if (text === undefined || text === '') return newest
  const [, height, place] = /^(\d{1,14})\.(\d{1,9})$/.exec(text) ?? []
  if (height === undefined) throw invalidInput('cursor', `"${text}" is no cursor`)
  return { height: BigInt(height), place: Number(place) }
}

/** What comes after the cursor, newest first, cut to a page. */
export function cutPage<Item extends Cursor>(
  items: Item[],
  after: Cursor,
  limit: number,
): { items: Item[]; next: string | null } {
  const rest = items.filter(
    ({ height, place }) => height < after.height || (height === after.height && place < after.place),
  )
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return { items: page, next: rest.length > limit && last !== undefined ? encodeCursor(last) : null }
}
