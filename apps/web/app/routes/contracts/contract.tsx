import { decodeAddress, formatEthereumAddress } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { notThere, passGuard } from '../../guards.server.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, page, pageHeaders, part, partOfPage } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { findContract, hasWrittenLogs } from '../../sources/evm/contracts.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Chips } from '../../ui/chips.tsx'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { TransactionList } from '../../views/transactions/account-transactions.tsx'
import { listFilters, listTransactionsOf } from '../../views/transactions/account-transactions.server.ts'
import { readAccountFilter } from '../../views/transactions/read-account-filter.ts'
import type { Route } from './+types/contract'
import { CodeCard } from './code-card.tsx'
import { listFacts, listTabs, nameOf } from './contract.server.ts'
import { listLogsOf } from './logs.server.ts'
import { LogsCard } from './logs-card.tsx'
import { listOrigin, viewCode } from './origin.server.ts'
import { pathOfPart, readPart } from './parts.ts'
import { readLogFilter } from './read-log-filter.ts'

export const headers = pageHeaders

const linesOfOverview = 5

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('contract-search', params.address)
  const here = readPart(params.part)
  if (here === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const address = readContractAddress(account)
  const [told, hasWritten, plainNames] = await Promise.all([
    part(findContract(address)),
    hasWrittenLogs(address),
    fetchNames(),
  ])
  if (told.missing === undefined && told.value === undefined && !hasWritten)
    throw notThere('contract-search', `The index knows no contract of the EVM at ${account}`)
  const base = `/contract/${address}/`
  if (params.address !== address) throw redirect(pathIn(language, base + pathOfPart(here)) + url.search, 301)
  const names = await addNamesOf(
    { markets: [], contracts: [account], proposals: [], channels: [] },
    plainNames,
  )
  const naming = { language, names }
  const isOverview = here === 'overview'
  const rows = isOverview ? linesOfOverview : readRows(url.searchParams)
  const filter = readAccountFilter(url.searchParams)
  const { topic, cursor } = readLogFilter(url.searchParams)
  const ofTransactions = { account, base, filter, rows, naming }
  const [transactions, logs] = await Promise.all([
    isOverview || here === 'transactions' ? partOfPage(listTransactionsOf(ofTransactions)) : undefined,
    isOverview || here === 'logs'
      ? partOfPage(listLogsOf({ address, topic, cursor, rows, isBrief: isOverview, naming }))
      : undefined,
  ])
  const t = translationsIn(language, 'contract')
  const heading = nameOf(address, naming)
  return {
    address,
    avatar: drawAvatar(account),
    heading,
    title: isOverview ? heading : `${heading} · ${t(`parts.${here}`)}`,
    facts: [
      ...listFacts(address, account, naming),
      ...(told.value === undefined ? [] : listOrigin(told.value, naming)),
    ],
    tabs: { label: t('parts.label'), choices: listTabs(address, here, naming) },
    transactions,
    filters: listFilters(ofTransactions, isOverview),
    logs: logs && { title: t('logs'), logs },
    code: isOverview
      ? { title: t('code'), code: mapPart(told, (value) => viewCode(address, value?.code ?? '', naming)) }
      : undefined,
    isFirstPage: filter.token === '' && cursor === '',
  }
})

/** Contracts of CosmWasm have longer addresses, and no page of their own yet. */
function readContractAddress(account: string): string {
  if (decodeAddress(account).bytes.length === 20) return formatEthereumAddress(account)
  throw notFound('page', `Page not found: /contract/${account}/`)
}

export default function ContractPage({ loaderData }: Route.ComponentProps) {
  const { address, avatar, heading, title, facts, tabs, transactions, filters, logs, code } = loaderData
  useRevalidateOnHead(loaderData.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={`${title} · ${address}`} />
      <AccountHead avatar={avatar} heading={heading} facts={facts} json={`/contract/${address}/json/`} />
      <nav aria-label={tabs.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={tabs.choices} mark="page" />
      </nav>
      {transactions !== undefined && <TransactionList transactions={transactions} filters={filters} />}
      {logs !== undefined && <LogsCard {...logs} />}
      {code !== undefined && <CodeCard {...code} />}
    </main>
  )
}
