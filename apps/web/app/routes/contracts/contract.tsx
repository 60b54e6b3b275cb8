import { decodeAddress, formatEthereumAddress } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { notThere, passGuard } from '../../guards.server.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { notedPart, page, pageHeaders, part } from '../../page.server.ts'
import { findContract, hasWrittenLogs } from '../../sources/evm/contracts.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { findWasmContract } from '../../sources/wasm/contracts.server.ts'
import { Chips } from '../../ui/chips.tsx'
import { Crumbs } from '../../ui/crumbs.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { withFactOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/contract'
import type { ContractView } from './contract-view.ts'
import { loadEvmContract } from './evm/load-evm.server.ts'
import { verifyForm } from './evm/source/verify.server.ts'
import { evmParts, pathOfPart, readPart, wasmParts } from './parts.ts'
import { loadWasmContract } from './wasm/load-wasm.server.ts'

// Each is a part of its own: who reads another needn't wait for its scripts.
const CallCard = onDemand(async () => (await import('./evm/call-card.tsx')).CallCard)
const CodeCard = onDemand(async () => (await import('./evm/code-card.tsx')).CodeCard)
const ExecuteCard = onDemand(async () => (await import('./query/execute-card.tsx')).ExecuteCard)
const LogsCard = onDemand(async () => (await import('./evm/logs-card.tsx')).LogsCard)
const MessageCard = onDemand(async () => (await import('./message-card.tsx')).MessageCard)
const SlotCard = onDemand(async () => (await import('./evm/slot-card.tsx')).SlotCard)
const SourceCard = onDemand(async () => (await import('./evm/source/source-card.tsx')).SourceCard)
const QueryCard = onDemand(async () => (await import('./query/query-card.tsx')).QueryCard)
const TransactionList = onDemand(
  async () => (await import('../../views/transactions/account-transactions.tsx')).TransactionList,
)

export const headers = pageHeaders

/** A contract of CosmWasm or of the EVM: their addresses look alike, so both are asked for. */
export const loader = page(async ({ params, url }: Route.LoaderArgs): Promise<ContractView> => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('contract-search', params.address)
  const isOfEvm = decodeAddress(account).bytes.length === 20
  const wasmAsked = noteBeside(() => findWasmContract(account))
  const [told, wasm, plainNames] = await Promise.all([
    notedPart(async () => (isOfEvm ? findContract(account) : undefined)),
    part(wasmAsked),
    fetchNames(),
  ])
  const lead = (address: string, here: Parameters<typeof pathOfPart>[0] | undefined) => {
    if (here === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
    const path = `/contract/${address}/${pathOfPart(here)}`
    if (params.address !== address) throw redirect(pathIn(language, path) + url.search, 301)
  }
  const names = await addNamesOf(
    { markets: [], contracts: [account], proposals: [], channels: [] },
    plainNames,
  )
  const naming = { language, names }
  const query = url.searchParams
  const contract = wasm.value?.value
  if (contract !== undefined) {
    const here = readPart(wasmParts, [params.part, params.child])
    lead(account, here)
    const { origin } = url
    return withFactOfSource(
      await loadWasmContract({ contract, here: here ?? 'overview', query, origin, naming }),
      wasm.value?.beside,
      language,
    )
  }
  // Whether it is one of CosmWasm isn't known, and that it is one of the EVM neither: there is no page to show.
  if (told.value === undefined && wasm.missing !== undefined) await wasmAsked
  const isSure = told.missing === undefined && wasm.missing === undefined
  if (
    isSure &&
    told.value === undefined &&
    !(isOfEvm && (await hasWrittenLogs(formatEthereumAddress(account))))
  )
    throw notThere('contract-search', `No contract is known at ${account}`)
  const here = readPart(evmParts, [params.part, params.child])
  lead(isOfEvm ? formatEthereumAddress(account) : account, here)
  return withFactOfSource(
    await loadEvmContract({ account, told, here: here ?? 'overview', query, origin: url.origin, naming }),
    told.beside,
    language,
  )
})

/** Whoever has the source of a contract of the EVM gives it. */
export const action = page(async ({ params, request, url }: Route.ActionArgs) => {
  const account = passGuard('contract-search', params.address)
  if (params.part !== 'source' || decodeAddress(account).bytes.length !== 20)
    throw notFound('page', `Page not found: ${url.pathname}`)
  const { language } = splitPath(url.pathname)
  const address = formatEthereumAddress(account)
  const verified = await verifyForm(address, await request.formData(), language)
  // At an address of its own, what was kept of the page before isn't shown again.
  if (verified.isVerified) throw redirect(pathIn(language, `/contract/${address}/source/?given=yes`), 303)
  return verified
})

export default function ContractPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    crumbs,
    avatar,
    heading,
    title,
    description,
    facts,
    tabs,
    message,
    query: queryView,
    execute,
    call,
  } = loaderData
  const { slot, source, sections, transactions, filters, logs, code } = loaderData
  useRevalidateOnHead(loaderData.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      <Crumbs {...crumbs} />
      <AccountHead avatar={avatar} heading={heading} facts={facts} />
      <nav aria-label={tabs.label} className="no-print flex flex-wrap gap-2">
        <Chips choices={tabs.choices} mark="page" />
      </nav>
      {queryView !== undefined && <QueryCard {...queryView} />}
      {call !== undefined && <CallCard {...call} />}
      {slot !== undefined && <SlotCard {...slot} />}
      {source !== undefined && <SourceCard {...source} verified={actionData} />}
      {execute !== undefined && <ExecuteCard {...execute} />}
      {message !== undefined && <MessageCard {...message} />}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
      {transactions !== undefined && <TransactionList transactions={transactions} filters={filters} />}
      {logs !== undefined && <LogsCard {...logs} />}
      {code !== undefined && <CodeCard {...code} />}
    </main>
  )
}
