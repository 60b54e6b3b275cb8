import { encodeAddress, formatEthereumAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type {
  Collection,
  CollectionNft,
  GetNftRequest,
  GetNftResponse,
  ListCollectionNftsRequest,
  ListCollectionNftsResponse,
  ListCollectionsRequest,
  ListCollectionsResponse,
} from '@injsight/injsight-v1'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { findNftSpender } from '#src/queries/evm/approvals.ts'
import { listEvmNfts, type EvmNftRow } from '#src/queries/evm/nfts.ts'
import {
  listCollections as findCollections,
  listCw721,
  standards,
  type CollectionRow,
  type OwnedRow,
} from '#src/queries/tokens/collections.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { readRankPlace } from '../read-rank-place.ts'
import { readOne } from '../assets/list-assets.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { describe } from './describe.ts'
import { findCollection, isNumbered } from './find-collection.ts'
import { listMovesOf } from './list-nft-moves.ts'

const modules = ['cw721', 'evm-tokens']
const mostOwners = 100
const mostMoves = 100
const mostContracts = 200

/** @throws Fault `invalid-input` */
export async function listCollections(
  pool: Pool,
  request: ListCollectionsRequest,
): Promise<ListCollectionsResponse> {
  const standard = readOne(request.standard, 'standard', ['cw721', 'erc721', 'erc1155'] as const)
  const limit = readLimit(request.limit)
  const only = readContracts(request.contracts)
  const after = readRankPlace(request.cursor, { kinds: standards, named: 'cw721', digits: 78 })
  const [rows, unknown] = await Promise.all([
    findCollections(pool, { standard, only, after, limit: limit + 1 }),
    listUnknown(pool, modules),
  ])
  const { lines, next } = cutPage(rows, limit, (row) => [row.rank, row.standard, row.key])
  return { collections: lines.map(toCollection), next, unknown }
}

/** As addresses are written; undefined where none are named. */
function readContracts(contracts: readonly string[]): string[] | undefined {
  if (contracts.length > mostContracts)
    throw invalidInput('nft.contracts', `More than ${mostContracts} contracts are named`)
  return contracts.length === 0 ? undefined : contracts.map((one) => readName(one).account)
}

function toCollection({
  contract,
  creator,
  name,
  symbol,
  tokens,
  standard,
  isLost,
}: CollectionRow): Collection {
  return {
    standard,
    isLost,
    contract: contract.startsWith('0x') ? formatEthereumAddress(contract) : contract,
    name: name ?? '',
    symbol: symbol ?? '',
    tokens: isLost ? '' : (tokens ?? ''),
    creator:
      creator === null || creator.startsWith('inj')
        ? (creator ?? '')
        : encodeAddress('inj', Buffer.from(creator, 'hex')),
  }
}

/** @throws Fault `invalid-input` */
export async function listCollectionNfts(
  pool: Pool,
  request: ListCollectionNftsRequest,
): Promise<ListCollectionNftsResponse> {
  const limit = readLimit(request.limit)
  const place = readCursor(request.cursor, 2)
  const [row, unknown] = await Promise.all([
    findCollection(pool, request.contract),
    listUnknown(pool, modules),
  ])
  if (row === undefined) return { nfts: [], next: '', unknown }
  const collection = toCollection(row)
  if (row.isLost) return { collection, nfts: [], next: '', unknown }
  const { lines, next } = await pageOf(pool, row, { only: request.token, place, limit })
  return { collection, nfts: lines, next, unknown }
}

async function pageOf(
  pool: Pool,
  { contract, standard }: CollectionRow,
  { only, place, limit }: { only: string; place: string[] | undefined; limit: number },
) {
  const [token, holder] = place ?? []
  if (standard === 'cw721') {
    const rows = await listCw721(pool, contract, {
      after: token,
      ...(only !== '' && { only }),
      limit: limit + 1,
    })
    const { lines, next } = cutPage(rows, limit, (row) => [row.token, ''])
    return { lines: lines.map(ofCw721), next }
  }
  if ([token, holder].some((one) => one !== undefined && !/^-?\d{1,80}$/.test(one))) throw notOurs()
  if (only !== '' && !isNumbered(only)) return { lines: [], next: '' }
  const filter = { ...filterOf(contract, standard), ...(only !== '' && { token: only }) }
  const after =
    token === undefined || holder === undefined
      ? undefined
      : { contract: String(accountKey(filter.contract)), token, holder }
  const rows = await listEvmNfts(pool, filter, { after, limit: limit + 1 })
  const { lines, next } = cutPage(rows, limit, (row) => [row.token, row.holder])
  return { lines: lines.map(ofEvm), next }
}

function filterOf(contract: string, standard: string) {
  return {
    standard: standard === 'erc1155' ? ('erc1155' as const) : ('erc721' as const),
    owner: undefined,
    contract: Buffer.from(contract.slice(2), 'hex'),
  }
}

function ofCw721({ token, owner, height }: OwnedRow): CollectionNft {
  return { token, owner, amount: '1', height: BigInt(height) }
}

function ofEvm({ token, owner, amount, height }: EvmNftRow): CollectionNft {
  return { token, owner: encodeAddress('inj', owner), amount, height: BigInt(height) }
}

type Sources = { pool: Pool; node: Pick<NodeClient, 'queryAbci'> }

/** @throws Fault `invalid-input` */
export async function getNft({ pool, node }: Sources, request: GetNftRequest): Promise<GetNftResponse> {
  const { token } = request
  if (token === '' || token.length > 500)
    throw invalidInput('nft.token', 'Which of the collection? Tell a token')
  const [row, unknown] = await Promise.all([
    findCollection(pool, request.contract),
    listUnknown(pool, modules),
  ])
  const nothing = { owners: [], uri: '', extension: '', why: '', moves: [], spender: '', unknown }
  if (row === undefined) return nothing
  const collection = toCollection(row)
  const owners = await listOwners(pool, row, token)
  // Nobody's typing makes the node answer: it is asked for tokens that there are.
  if (owners.length === 0) return { ...nothing, collection }
  const { contract, standard } = row
  const [described, { moves }, spender] = await Promise.all([
    describe(node, { contract, standard, token }),
    listMovesOf(pool, row, { token, cursor: '', limit: mostMoves }),
    findSpender(pool, row, token),
  ])
  return { collection, owners, ...described, moves, spender, unknown }
}

/** By ERC-721 alone: CW721 tells it by no event, and ERC-1155 has it of all that somebody owns. */
async function findSpender(
  pool: Pool,
  { contract, standard }: CollectionRow,
  token: string,
): Promise<string> {
  if (standard !== 'erc721') return ''
  const spender = await findNftSpender(pool, { ...filterOf(contract, standard), token })
  return spender === undefined ? '' : encodeAddress('inj', spender)
}

async function listOwners(pool: Pool, row: CollectionRow, token: string): Promise<CollectionNft[]> {
  const { contract, standard, isLost } = row
  if (isLost) return []
  if (standard === 'cw721') return (await listCw721(pool, contract, { only: token, limit: 1 })).map(ofCw721)
  if (!isNumbered(token)) return []
  const rows = await listEvmNfts(
    pool,
    { ...filterOf(contract, standard), token },
    { after: undefined, limit: mostOwners },
  )
  return rows.map(ofEvm)
}
