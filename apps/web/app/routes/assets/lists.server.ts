import { formatUnits, shortenHash } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import {
  fetchEvmApprovals,
  fetchEvmHolders,
  fetchEvmMoves,
  fetchEvmNfts,
} from '../../sources/evm/evm-tokens.server.ts'
import { account, block, moment, nothing, number, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import type { Asset } from './asset.server.ts'

type Request = { asset: Asset; cursor: string; limit: number; naming: Naming }
export type AssetPage = { table: Table; next: string; unknown: string[] }

/** What is told of a token, line by line: each stands on its page, and is a file of its own. */
export const lists = {
  holders: listHolders,
  owners: listOwners,
  approvals: listApprovals,
  moves: listMoves,
}

export type ListName = keyof typeof lists

/** Those that a token has. */
export function listsOf({ kind, isLost }: Asset): ListName[] {
  if (isLost) return []
  if (kind === 'coin') return ['holders', 'moves']
  return [kind === 'erc721' || kind === 'erc1155' ? 'owners' : 'holders', 'approvals', 'moves']
}

async function listHolders({ asset, cursor, limit, naming }: Request): Promise<AssetPage> {
  const { holders, next, unknown } = await fetchEvmHolders({ token: asset.name, cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const columns = [
    { name: t('columns.holder') },
    { name: t('columns.quantity'), isNumber: true },
    { name: t('columns.share'), isNumber: true },
  ]
  const rows = holders.map(({ account: holder, amount }) => ({
    key: holder,
    cells: [account(holder, naming), quantity(amount, asset), share(amount, asset.supply)],
  }))
  return { table: { columns, rows, narrow: 'pairs' }, next, unknown }
}

async function listOwners({ asset, cursor, limit, naming }: Request): Promise<AssetPage> {
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
    cells: [itemNumber(token), account(owner, naming), number(amount), block(height)],
  }))
  return { table: { columns, rows, narrow: 'pairs' }, next, unknown }
}

async function listMoves({ asset, cursor, limit, naming }: Request): Promise<AssetPage> {
  const { moves, next } = await fetchEvmMoves({ token: asset.name, cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const hasItems = asset.kind === 'erc721' || asset.kind === 'erc1155'
  const columns = [
    { name: t('columns.hash') },
    { name: t('columns.from') },
    { name: t('columns.to') },
    ...(hasItems ? [{ name: t('columns.token') }] : []),
    { name: t('columns.amount'), isNumber: true },
    { name: t('columns.block'), isNumber: true },
    { name: t('columns.time') },
  ]
  const party = (address: string) => (address === '' ? words([t('nobody')]) : account(address, naming))
  const rows = moves.map(({ hash, from, to, token, amount, height, time }, at) => ({
    // One transaction may move as much twice.
    key: `${hash} ${at}`,
    cells: [
      transaction(hash),
      party(from),
      party(to),
      ...(hasItems ? [itemNumber(token)] : []),
      quantity(amount, asset),
      block(height),
      moment(time, naming),
    ],
  }))
  return { table: { columns, rows, narrow: 'moves' }, next, unknown: [] }
}

/** Who may move whose: an allowance of so much, or of all that somebody has. */
async function listApprovals({ asset, cursor, limit, naming }: Request): Promise<AssetPage> {
  const token = asset.contract
  const { approvals, next, unknown } = await fetchEvmApprovals({ token, cursor, limit })
  const t = translationsIn(naming.language, 'token')
  const columns = [
    { name: t('columns.owner') },
    { name: t('columns.spender') },
    { name: t('columns.amount'), isNumber: true },
    { name: t('columns.since'), isNumber: true },
  ]
  const allowed = ({ amount, isUnlimited }: (typeof approvals)[number]) => {
    if (amount === '') return words([t('all')])
    return isUnlimited
      ? words([{ text: t('unlimited'), title: amount, look: 'name' }])
      : quantity(amount, asset)
  }
  const rows = approvals.map((approval) => ({
    key: `${approval.owner} ${approval.spender} ${approval.amount === ''}`,
    cells: [
      account(approval.owner, naming),
      account(approval.spender, naming),
      allowed(approval),
      block(approval.height),
    ],
  }))
  return { table: { columns, rows, narrow: 'pairs' }, next, unknown }
}

function quantity(amount: string, { decimals, kind }: Asset): Cell {
  return number(formatUnits(amount, kind === 'erc721' || kind === 'erc1155' ? 0 : (decimals ?? 0)))
}

/** Which one of a collection. */
function itemNumber(token: string): Cell {
  return { shown: [isolateName(`#${token}`)], file: token }
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
    file: `${formatUnits(parts.toString(), shareDecimals)}%`,
  }
}
