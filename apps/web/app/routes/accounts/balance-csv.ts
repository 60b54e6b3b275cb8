import { readAccount } from '@injsight/chain'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import type { DenomFamily as Family } from '@injsight/chain'
import { fetchBalances, type Balances } from '../../sources/balances.server.ts'
import type { Route } from './+types/balance-csv'

/** The balances of an account as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const account = readAccount(params.address)
  const t = translationsIn(splitPath(url.pathname).language, 'account')
  const columns = [t('asset'), t('origin'), t('denom'), t('amount')]
  return csvResponse(`balances-${account}`, columns, listPages(account, t))
})

async function* listPages(account: string, t: (family: Family) => string): CsvPages {
  let from: string | undefined = ''
  while (from !== undefined) {
    const page: Balances = await fetchBalances(account, from)
    yield page.balances.map(({ symbol, family, denom, amount }) => [
      symbol,
      t(family),
      denom,
      amount.replaceAll(',', ''),
    ])
    from = page.next
  }
}
