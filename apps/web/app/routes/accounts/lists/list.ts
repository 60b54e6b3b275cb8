import type { AccountCounts } from '@injsight/injsight-v1'
import type { Naming } from '../../../language/write-part.server.ts'
import type { StatePage } from '../../../views/lists/list-page.ts'

export type ListRequest = { account: string; cursor: string; limit: number; naming: Naming }

/** A list of what an account has. */
export type List = {
  /** Path of its file, without its ending. */
  file: string
  /** undefined for one that is too long to be counted. */
  count: (counts: AccountCounts) => number | undefined
  /** All of it comes at once, however long. */
  isWhole?: boolean
  fetch: (request: ListRequest) => Promise<StatePage>
}
