import { readAccount, shortenAddress } from '@injsight/chain'
import { Fault, invalidInput, notFound } from '@injsight/errors'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { isolate } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { useTranslations } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-sentence.server.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { page, part, type Part } from '../../page.server.ts'
import { fetchAccount } from '../../sources/account.server.ts'
import { fetchLinesOfAccount } from '../../sources/accounts.server.ts'
import { fetchNames } from '../../sources/names.server.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { Missing } from '../../ui/states.tsx'
import type { Route } from './+types/account'
import { AccountHead } from './account-head.tsx'
import { AccountTabs } from './account-tabs.tsx'
import type { History } from './balance-history.tsx'
import { formsOf } from './forms.ts'
import { ListSection } from './list-section.tsx'
import { fetchChart } from './lists/chart.server.ts'
import { fetchHistory } from './lists/history.server.ts'
import { toShown } from './lists/table.ts'
import { pathOfPart, readPart } from './parts.ts'
import { readAccountFilter } from './read-account-filter.ts'
import { listSections, listTabs } from './sections.server.ts'
import { TransactionList } from './transaction-list.tsx'

const BalanceHistory = onDemand(async () => (await import('./balance-history.tsx')).BalanceHistory)

const linesOfPage = 25
const linesOfHistory = 20

export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? new Headers({ 'cache-control': 'public, max-age=2' })

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = readAccount(params.address)
  const here = readPart(params.part, params.child)
  if (here === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  if (params.address !== account) {
    throw redirect(pathIn(language, `/account/${account}/${pathOfPart(here)}`) + url.search, 301)
  }
  const filter = readAccountFilter(url.searchParams)
  const cursors = readCursors(url.searchParams)
  const [known, names] = await Promise.all([partOfPage(fetchAccount(account)), fetchNames()])
  const naming = { language, names }
  const hasTransactions = here === 'overview' || here === 'transactions'
  const [sections, transactions, history] = await Promise.all([
    listSections({ account, part: here, known: known.value, cursors, naming }),
    hasTransactions
      ? partOfPage(fetchLinesOfAccount(account, filter, { limit: linesOfPage, language }))
      : undefined,
    loadHistory(account, url.searchParams, naming),
  ])
  const forms = formsOf(account)
  const { contract } = known.value ?? {}
  return {
    here,
    forms,
    moniker: names.validators.get(forms.operator),
    module: names.modules.get(account),
    contract: contract && {
      label: contract.label,
      codeId: contract.codeId,
      creator: writeAccount(contract.creator, naming),
    },
    seen: known.value && seenOf(known.value),
    total: known.value?.counts?.balances,
    // An overview knows by the counts what there is to show.
    missing: here === 'overview' ? known.missing : undefined,
    tabs: listTabs(known.value, here, naming),
    sections,
    transactions,
    filter,
    history,
    isFirstPage: filter.token === '' && cursors.size === 0,
  }
})

function seenOf({ firstSeen, isOlder, base }: Awaited<ReturnType<typeof fetchAccount>>) {
  return { firstSeen, isOlder, base }
}

/** Where the pages of lists begin, as the page before told; nothing for the first of each. */
function readCursors(given: URLSearchParams): Map<string, string> {
  const others = new Set(['token', 'status', 'kind', 'history', 'before'])
  const cursors = new Map([...given].filter(([name]) => !others.has(name)))
  for (const [name, cursor] of cursors) {
    if (!/^[\w-]{1,2000}$/.test(cursor)) {
      throw invalidInput(
        `page.${name.slice(0, 20)}`,
        `"${cursor.slice(0, 40)}" is no place in the list that we gave`,
      )
    }
  }
  return cursors
}

/** How a balance went, when the address asks for it. */
async function loadHistory(
  account: string,
  given: URLSearchParams,
  naming: Naming,
): Promise<Part<History> | undefined> {
  const denom = given.get('history')
  if (denom === null) return undefined
  const cursor = given.get('before') ?? ''
  return partOfPage(
    Promise.all([
      fetchChart(account, denom, naming),
      fetchHistory(denom, { account, cursor, limit: linesOfHistory, naming }),
    ]).then(([chart, { table, next, unknown }]) => ({
      chart,
      table: toShown(table, linesOfHistory),
      next,
      unknown,
      isFirstPage: cursor === '',
    })),
  )
}

/** A part that may be missing; but what is wrong with the question is wrong with the address of the page. */
async function partOfPage<Value>(asked: Promise<Value>): Promise<Part<Value>> {
  await asked.catch((error: unknown) => {
    if (error instanceof Fault && error.kind === 'invalid-input') throw error
  })
  return part(asked)
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { here, forms, moniker, module, contract, sections, transactions, filter, history } = loaderData
  const { tabs, missing, total, seen, isFirstPage } = loaderData
  const t = useTranslations('account')
  useRevalidateOnHead(isFirstPage && history === undefined)
  const { account } = forms
  const who = t('who', nameOf({ account, moniker, module, label: contract?.label }))
  const title = here === 'overview' ? who : `${who} · ${t(`parts.${here}`)}`
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={`${title} · ${account}`} />
      <AccountHead {...{ who, total, forms, moniker, module, contract, seen }} />
      <AccountTabs tabs={tabs} here={here} account={account} />
      {missing !== undefined && (
        <div className="card">
          <Missing why={missing} />
        </div>
      )}
      {history !== undefined && <BalanceHistory history={history} account={account} />}
      {sections.map((section) => (
        <ListSection
          key={section.name}
          section={section}
          account={account}
          {...(section.name === 'balances' && { hint: t('hint') })}
        />
      ))}
      {transactions !== undefined && (
        <TransactionList transactions={transactions} filter={filter} account={account} here={here} />
      )}
    </main>
  )
}

type Known = {
  account: string
  moniker: string | undefined
  module: string | undefined
  label: string | undefined
}

/** What an account is, as far as the chain says. */
function nameOf({ account, moniker, module, label }: Known): { kind: string; name: string } {
  if (moniker !== undefined) return { kind: 'validator', name: isolate(moniker.slice(0, 70)) }
  if (module !== undefined) return { kind: 'module', name: module }
  if (label !== undefined && label !== '') return { kind: 'contract', name: isolate(label.slice(0, 70)) }
  return { kind: 'account', name: shortenAddress(account) }
}
