import { formatEthereumAddress } from '@injsight/chain'
import type { GetEvmContractResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { mapPart, partOfPage, type Part } from '../../../page.server.ts'
import { readRows } from '../../../rows.server.ts'
import { learnAbis, nameInSource } from '../../../sources/evm/abis.server.ts'
import { drawAvatar } from '../../../views/accounts/draw-avatar.ts'
import { listFilters, listTransactionsOf } from '../../../views/transactions/account-transactions.server.ts'
import { readAccountFilter } from '../../../views/transactions/read-account-filter.ts'
import type { ContractView } from '../contract-view.ts'
import { crumbsOf } from '../crumbs.server.ts'
import type { EvmPart } from '../parts.ts'
import { listFacts, listTabs, listVerified, nameOf } from './evm-facts.server.ts'
import { loadCall } from './load-call.server.ts'
import { loadSlot } from './load-slot.server.ts'
import { listLogsOf } from './logs.server.ts'
import { listOrigin, viewCode } from './origin.server.ts'
import { readLogFilter } from './read-log-filter.ts'
import { loadSource } from './source/load-source.server.ts'

const linesOfOverview = 5

/** Parts with a form that asks for something. */
const asking = new Set<EvmPart>(['action', 'action/execute', 'source', 'state'])

type Asked = {
  account: string
  told: Part<GetEvmContractResponse | undefined>
  here: EvmPart
  query: URLSearchParams
  /** The site's own address. */
  origin: string
  naming: Naming
}

/** The page of a contract of the EVM. */
export async function loadEvmContract(asked: Asked): Promise<ContractView> {
  const { account, told, here, query, origin, naming } = asked
  const address = formatEthereumAddress(account)
  const isOverview = here === 'overview'
  const rows = isOverview ? linesOfOverview : readRows(query)
  const filter = readAccountFilter(query)
  const { topic, cursor } = readLogFilter(query)
  const ofTransactions = {
    account,
    base: `/contract/${address}/`,
    filter,
    rows: readRows(query),
    ...(isOverview && { atMost: linesOfOverview }),
    naming,
  }
  const standard = told.value?.contract?.token?.standard ?? ''
  const [running] = told.value?.implementations ?? []
  await learnAbis([address, ...(running ? [running.address] : [])])
  const deed = here === 'action' ? 'query' : here === 'action/execute' ? 'execute' : undefined
  const [call, slot, source, transactions, logs] = await Promise.all([
    deed && loadCall({ deed, address, runs: running?.address, standard, query, origin, naming }),
    here === 'state' ? loadSlot({ address, query, naming }) : undefined,
    here === 'source' ? loadSource({ address, query, naming }) : undefined,
    isOverview || here === 'transactions' ? partOfPage(listTransactionsOf(ofTransactions)) : undefined,
    isOverview || here === 'logs'
      ? partOfPage(listLogsOf({ address, topic, cursor, rows, isBrief: isOverview, naming }))
      : undefined,
  ])
  const t = translationsIn(naming.language, 'contract')
  const heading = nameOf(address, naming)
  const title = isOverview ? heading : `${heading} · ${t(`parts.${here}`)}`
  return {
    crumbs: crumbsOf('evm', address, naming.language),
    avatar: drawAvatar(account),
    heading,
    title,
    description: `${title} · ${address}`,
    facts: [
      ...listFacts(address, account, naming),
      ...(told.value === undefined ? [] : listOrigin(told.value, naming)),
      ...listVerified(address, nameInSource(address), naming),
    ],
    tabs: { label: t('parts.label'), choices: listTabs(address, here, naming) },
    call,
    slot,
    source,
    sections: [],
    transactions,
    filters: listFilters(ofTransactions, isOverview),
    logs: logs && { title: t('logs'), logs },
    code: isOverview
      ? { title: t('code'), code: mapPart(told, (value) => viewCode(address, value, naming)) }
      : undefined,
    // What is being typed, or was asked of a node, isn't asked anew with each block.
    isFirstPage: filter.token === '' && cursor === '' && !asking.has(here),
  }
}
