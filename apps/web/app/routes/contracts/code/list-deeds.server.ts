import type { Naming } from '../../../language/write-part.server.ts'
import { fetchDeedsOfCode } from '../../../sources/wasm/contracts.server.ts'
import type { FetchList } from '../../../views/lists/list-page.ts'
import { tableOfDeeds } from '../deeds.server.ts'

/** What was done to a code, the newest first. */
export function listDeeds(codeId: bigint, naming: Naming): FetchList {
  return async (page) => {
    const { deeds, next } = await fetchDeedsOfCode(codeId, page)
    return { table: tableOfDeeds(deeds, naming), next }
  }
}
