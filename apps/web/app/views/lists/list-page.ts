import type { Table } from './table.ts'

/** A page of a list, and where the next one begins, empty for the end of it; `hint` is said below its lines. */
export type ListPage = { table: Table; next: string; hint?: string }

/** Asks for a page of a list; the cursor of the first one is empty. */
export type FetchList = (place: { cursor: string; limit: number }) => Promise<ListPage>

/** A page of a list of the chain's state, and the modules of which the index has no state yet. */
export type StatePage = ListPage & { unknown: string[] }
