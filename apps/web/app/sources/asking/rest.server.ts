import { badChainData, Fault, invalidInput, notFound, unavailable } from '@injsight/errors'
import { config } from '../../config.server.ts'
import { noteOf } from './besides.server.ts'

/**
 * An answer of the index over REST.
 *
 * @param path from where the index answers, which may itself be a path; with its query
 * @throws Fault of the kind that the index says; `unavailable` when it says nothing, `bad-chain-data` when it isn't JSON
 */
export async function fetchRest<Answer>(path: string): Promise<Answer> {
  const response = await fetch(config.indexerUrl + path, { signal: AbortSignal.timeout(5000) }).catch(
    (error: unknown) => {
      throw unavailable('index.silent', 'The index does not answer', { path }, error)
    },
  )
  noteOf(path)?.(Object.fromEntries(response.headers))
  if (!response.ok) throw await toFault(response, path)
  return response.json().catch((error: unknown) => {
    throw badChainData('index.unreadable', 'The index answered what is no JSON', { path }, error)
  }) as Promise<Answer>
}

async function toFault(response: Response, path: string): Promise<Fault> {
  const said = (await response.json().catch(() => ({}))) as { message?: string } // an error page of somebody between
  const message = said.message ?? `The index answered ${response.status}`
  if (response.status === 400) return invalidInput('index.request', message, { path })
  if (response.status === 404) return notFound('index.thing', message, { path })
  if (response.status === 501) return new Fault('unavailable', 'grpc.unimplemented', message, { path })
  return unavailable('index.refused', message, { path })
}
