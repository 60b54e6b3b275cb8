import type { WasmCall } from '@injsight/injsight-v1'
import { formatUnits } from '@injsight/chain'
import { isolateName } from '../../../language/isolate.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import {
  fetchCalls,
  fetchCw20Holders,
  fetchHistory,
  fetchRulers,
} from '../../../sources/wasm/contracts.server.ts'
import { visible } from '../../../views/json/json-tree.server.ts'
import {
  account,
  block,
  fileOnly,
  moment,
  momentOfBlock,
  nothing,
  number,
  percentage,
  words,
} from '../../../views/lists/cells.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'
import type { Cell } from '../../../views/lists/table.ts'
import { lists as accountLists } from '../../accounts/lists/lists.server.ts'
import { hashCell, tableOfDeeds } from '../deeds.server.ts'
import type { PartRequest } from './part-request.ts'
import { listAllowances } from './allowances.server.ts'
import { listState } from './state.server.ts'
import { fetchTokenInfo } from './token-info.server.ts'
import { findValue } from './token-value.server.ts'
import { listTransfers } from './transfers.server.ts'
import { writeFunds } from './write-funds.server.ts'

/** Lists of a contract that go on from page to page. Each is a file of its own, too. */
export const pagedLists = {
  events: listEvents,
  'token-holders': listHolders,
  transfers: listTransfers,
  allowances: listAllowances,
  state: listState,
  balances: async ({ address, ...page }: PartRequest) =>
    accountLists.balances.fetch({ account: address, ...page }),
  cw20balances: async ({ address, ...page }: PartRequest) =>
    accountLists.cw20.fetch({ account: address, ...page }),
} satisfies Record<string, (request: PartRequest) => Promise<ListPage>>

export type PagedPart = keyof typeof pagedLists

export function isPagedPart(name: string): name is PagedPart {
  return Object.hasOwn(pagedLists, name)
}

/** Lists that share a part of a contract's page, each a file of its own too: what it ran, and who ruled it. */
export const historyLists = { history: listHistory, deeds: listRulers } as const
export const historyParts = ['history', 'deeds'] as const

async function listEvents({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const { calls, next } = await fetchCalls({ contract: address, cursor, limit })
  const t = translationsIn(naming.language, 'wasm')
  const columns = [
    { name: t('columns.action') },
    { name: t('columns.sender'), isOnlyInFile: true },
    { name: t('columns.funds'), isOnlyInFile: true },
    { name: t('columns.told') },
    { name: t('columns.time'), isTime: true },
    { name: t('columns.hash') },
  ]
  const rows = calls.map((call, at) => ({
    key: `${call.height} ${call.hash} ${at}`,
    cells: [
      callCell(call, naming),
      fileOnly(call.sender),
      fileOnly(call.funds),
      eventsCell(call),
      call.time === 0n ? block(call.height) : momentOfBlock(call.height, call.time, naming),
      hashCell(call.hash),
    ],
  }))
  return { table: { columns, rows }, next }
}

/** What it was asked to do, by whom and with which coins. */
function callCell({ action, sender, funds }: WasmCall, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'wasm')
  const caller: Written = [sender === '' ? t('byContract') : writeAccount(sender, naming)]
  const below = funds === '' ? caller : [...caller, ' · ', ...writeFunds(funds, naming)]
  if (action === '') return { shown: caller, file: '' }
  return { shown: [{ text: isolateName(action), look: 'name' }], below, file: action }
}

const longestTold = 240

/** What it told: names and values, but for the one that repeats its message. */
function eventsCell({ events, action }: WasmCall): Cell {
  const told = events.map(({ type, keys, values }) => {
    const pairs = keys
      .flatMap((key, at) =>
        key === 'action' && values[at] === action ? [] : [`${key}: ${values[at] ?? ''}`],
      )
      .join(', ')
    return type === 'wasm' ? pairs : `${type} ${pairs}`
  })
  const text = told.filter((one) => one !== '').join(' · ')
  if (text === '') return nothing
  const shown = visible(text.length > longestTold ? `${text.slice(0, longestTold)}…` : text)
  return { shown: [{ text: shown, look: 'identifier' }], file: text }
}

async function listHolders({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const [{ holders, next }, token] = await Promise.all([
    fetchCw20Holders({ contract: address, cursor, limit }),
    fetchTokenInfo(address),
  ])
  const t = translationsIn(naming.language, 'wasm')
  const { decimals = 0, supply = '' } = token ?? {}
  const valueOf = await findValue(address, token?.decimals, naming)
  const columns = [
    { name: t('columns.holder') },
    { name: t('columns.quantity'), isNumber: true },
    { name: t('columns.share'), isNumber: true, unit: '%' },
    ...(valueOf === undefined
      ? []
      : [{ name: translationsIn(naming.language, 'assets')('asset.cols.value'), isNumber: true }]),
  ]
  const rows = holders.map(({ account: holder, amount }) => ({
    key: holder,
    cells: [
      account(holder, naming),
      number(formatUnits(amount, decimals)),
      share(amount, supply),
      ...(valueOf === undefined ? [] : [valueOf(amount)]),
    ],
  }))
  return { table: { columns, rows }, next }
}

const millionths = 1_000_000n

/** A share of the supply in percent, exact to four digits. */
function share(amount: string, supply: string): Cell {
  if (!/^[1-9]\d*$/.test(supply)) return nothing
  return percentage(`${formatUnits(String((BigInt(amount) * millionths) / BigInt(supply)), 4)}%`)
}

/** Which code a contract ran since when, the newest first. */
async function listHistory({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const { entries, next } = await fetchHistory({ contract: address, cursor, limit })
  const t = translationsIn(naming.language, 'wasm')
  const columns = [
    { name: t('columns.what') },
    { name: translationsIn(naming.language, 'contract')('columns.block'), isNumber: true },
    { name: t('columns.time'), isTime: true },
    { name: t('columns.action') },
  ]
  const rows = entries.map(({ operation, codeId, height, time, message, isMessageKnown }, at) => {
    const name = operation === 'migrate' || operation === 'genesis' ? operation : 'init'
    const shown = visible(message.length > longestTold ? `${message.slice(0, longestTold)}…` : message)
    return {
      key: `${height} ${at}`,
      cells: [
        words([
          { text: t(`operations.${name}`, { code: String(codeId) }), to: `/code/${codeId}/`, look: 'name' },
        ]),
        block(height),
        time === 0n ? nothing : moment(time, naming),
        isMessageKnown
          ? { shown: [{ text: shown, look: 'identifier' as const }], copy: message, file: message }
          : words([t('unknownMessage')]),
      ],
    }
  })
  return { table: { columns, rows }, next }
}

/** Its admins and its labels over time, the newest first. */
async function listRulers({ address, cursor, limit, naming }: PartRequest): Promise<ListPage> {
  const { deeds, next } = await fetchRulers({ contract: address, cursor, limit })
  return { table: tableOfDeeds(deeds, naming), next }
}
