import { formatEthereumAddress, readDenom } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Asset, ListAssetsRequest, ListAssetsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listPriced } from '#src/queries/exchange/market-days.ts'
import { compareDecimals } from '#src/queries/exchange/decimals.ts'
import {
  countAssets,
  findAssets,
  findNamedTokens,
  listRankedAssets,
  listShares,
  type AssetRank,
  type AssetRow,
} from '#src/queries/tokens/assets.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { readPrices, type Prices } from '../accounts/spot-prices.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { createLookAlikes, type FindLookAlikes } from './find-look-alikes.ts'
import { toAsset, worthOf } from './to-asset.ts'
import { judgeBy, tiers, type TierOf, type TokenList } from './token-list.ts'

export type AssetSources = {
  pool: Pool
  list: TokenList
  lookAlikes: () => Promise<FindLookAlikes>
  /** How many there are. */
  count: () => Promise<bigint>
}

export function createAssetSources(pool: Pool, list: TokenList): AssetSources {
  const counted = sharePerHead(
    pool,
    () => '',
    () => countAssets(pool),
  )
  return { pool, list, lookAlikes: createLookAlikes(pool, list), count: () => counted(undefined) }
}

const families = ['native', 'peggy', 'ibc', 'factory', 'erc20', 'share', 'unknown'] as const
export const verifications = [...tiers, 'unverified'] as const
const sorts = ['worth', 'holders', 'supply'] as const
const mostFound = 200

type Asked = {
  family: (typeof families)[number] | undefined
  verification: (typeof verifications)[number] | undefined
  text: string
  sort: (typeof sorts)[number]
  limit: number
  cursor: string
}
type Page = { rows: AssetRow[]; next: string }

/** @throws Fault `invalid-input` */
export async function listAssets(
  { pool, list, lookAlikes, count: countAll }: AssetSources,
  request: ListAssetsRequest,
): Promise<ListAssetsResponse> {
  const asked: Asked = {
    family: readOne(request.kind, 'kind', families),
    verification: readOne(request.verification, 'verification', verifications),
    text: request.text.trim().slice(0, 200),
    sort: readOne(request.sort, 'sort', sorts) ?? 'worth',
    limit: readLimit(request.limit),
    cursor: request.cursor,
  }
  const [prices, shares, findLookAlikes, count, unknown] = await Promise.all([
    listPriced(pool).then(readPrices),
    listShares(pool),
    lookAlikes(),
    countAll(),
    listUnknown(pool, ['bank']),
  ])
  const tierOf = judgeBy(list, shares)
  const judged = ['inj', ...shares, ...list.keys()]
  const { rows, next } = await findPage(pool, asked, { tierOf, judged, prices })
  const assets = rows.map((row): Asset => toAsset(row, { tierOf, findLookAlikes, prices }))
  return { assets, quote: prices?.quote ?? '', count, hasList: list.size > 0, next, unknown }
}

type Judged = {
  tierOf: TierOf
  /** All that may be more than unverified. */
  judged: readonly string[]
  prices: Prices | undefined
}

function findPage(pool: Pool, asked: Asked, { tierOf, judged, prices }: Judged): Promise<Page> {
  const { verification, text, sort } = asked
  if (text !== '' || (verification !== undefined && verification !== 'unverified'))
    return findAmong(pool, asked, { tierOf, judged, prices })
  const except = verification === undefined ? [] : [...judged]
  if (sort === 'worth') return pageByWorth(pool, asked, { except, prices })
  return pageByRank(pool, sort === 'supply' ? 'whole' : 'holders', asked, except)
}

/** Few assets, which stand on one page: those that a text or a list names. */
async function findAmong(pool: Pool, asked: Asked, { tierOf, judged, prices }: Judged): Promise<Page> {
  const { text, family, verification, sort, limit, cursor } = asked
  const named = text === '' ? judged : [text, readDenom(text) ?? text, ...(await findNamed(pool, text))]
  const found = (await findAssets(pool, named)).filter(
    (row) =>
      (family === undefined || row.family === family) &&
      (verification === undefined || tierOf(row.denom) === verification),
  )
  return cutAt(sortFound(found, sort, prices), readSkip(cursor), limit)
}

async function findNamed(pool: Pool, text: string): Promise<string[]> {
  const named = await findNamedTokens(pool, text, mostFound)
  return named.map((id) => (id.startsWith('0x') ? `erc20:${formatEthereumAddress(id)}` : id))
}

const ranks: Record<AssetRank, RegExp> = { holders: /^\d{1,18}$/, whole: /^-?\d{1,78}(\.\d{1,18})?$/ }

/** The assets that most hold, or of which there is most in whole tokens. */
async function pageByRank(
  pool: Pool,
  by: AssetRank,
  { family, limit, cursor }: Asked,
  except: readonly string[],
): Promise<Page> {
  const place = readCursor(cursor, 2)
  const [rank = '', key = ''] = place ?? []
  if (place !== undefined && !(ranks[by].test(rank) && /^-?\d{1,19}$/.test(key))) throw notOurs()
  const after = place && { rank, key: String(BigInt.asIntN(64, BigInt(key))) }
  const rows = await listRankedAssets(pool, { by, family, except, after, limit: limit + 1 })
  const { lines, next } = cutPage(rows, limit, (row) => [row[by], row.key])
  return { rows: lines, next }
}

/** First what has a price, a few hundred assets at most, then the others by their holders. */
async function pageByWorth(
  pool: Pool,
  asked: Asked,
  { except, prices }: { except: readonly string[]; prices: Prices | undefined },
): Promise<Page> {
  const { family, limit, cursor } = asked
  const priced = prices === undefined ? [] : [...prices.of.keys()]
  const rest = (from: string, most: number) =>
    pageByRank(pool, 'holders', { ...asked, cursor: from, limit: most }, [...new Set([...except, ...priced])])
  if (cursor !== '' && !isSkip(cursor)) return rest(cursor, limit)
  const isWanted = (row: AssetRow) =>
    (family === undefined || row.family === family) && !except.includes(row.denom)
  const found = (await findAssets(pool, priced)).filter(isWanted)
  const skip = readSkip(cursor)
  const rows = prices === undefined ? [] : sortByWorth(found, prices).slice(skip, skip + limit)
  if (rows.length === limit) return { rows, next: String(skip + limit) }
  const others = await rest('', limit - rows.length)
  return { rows: [...rows, ...others.rows], next: others.next }
}

/** @param rows by their holders */
function sortFound(rows: AssetRow[], sort: Asked['sort'], prices: Prices | undefined): AssetRow[] {
  if (sort === 'supply') return rows.toSorted((a, b) => compareDecimals(b.whole, a.whole))
  return sort === 'worth' && prices !== undefined ? sortByWorth(rows, prices) : rows
}

function sortByWorth(rows: readonly AssetRow[], prices: Prices): AssetRow[] {
  const worth = ({ supply, denom }: AssetRow) => worthOf(supply, denom, prices) ?? '0'
  return rows.toSorted((a, b) => compareDecimals(worth(b), worth(a)))
}

function cutAt(rows: AssetRow[], skip: number, limit: number): Page {
  return {
    rows: rows.slice(skip, skip + limit),
    next: rows.length > skip + limit ? String(skip + limit) : '',
  }
}

/** How many of a list that is sorted here came before; what follows a line of the database names that line. */
function isSkip(cursor: string): boolean {
  return /^\d{1,6}$/.test(cursor)
}

function readSkip(cursor: string): number {
  if (cursor !== '' && !isSkip(cursor)) throw notOurs()
  return Number(cursor)
}

export function readOne<One extends string>(
  text: string,
  what: string,
  choices: readonly One[],
): One | undefined {
  if (text === '') return undefined
  const found = choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw invalidInput('asset.choice', `"${text.slice(0, 40)}" is no ${what}: ${choices.join(', ')} are`)
}
