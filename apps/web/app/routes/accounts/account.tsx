import { shortenAddress } from '@injsight/chain'
import { Fault, invalidInput } from '@injsight/errors'
import { redirect } from 'react-router'
import { passGuard } from '../../guards.server.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { useTranslations } from '../../language/use-translations.ts'
import { isolate } from '../../language/isolate.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { page, part, type Part } from '../../page.server.ts'
import { fetchLinesOfAccount } from '../../sources/accounts.server.ts'
import { fetchBalances } from '../../sources/balances.server.ts'
import { fetchNames } from '../../sources/names.server.ts'
import type { Route } from './+types/account'
import { AccountHead } from './account-head.tsx'
import { BalanceList } from './balance-list.tsx'
import { formsOf } from './forms.ts'
import { TransactionList } from './transaction-list.tsx'

const linesOfPage = 25

export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? new Headers({ 'cache-control': 'public, max-age=2' })

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('account-search', params.address)
  if (params.address !== account) throw redirect(pathIn(language, `/account/${account}/`) + url.search, 301)
  const token = readCursor(url.searchParams, 'token')
  const from = readCursor(url.searchParams, 'balances')
  const [balances, transactions, names] = await Promise.all([
    partOfPage(fetchBalances(account, from)),
    partOfPage(fetchLinesOfAccount(account, { token, limit: linesOfPage, language })),
    fetchNames(),
  ])
  const forms = formsOf(account)
  return {
    forms,
    moniker: names.validators.get(forms.operator),
    module: names.modules.get(account),
    balances,
    transactions,
    token,
    from,
  }
})

/** Where a page of a list begins, as the page before told; empty for the first. */
function readCursor(parameters: URLSearchParams, name: 'token' | 'balances'): string {
  const text = parameters.get(name) ?? ''
  if (/^[\w-]{0,200}$/.test(text)) return text
  throw invalidInput(`page.${name}`, `"${text.slice(0, 40)}" is no place in the list that we gave`)
}

/** A part that may be missing; but what is wrong with the question is wrong with the address of the page. */
async function partOfPage<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  await asked.catch((error: unknown) => {
    if (error instanceof Fault && error.kind === 'invalid-input') throw error
  })
  return part(asked)
}

export default function AccountPage({
  loaderData: { forms, moniker, module, balances, transactions, token, from },
}: Route.ComponentProps) {
  const t = useTranslations('account')
  useRevalidateOnHead(token === '' && from === '')
  const who = nameOf({ account: forms.account, moniker, module })
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <title>{`${t('who', who)} · Injsight`}</title>
      <meta name="description" content={`${t('who', who)} · ${forms.account}`} />
      <AccountHead who={t('who', who)} total={balances.value?.total} {...{ forms, moniker, module }} />
      <BalanceList balances={balances} from={from} token={token} account={forms.account} />
      <TransactionList transactions={transactions} from={from} token={token} account={forms.account} />
    </main>
  )
}

type Known = { account: string; moniker: string | undefined; module: string | undefined }

/** What an account is, as far as the chain says. */
function nameOf({ account, moniker, module }: Known): { kind: string; name: string } {
  if (moniker !== undefined) return { kind: 'validator', name: isolate(moniker.slice(0, 70)) }
  if (module !== undefined) return { kind: 'module', name: module }
  return { kind: 'account', name: shortenAddress(account) }
}
