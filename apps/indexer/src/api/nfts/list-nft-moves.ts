import { encodeAddress } from '@injsight/chain'
import type { EvmMove, ListNftMovesRequest, ListNftMovesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listItemMoves } from '#src/queries/evm/item-moves.ts'
import type { CollectionRow } from '#src/queries/tokens/collections.ts'
import { readLimit } from '../accounts/read-page.ts'
import { anyMove, listLogMoves, topicsOfNft } from '../evm/log-moves.ts'
import { cutMoves, readMovePlace, type Move, type MovePage } from '../evm/move-page.ts'
import { listMovesOfNft, listWasmMoves } from '../wasm/list-moves.ts'
import { findCollection, isNumbered } from './find-collection.ts'

type Asked = { token: string; cursor: string; limit: number }

/** What of a collection was moved, or one of it. @throws Fault `invalid-input` */
export async function listNftMoves(
  pool: Pool,
  { contract, ...asked }: ListNftMovesRequest,
): Promise<ListNftMovesResponse> {
  const row = await findCollection(pool, contract)
  return row === undefined || row.isLost ? { moves: [], next: '' } : listMovesOf(pool, row, asked)
}

/** The same of a collection that is known. */
export async function listMovesOf(
  pool: Pool,
  { contract, standard }: Pick<CollectionRow, 'contract' | 'standard'>,
  { token, cursor, limit: asked }: Asked,
): Promise<{ moves: EvmMove[]; next: string }> {
  const ofToken = { contract, token, cursor, limit: asked }
  if (standard === 'cw721') return token === '' ? listWasmMoves(pool, ofToken) : listMovesOfNft(pool, ofToken)
  if (token !== '' && !isNumbered(token)) return { moves: [], next: '' }
  const limit = readLimit(asked)
  const page = { after: readMovePlace(cursor), limit: limit + 1 }
  const bytes = Buffer.from(contract.slice(2), 'hex')
  const found =
    token === ''
      ? await listLogMoves(pool, { contract: bytes, topics: [anyMove] }, page)
      : standard === 'erc1155'
        ? await listOfItem(pool, bytes, token, page)
        : await listLogMoves(pool, { contract: bytes, topics: topicsOfNft(BigInt(token)) }, page)
  return cutMoves(pool, found, limit)
}

async function listOfItem(pool: Pool, contract: Buffer, token: string, page: MovePage): Promise<Move[]> {
  const rows = await listItemMoves(pool, { contract, token: BigInt(token) }, page)
  return rows.map(({ sender, recipient, ...row }) => ({
    ...row,
    token,
    from: sender === null ? '' : encodeAddress('inj', sender),
    to: recipient === null ? '' : encodeAddress('inj', recipient),
  }))
}
