import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { csvOfAccount } from '../../views/transactions/csv-of-account.server.ts'
import type { Route } from './+types/transaction-csv'

/** The transactions of an account as a file, narrowed as the page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const account = passGuard('account-search', params.address)
  return csvOfAccount(account, account, url)
})
