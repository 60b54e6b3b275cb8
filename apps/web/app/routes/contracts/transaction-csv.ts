import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { csvOfAccount } from '../../views/transactions/csv-of-account.server.ts'
import type { Route } from './+types/transaction-csv'

/** The transactions of a contract as a file, narrowed as the page is. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) =>
  csvOfAccount(passGuard('contract-search', params.address), params.address, url),
)
