import type { AccountCounts } from '@injsight/injsight-v1'
import type { Naming } from '../../../language/write-part.server.ts'
import type { Table } from '../../../views/lists/table.ts'

export type ListRequest = { account: string; cursor: string; limit: number; naming: Naming }

/** Part of a list: its lines, where the next part begins, and what of the chain's state it lacks. */
export type ListPage = { table: Table; next: string; unknown: string[] }

/** A list of what an account has. */
export type List = {
  /** Path of its file, without its ending. */
  file: string
  /** undefined for one that is too long to be counted. */
  count: (counts: AccountCounts) => number | undefined
  /** All of it comes at once, however long. */
  isWhole?: boolean
  fetch: (request: ListRequest) => Promise<ListPage>
}
