import type { Naming } from '../../language/write-part.server.ts'
import { fetchParameterChanges } from '../../sources/parameters.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import { tableOfChanges } from '../../views/parameters/tables.server.ts'
import type { ParameterChoice } from './read-choice.ts'

/** What was changed, of all modules or of one, the newest first. */
export function listChanges(choice: ParameterChoice, naming: Naming): FetchList {
  return async (page) => {
    const { changes, next } = await fetchParameterChanges({ ...choice, ...page })
    return { table: tableOfChanges(changes, naming), next }
  }
}
