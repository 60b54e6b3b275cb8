import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { RefusalView } from '../../views/transactions/refusal.tsx'
import { viewOutcome } from '../transactions/raw/raw-view.server.ts'
import type { Route } from './+types/broadcast-json'
import { broadcastAllowed } from './broadcast-allowed.server.ts'
import { readSent } from './read-sent.server.ts'

/** The hash of what a node took, or why it didn't; with the chain's own code, by which some refusals are mended. */
export type BroadcastAnswer = {
  hash?: string
  refusal?: RefusalView & { codespace: string; code: number }
}

export const action = page(async ({ request, url }: Route.ActionArgs) => {
  const { language } = splitPath(url.pathname)
  const { raw } = await readSent(request)
  const outcome = await broadcastAllowed(request, raw)
  const naming = { language, names: await fetchNames() }
  const { hash, refusal } = viewOutcome(outcome, raw, naming)
  const { codespace = '', code = 0 } = outcome.refusal ?? {}
  const answer: BroadcastAnswer = {
    ...(hash !== undefined && { hash }),
    ...(refusal && { refusal: { ...refusal, codespace, code } }),
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
