import { notFound } from '@injsight/errors'
import { passGuard } from '../../../guards.server.ts'
import { page, shortCache } from '../../../page.server.ts'
import { findContract } from '../../../sources/evm/contracts.server.ts'
import type { Route } from './+types/contract-code'

/** The code of a contract as hex, all of it. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const account = passGuard('contract-search', params.address)
  const told = await findContract(account)
  if (!told?.code) throw notFound('code', `No code of a contract is known at ${account}`)
  return new Response(told.code, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="code-${account}.hex"`,
      'cache-control': shortCache,
    },
  })
})
