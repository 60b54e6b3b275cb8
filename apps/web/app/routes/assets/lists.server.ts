import { formatUnits, shortenHash } from '@injsight/chain'
import { isolateOdd } from '../../language/isolate.ts'
import { nameNft } from '../../language/name-nft.ts'
import { pathOfNft } from '../../language/nft-paths.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { nameOfModule, type Naming } from '../../language/write-part.server.ts'
import { fetchAssetHolders, fetchFactoryFlows, fetchSupplyHistory } from '../../sources/assets.server.ts'
import { fetchEvmApprovals, fetchEvmMoves, fetchEvmNfts } from '../../sources/evm/evm-tokens.server.ts'
import { fetchWasmMoves } from '../../sources/wasm/contracts.server.ts'
import {
  account,
  block,
  moment,
  money,
  nothing,
  number,
  words as said,
} from '../../views/lists/cells.server.ts'
import { tableOfMoves } from '../../views/assets/move-table.server.ts'
import { partOfWorth } from '../../views/assets/part-of-worth.ts'
import { pathOfMarket } from '../../views/markets/path-of-market.ts'
import type { StatePage } from '../../views/lists/list-page.ts'
import type { Cell } from '../../views/lists/table.ts'
import { ruleListNames, ruleLists } from './rule-lists.server.ts'
import { isNft, type Asset } from './shown-asset.ts'

type Request = { asset: Asset; cursor: string; limit: number; naming: Naming }

/** What is told of a token, line by line: each stands on its page, and is a file of its own. */
export const lists = {
  holders: listHolders,
  owners: listOwners,
  supply: listSupply,
  flows: listFlows,
  approvals: listApprovals,
  moves: listMoves,
  markets: listMarkets,
  ...ruleLists,
}

export type ListName = keyof typeof lists

/** Those that a token has. */
export function listsOf(asset: Asset): ListName[] {
  const { kind, isLost, denom, known, told } = asset
  if (isLost || kind === 'absent') return []
  if (kind === 'cw20') return ['holders', 'moves']
  if (isNft(asset)) return ['owners', 'approvals', 'moves']
  const isFactory = known?.kind === 'factory'
  const isTraded = (told?.markets.length ?? 0) > 0
  return [
    'holders',
    ...(denom === '' ? [] : (['supply'] as const)),
    ...(isFactory ? (['flows'] as const) : []),
    ...(kind === 'bank' || kind === 'coin' ? [] : (['approvals'] as const)),
    'moves',
    ...(isTraded ? (['markets'] as const) : []),
    ...(told?.rules === undefined ? [] : ruleListNames),
  ]
}

async function listHolders({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const { holders, next, unknown } = await fetchAssetHolders(asset.name, { cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const worth = asset.known?.worth ?? ''
  const value = translationsIn(naming.language, 'assets')('asset.cols.value')
  const columns = [
    { name: t('columns.holder') },
    { name: t('columns.quantity'), isNumber: true },
    { name: t('columns.share'), isNumber: true, unit: '%' },
    ...(worth === '' ? [] : [{ name: value, isNumber: true }]),
  ]
  const rows = holders.map(({ account: holder, amount }) => ({
    key: holder,
    cells: [
      account(holder, naming),
      quantity(amount, asset),
      share(amount, asset.supply),
      ...(worth === '' ? [] : [money(partOfWorth(worth, amount, asset.supply))]),
    ],
  }))
  return { table: { columns, rows }, next, unknown }
}

async function listSupply({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const asked = { cursor: cursor.replace('-', ':'), limit }
  const { points, next, isKnown } = await fetchSupplyHistory(asset.denom, asked)
  const t = translationsIn(naming.language, 'assets')
  const words = translationsIn(naming.language, 'token')
  const columns = [
    { name: words('columns.block'), isNumber: true },
    { name: words('columns.time'), isTime: true },
    { name: t('asset.cols.minted'), isNumber: true },
    { name: t('asset.cols.burned'), isNumber: true },
    { name: t('asset.cols.after'), isNumber: true },
    { name: t('asset.cols.by') },
  ]
  const rows = points.map(({ height, time, minted, burned, amount, modules }) => ({
    key: String(height),
    cells: [
      block(height),
      moment(time, naming),
      quantity(minted, asset),
      quantity(burned, asset),
      amount === '' ? nothing : quantity(amount, asset),
      modules === '' ? nothing : said([listModules(modules, naming)]),
    ],
  }))
  return {
    table: { columns, rows },
    next: next.replace(':', '-'),
    unknown: isKnown ? [] : ['bank'],
  }
}

function listModules(modules: string, { language }: Naming): string {
  return listWords(
    modules.split(',').map((module) => nameOfModule(module, language)),
    language,
  )
}

async function listFlows({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const { flows, next } = await fetchFactoryFlows(asset.denom, { cursor, limit })
  const t = translationsIn(naming.language, 'assets')
  const words = translationsIn(naming.language, 'token')
  const columns = [
    { name: words('columns.hash') },
    { name: t('asset.cols.actor') },
    { name: t('asset.cols.account') },
    { name: t('asset.cols.change'), isNumber: true },
    { name: words('columns.block'), isNumber: true },
    { name: words('columns.time'), isTime: true },
  ]
  const rows = flows.map(({ hash, actor, account: whose, amount, height, time }, at) => ({
    key: `${hash} ${at}`,
    cells: [
      hash === '' ? nothing : transaction(hash),
      account(actor, naming),
      account(whose, naming),
      change(amount, asset),
      block(height),
      moment(time, naming),
    ],
  }))
  return { table: { columns, rows, narrow: 'moves' }, next, unknown: [] }
}

/** What came into being, or ceased to be: by its sign, not by its colour. */
function change(amount: string, asset: Asset): Cell {
  const { shown, file } = quantity(amount.replace('-', ''), asset)
  const sign = amount.startsWith('-') ? '−' : '+'
  return { shown: [sign, ...shown], file: amount.startsWith('-') ? `-${file}` : file }
}

/** All of them are told with the asset: a page goes on by how many stood before it. */
async function listMarkets({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const t = translationsIn(naming.language, 'assets')
  const kinds = translationsIn(naming.language, 'markets')
  const columns = [
    { name: t('asset.cols.market') },
    { name: t('columns.kind') },
    { name: t('asset.cols.side') },
    { name: t('asset.cols.state') },
  ]
  const told = asset.told?.markets ?? []
  const from = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  const to = from + limit
  const rows = told.slice(from, to).map(({ marketId, ticker, kind, status, isBase }) => {
    const known = marketKinds.find((one) => one === kind)
    const state = states.find((one) => one === status)
    return {
      key: marketId,
      cells: [
        {
          shown: [
            { text: isolateOdd(ticker), title: marketId, to: pathOfMarket(marketId), look: 'name' as const },
          ],
          file: ticker,
        },
        said([known === undefined ? kind : kinds(`kinds.${known}`)]),
        said([t(isBase ? 'asset.sides.base' : 'asset.sides.quote')]),
        said([state === undefined ? status : t(`asset.states.${state}`)]),
      ],
    }
  })
  return { table: { columns, rows }, next: told.length > to ? String(to) : '', unknown: [] }
}

const marketKinds = ['spot', 'perpetual', 'expiry', 'binary'] as const
const states = ['Active', 'Paused', 'Demolished', 'Expired'] as const

async function listOwners({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const { contract, kind } = asset
  const { nfts, next, unknown } = await fetchEvmNfts({ account: '', contract, standard: kind, cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const columns = [
    { name: t('columns.token') },
    { name: t('columns.owner') },
    { name: t('columns.quantity'), isNumber: true },
    { name: t('columns.since'), isNumber: true },
  ]
  const rows = nfts.map(({ token, owner, amount, height }) => ({
    key: `${token} ${owner}`,
    cells: [itemNumber(token, asset), account(owner, naming), number(amount), block(height)],
  }))
  return { table: { columns, rows }, next, unknown }
}

async function listMoves({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const page = { cursor, limit }
  const { moves, next } =
    asset.kind === 'cw20'
      ? await fetchWasmMoves({ contract: asset.contract, ...page })
      : await fetchEvmMoves({ token: asset.name, ...page })
  const hasItems = isNft(asset)
  const table = tableOfMoves(moves, {
    naming,
    ...(hasItems && { item: (token) => itemNumber(token, asset) }),
    quantity: (amount) => quantity(amount, asset),
  })
  return { table, next, unknown: [] }
}

/** Who may move whose: an allowance of so much, of one of a collection, or of all that somebody has. */
async function listApprovals({ asset, cursor, limit, naming }: Request): Promise<StatePage> {
  const token = asset.contract
  const { approvals, next, unknown } = await fetchEvmApprovals({ token, cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const columns = [
    { name: t('columns.owner') },
    { name: t('columns.spender') },
    isNft(asset) ? { name: t('columns.token') } : { name: t('columns.amount'), isNumber: true },
    { name: t('columns.since'), isNumber: true },
  ]
  const allowed = ({ amount, isUnlimited, item }: (typeof approvals)[number]) => {
    if (item !== '') return itemNumber(item, asset)
    if (amount === '') return said([t('all')])
    return isUnlimited
      ? said([{ text: t('unlimited'), title: amount, look: 'name' }])
      : quantity(amount, asset)
  }
  const rows = approvals.map((approval) => ({
    key: `${approval.owner} ${approval.spender} ${approval.amount === ''} ${approval.item}`,
    cells: [
      account(approval.owner, naming),
      account(approval.spender, naming),
      allowed(approval),
      block(approval.height),
    ],
  }))
  return { table: { columns, rows }, next, unknown }
}

function quantity(amount: string, asset: Asset): Cell {
  return number(formatUnits(amount, isNft(asset) ? 0 : (asset.decimals ?? 0)))
}

/** Which one of a collection. */
function itemNumber(token: string, { contract }: Asset): Cell {
  const to = pathOfNft(contract, token)
  return { shown: [{ text: nameNft(token), to, look: 'name' }], file: token }
}

function transaction(hash: string): Cell {
  const shown = {
    text: shortenHash(hash),
    title: hash,
    to: `/transaction/${hash}/`,
    look: 'identifier' as const,
  }
  return { shown: [shown], file: hash }
}

const shareDecimals = 8

/** Which part of all there is; a supply that isn't known has no parts. */
export function share(amount: string, supply: string): Cell {
  if (supply === '' || BigInt(supply) <= 0n) return nothing
  const parts = (BigInt(amount) * 10n ** BigInt(shareDecimals + 2)) / BigInt(supply)
  const text = formatUnits(parts.toString(), shareDecimals, { maxDecimals: 2 })
  return {
    shown: [{ text: `${text}%`, look: 'number' }],
    file: formatUnits(parts.toString(), shareDecimals),
  }
}
