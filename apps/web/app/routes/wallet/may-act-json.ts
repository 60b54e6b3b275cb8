import { page } from '../../page.server.ts'
import { findRestrictionOf } from '../../restrictions/may-act.server.ts'
import type { Restricted } from '../../restrictions/restrictions.ts'
import type { Route } from './+types/may-act-json'

/** What keeps the visitor from acting with the accounts that the form names; absent when nothing does. */
export type MayActAnswer = { restricted?: Restricted }

const mostAddresses = 100

/** Asked by a form, since answers to those are nobody else's: `address=inj1…`, as often as the wallet has one. */
export const action = page(async ({ request }: Route.ActionArgs) => {
  const form = await request.formData()
  const addresses = form.getAll('address').filter((one) => typeof one === 'string')
  const restricted = await findRestrictionOf(request, addresses.slice(0, mostAddresses))
  const answer: MayActAnswer = restricted === undefined ? {} : { restricted }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
})
