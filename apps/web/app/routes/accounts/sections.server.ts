import { sayUnknown } from '../../views/lists/say-unknown.server.ts'
import type { GetAccountResponse } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import { rowChoices, type ListLink, type ListLinks } from '../../ui/pager.tsx'
import type { Choice } from '../../ui/chips.tsx'
import type { DataGroup } from '../../ui/missing.tsx'
import { lists, type ListName } from './lists/lists.server.ts'
import type { List } from './lists/list.ts'
import { sayEmpty } from '../../views/lists/say-empty.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { listsOf, partOf, pathOfPart, tabs, type PartName } from './parts.ts'
import type { FormName } from '../../wallet/forms/shown-form.ts'
import { makeOwnOffers } from '../../wallet/make-offer.server.ts'
import type { StatePage } from '../../views/lists/list-page.ts'
import { toldContent } from '../../views/lists/told-content.server.ts'

// On a phone a row takes four lines: an overview that shows all of everything is read by nobody.
const rowsOfOverview = 3
const balancesOfOverview = 6

type Asked = {
  account: string
  here: PartName
  /** undefined where that can't be had. */
  known: GetAccountResponse | undefined
  /** Where the pages of lists begin, by list. */
  cursors: ReadonlyMap<string, string>
  /** Lines of a page of a list that is paged. */
  rows: number
  naming: Naming
}

/** The lists of a part. */
export async function listSections(asked: Asked): Promise<Section[]> {
  const t = translationsIn(asked.naming.language, 'account')
  const names = listNames(asked)
  return Promise.all(
    names.map(async (name) => ({
      id: name,
      title: t(`lists.${name}`),
      group: groups[name],
      content: await toldContent(asked.naming.language, () => fetchContent(name, asked)),
      ...(asked.here !== 'overview' && {
        offers: makeOwnOffers(asked.account, formsOf[name] ?? [], asked.naming.language),
      }),
    })),
  )
}

/** What its owner may do with what stands in a list. */
const formsOf: Partial<Record<ListName, readonly FormName[]>> = {
  subaccounts: ['toSubaccount', 'fromSubaccount'],
  staked: ['delegate', 'undelegate', 'redelegate', 'claim'],
  unstaking: ['cancelUnbonding'],
  grantsGiven: ['grant', 'revoke', 'autoSign'],
  grantsReceived: ['actFor'],
  allowancesGiven: ['allow', 'disallow'],
  approvalsGiven: ['endApproval'],
}

/** Those that are called otherwise than by their titles where they can't be had. */
const groups: Partial<Record<ListName, DataGroup>> = { balances: 'balances', cw20: 'cw20', trades: 'trades' }

/** Of which module of the chain a list is. */
const moduleOf: Partial<Record<ListName, string>> = {
  balances: 'bank',
  erc20: 'evm-tokens',
  cw20: 'cw20',
  positions: 'exchange',
  orders: 'orders',
  subaccounts: 'exchange',
  staked: 'staking',
  unstaking: 'staking',
  restaking: 'staking',
  stakeMoves: 'staking',
  payouts: 'distribution',
  grantsGiven: 'authz',
  grantsReceived: 'authz',
  allowancesGiven: 'feegrant',
  allowancesReceived: 'feegrant',
  approvalsGiven: 'evm-tokens',
  approvalsReceived: 'evm-tokens',
  nfts: 'cw721',
  evmNfts: 'evm-tokens',
  denoms: 'tokenfactory',
}

/** Lists of one thing that is kept in two ways: who has none of the one kind needn't be told so. */
const isOfTwoKinds = new Set<PartName>(['balances', 'nft'])

/** An overview leaves out what the account has none of. */
function listNames(asked: Asked): readonly ListName[] {
  const names = listsOf[asked.here]
  const worthIt = names.filter((name) => isWorthIt(name, asked))
  if (asked.here === 'overview') return worthIt
  return isOfTwoKinds.has(asked.here) && worthIt.length > 0 ? worthIt : names
}

function isWorthIt(name: ListName, { known }: Asked): boolean {
  if (name === 'balances') return true
  return known?.counts !== undefined && (lists[name].count(known.counts) ?? 0) > 0
}

async function fetchContent(name: ListName, asked: Asked) {
  const { account, cursors, here, naming } = asked
  const t = translationsIn(naming.language, 'account')
  const cursor = cursors.get(name) ?? ''
  const limit = limitOf(name, asked)
  const listed = await lists[name].fetch({ account, cursor, limit, naming })
  const { table, unknown } = listed
  const hasLines = table.rows.length > 0
  const next = here === 'overview' ? '' : listed.next
  return {
    table: toShown(table, here === 'overview' ? limit : Infinity),
    empty:
      unknown.length > 0
        ? t('unknownPart')
        : sayEmpty({ cursor, next, none: t(`none.${name}`), language: naming.language }),
    warning: hasLines ? sayUnknown(unknown, asked.naming.language) : '',
    hint: hasLines ? hintOf(name, asked) : '',
    pages: hasLines || cursor !== '' || next !== '' ? linksOf(name, listed, asked) : undefined,
  }
}

function hintOf(name: ListName, { naming }: Asked): string {
  const t = translationsIn(naming.language, 'account')
  switch (name) {
    case 'balances':
      return `${t('hint')} ${t('worth.hint')}`
    case 'positions':
    case 'tradedMarkets':
    case 'trades':
    case 'closedPositions':
    case 'fundingPayments':
    case 'liquidations':
    case 'orderHistory':
    case 'subaccountTransfers':
    case 'stakeMoves':
    case 'payouts':
      return t(`hints.${name}`)
    case 'approvalsGiven':
    case 'approvalsReceived':
      return translationsIn(naming.language, 'token')('told')
    default:
      return ''
  }
}

function limitOf(name: ListName, { here, rows }: Asked): number {
  if (here !== 'overview') return rows
  return name === 'balances' ? balancesOfOverview : rowsOfOverview
}

function linksOf(name: ListName, { table, next }: StatePage, asked: Asked): ListLinks {
  const { account, here, known, cursors, rows, naming } = asked
  const t = translationsIn(naming.language, 'account')
  const pathTo = (path: string) => pathIn(naming.language, `/account/${account}/${path}`)
  const file = pathTo(`${lists[name].file}.csv`)
  const links: ListLink[] = []
  if (here === 'overview') {
    const count = (known?.counts && lists[name].count(known.counts)) ?? table.rows.length
    const isCut = next !== '' || table.rows.length > limitOf(name, asked)
    if (isCut) links.push({ text: t('all', { count }), path: pathTo(pathOfPart(partOf[name])) })
    return { file, links }
  }
  const pathFrom = (cursor: Record<string, string>) => {
    return pathTo(pathOfPart(here) + formatQuery({ ...cursor, ...queryOfRows(rows) }))
  }
  if (cursors.has(name)) links.push({ text: t('beginning'), path: pathFrom({}) })
  if (next !== '') links.push({ text: t('more'), path: pathFrom({ [name]: next }), rel: 'next' })
  const { isWhole = false }: List = lists[name]
  const isPaged = !isWhole && (cursors.has(name) || next !== '' || table.rows.length > rowChoices[0])
  return { file, links, ...(isPaged && { rows }) }
}

/** The parts of the page, with how much there is of each where that is known. */
export function listTabs({ account, known, here, naming }: Omit<Asked, 'cursors' | 'rows'>): Choice[] {
  const t = translationsIn(naming.language, 'account')
  const current = here === 'unstake' || here === 'restake' ? 'staking' : here
  const always = new Set<PartName>(['overview', 'balances', 'transactions', current])
  return tabs.flatMap((tab) => {
    const count = countOf(tab, known)
    if (count === 0 && !always.has(tab)) return []
    return [
      {
        text: count === undefined ? t(`parts.${tab}`) : `${t(`parts.${tab}`)} ${formatInteger(count)}`,
        path: pathIn(naming.language, `/account/${account}/${pathOfPart(tab)}`),
        isChosen: tab === current,
      },
    ]
  })
}

/**
 * Histories aren't counted, nor are subaccounts, which only hold what is counted: of a part with nothing but
 * those, and where it isn't known, no number is told.
 */
function countOf(tab: PartName, known: GetAccountResponse | undefined): number | undefined {
  const counts = known?.counts
  if (counts === undefined || tab === 'overview') return undefined
  if (tab === 'transactions') return counts.transactions
  if (listsOf[tab].some((name) => known?.unknown.includes(moduleOf[name] ?? ''))) return undefined
  const ofLists = listsOf[tab].map((name) => {
    const count = lists[name].count(counts)
    return name === 'subaccounts' && count !== 0 ? undefined : count
  })
  const sum = ofLists.reduce<number>((all, n) => all + (n ?? 0), 0)
  return sum === 0 && ofLists.includes(undefined) ? undefined : sum
}
