import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { fetchStanding, type Standing } from '../../sources/transactions/standing.server.ts'
import type { Route } from './+types/standing-json'

/** What an account lets another do, as the chain has it now. */
export type StandingAnswer = Standing

export const loader = page(async ({ params: { granter, grantee } }: Route.LoaderArgs) => {
  const [from, to] = [granter, grantee].map((address) => passGuard('account-search', address))
  const answer: StandingAnswer = await fetchStanding(from ?? '', to ?? '')
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
