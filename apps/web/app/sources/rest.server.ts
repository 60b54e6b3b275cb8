import { badChainData, unavailable } from '@injsight/errors'
import { config } from '../config.server.ts'

/**
 * An answer of the index over REST.
 *
 * @param path from the root, with its query
 * @throws Fault `unavailable` when there is none, `bad-chain-data` when it isn't JSON
 */
export async function fetchRest<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, config.indexerUrl), { signal: AbortSignal.timeout(5000) }).catch(
    (error: unknown) => {
      throw unavailable('index.silent', 'The index does not answer', { path }, error)
    },
  )
  if (!response.ok) throw unavailable('index.refused', `The index answered ${response.status}`, { path })
  return response.json().catch((error: unknown) => {
    throw badChainData('index.unreadable', 'The index answered what is no JSON', { path }, error)
  }) as Promise<Answer>
}
