import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { mapPart, partOfPage } from '../../../page.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { readRows } from '../../../rows.server.ts'
import { noteBeside } from '../../../sources/asking/besides.server.ts'
import { addNamesOf } from '../../../sources/names/mentions.server.ts'
import type { DataGroup } from '../../../ui/missing.tsx'
import { drawAvatar } from '../../../views/accounts/draw-avatar.ts'
import { viewJson } from '../../../views/json/json-tree.server.ts'
import { readCursor } from '../../../read-query.ts'
import { pagedSection } from '../../../views/lists/paged-section.server.ts'
import { viewListed } from '../../../views/lists/listed.server.ts'
import type { Section } from '../../../views/lists/section.ts'
import { withSource } from '../../../views/lists/told-content.server.ts'
import { listFilters, listTransactionsOf } from '../../../views/transactions/account-transactions.server.ts'
import { readAccountFilter } from '../../../views/transactions/read-account-filter.ts'
import type { ContractView } from '../contract-view.ts'
import { crumbsOf } from '../crumbs.server.ts'
import { pathOfPart, type WasmPart } from '../parts.ts'
import { loadExecute } from '../query/execute.server.ts'
import { loadQuery } from '../query/load-query.server.ts'
import { readPlaceInJson } from '../read-place-in-json.ts'
import { factOfProgram, fetchProgram } from './program.server.ts'
import { isPagedPart, pagedLists, historyLists, historyParts, type PagedPart } from './sections.server.ts'
import { fetchTokenMetadata } from './token-info.server.ts'
import { hasMoves, listMainFacts, listWasmFacts, listWasmTabs, nameOfWasm } from './wasm-facts.server.ts'

const linesOfOverview = 5

type Asked = {
  contract: GetWasmContractResponse
  here: WasmPart
  query: URLSearchParams
  /** The site's own address. */
  origin: string
  naming: Naming
}

/** The page of a contract of CosmWasm. */
export async function loadWasmContract(asked: Asked): Promise<ContractView> {
  const { contract, here, query } = asked
  const { address, creator, admin } = contract
  const t = translationsIn(asked.naming.language, 'wasm')
  const people = { markets: [], contracts: [creator, admin].filter(Boolean), proposals: [], channels: [] }
  const naming = { ...asked.naming, names: await addNamesOf(people, asked.naming.names) }
  const isOverview = here === 'overview'
  const rows = isOverview ? linesOfOverview : readRows(query)
  const filter = readAccountFilter(query)
  const ofTransactions = {
    account: address,
    base: `/contract/${address}/`,
    filter,
    rows: readRows(query),
    ...(isOverview && { atMost: linesOfOverview }),
    naming,
  }
  const { origin } = asked
  const [queryView, execute, token, program, sections, transactions] = await Promise.all([
    here === 'action' ? loadQuery({ contract, query, origin, naming }) : undefined,
    here === 'action/execute' ? loadExecute(contract, query, naming) : undefined,
    isOverview && contract.standard === 'cw20' ? fetchTokenMetadata(address) : undefined,
    // Beside what it was begun with: an overview asks all that a page may ask without it.
    here === 'init' ? fetchProgram(address) : undefined,
    listSections({ ...asked, naming }, rows),
    isOverview || here === 'transactions' ? partOfPage(listTransactionsOf(ofTransactions)) : undefined,
  ])
  const heading = nameOfWasm(contract, naming)
  const title = isOverview ? heading : `${heading} · ${t(`parts.${here}`)}`
  return {
    crumbs: crumbsOf('contracts', address, naming.language),
    avatar: drawAvatar(address),
    heading,
    title,
    description: `${title} · ${address}`,
    facts: isOverview
      ? listWasmFacts(contract, token, naming)
      : [
          ...listMainFacts(contract, naming),
          ...(program === undefined ? [] : [factOfProgram(program, naming)]),
        ],
    tabs: { label: t('parts.label'), choices: listWasmTabs(contract, here, naming) },
    message: isOverview || here === 'init' ? viewInit({ ...asked, naming }) : undefined,
    query: queryView,
    execute,
    sections,
    transactions,
    filters: listFilters(ofTransactions, isOverview),
    // What was asked of a node, or is being typed, isn't asked anew with each block.
    isFirstPage:
      filter.token === '' &&
      ['cursor', ...historyParts].every((name) => !query.has(name)) &&
      !here.startsWith('action'),
  }
}

/** Characters of a message that come with the page to be copied; longer ones are in its JSON. */
const longestCopied = 50_000

/** What it was told when it was made. */
function viewInit({ contract: { address, history }, query, naming }: Asked): ContractView['message'] {
  const t = translationsIn(naming.language, 'wasm')
  const [first] = history
  const pathTo = (place: { at: string; from: string }) =>
    pathIn(naming.language, `/contract/${address}/init/${formatQuery(place)}`)
  const view =
    first?.isMessageKnown === true
      ? viewJson(first.message, { naming, ...readPlaceInJson(query), pathTo })
      : undefined
  const whole = first?.isMessageKnown === true && first.message.length <= longestCopied ? first.message : ''
  return { title: t('sections.init'), view, none: t('none.init'), copy: whole }
}

async function listSections(asked: Asked, rows: number): Promise<Section[]> {
  const { contract, here } = asked
  if (here === 'history') return Promise.all(historyParts.map((id) => historySection(id, asked, rows)))
  if (here === 'overview')
    return Promise.all(
      (hasMoves(contract.standard) ? (['events', 'transfers'] as const) : (['events'] as const)).map((name) =>
        partSection(name, asked, rows),
      ),
    )
  return isPagedPart(here) ? [await partSection(here, asked, rows)] : []
}

/** What it ran and who ruled it stand on one page: the cursor of each goes by its own name. */
function historySection(id: (typeof historyParts)[number], { contract, query, naming }: Asked, rows: number) {
  const { address } = contract
  const t = translationsIn(naming.language, 'wasm')
  return pagedSection({
    id,
    title: t(`sections.${id}`),
    fetch: (place) => historyLists[id]({ address, ...place, naming }),
    empty: t(`none.${id}`),
    path: `/contract/${address}/${pathOfPart('history')}`,
    file: `/contract/${address}/${id}.csv`,
    page: { cursor: readCursor(query, id), rows, language: naming.language },
  })
}

/** Those that are called otherwise than by their titles where they can't be had. */
const groups: Partial<Record<PagedPart, DataGroup>> = {
  'token-holders': 'holders',
  balances: 'balances',
  cw20balances: 'cw20',
}

async function partSection(name: PagedPart, asked: Asked, rows: number): Promise<Section> {
  const { contract, here, query, naming } = asked
  const { address, standard } = contract
  const t = translationsIn(naming.language, 'wasm')
  const isBrief = here === 'overview'
  const cursor = isBrief ? '' : readCursor(query)
  const { value: listed, beside } = await noteBeside(() =>
    partOfPage(pagedLists[name]({ address, cursor, limit: rows, naming })),
  )
  const id = name === 'token-holders' ? 'holders' : name
  const empty = name === 'token-holders' && standard !== 'cw20' ? t('none.notToken') : t(`none.${id}`)
  const path = `/contract/${address}/${pathOfPart(name)}`
  const content = mapPart(listed, (value) => {
    const file = `${path.slice(0, -1)}.csv`
    const shown = {
      ...viewListed(value, { cursor, rows, path, file, empty, naming }),
      hint: withSource('', beside, naming.language),
    }
    if (!isBrief || shown.pages === undefined) return shown
    const all = translationsIn(naming.language, 'contract')('all')
    const links = value.next === '' ? [] : [{ text: all, path: pathIn(naming.language, path) }]
    return { ...shown, pages: { file: shown.pages.file, links } }
  })
  return { id, title: t(`sections.${id}`), group: groups[name], content }
}
