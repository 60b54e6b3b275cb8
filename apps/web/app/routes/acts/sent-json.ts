import { invalidInput } from '@injsight/errors'
import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { findSent, type Sent } from '../../sources/transactions/find-sent.server.ts'
import type { Route } from './+types/sent-json'

/** What an account has signed under a number of its own; nothing while no block has it. */
export type SentAnswer = Partial<Sent>

export const loader = page(async ({ params: { address, sequence } }: Route.LoaderArgs) => {
  if (!/^\d{1,19}$/.test(sequence))
    throw invalidInput('act.number', `The sequence is "${sequence.slice(0, 40)}", no number`)
  const found = await findSent(passGuard('account-search', address), BigInt(sequence))
  const answer: SentAnswer = found ?? {}
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
