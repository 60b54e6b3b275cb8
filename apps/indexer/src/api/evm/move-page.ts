import type { EvmMove } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { listTransactionPlaces, type TransactionPlace } from '#src/queries/evm/transactions.ts'
import { cutPage, readCursor } from '../accounts/read-page.ts'
import { readNumbers } from './read-numbers.ts'

/** A move, and the place by which a list goes on after it. */
export type Move = Pick<EvmMove, 'from' | 'to' | 'amount' | 'token'> & MovePlace
export type MovePlace = { sequence: bigint; place: number; part: number }
export type MovePage = { after: MovePlace | undefined; limit: number }

/** A page of what was found, which is one more than the page has, with the transactions of each. */
export async function cutMoves(
  pool: Pool,
  found: Move[],
  limit: number,
): Promise<{ moves: EvmMove[]; next: string }> {
  const { lines, next } = cutPage(found, limit, ({ sequence, place, part }) =>
    [sequence, place, part].map(String),
  )
  const places = await listTransactionPlaces(pool, [...new Set(lines.map(({ sequence }) => sequence))])
  return { moves: lines.map((move) => toReply(move, places.get(move.sequence))), next }
}

/** @throws Fault `invalid-input` */
export function readMovePlace(cursor: string): MovePlace | undefined {
  const [sequence, place, part] = readNumbers(readCursor(cursor, 3))
  if (sequence === undefined || place === undefined || part === undefined) return undefined
  return { sequence: BigInt(sequence), place: Number(place), part: Number(part) }
}

function toReply(
  { sequence, place: _place, part: _part, ...move }: Move,
  transaction: TransactionPlace | undefined,
): EvmMove {
  return {
    ...move,
    height: heightOf(sequence),
    time: transaction === undefined ? 0n : BigInt(transaction.time.getTime()),
    hash: transaction === undefined ? '' : toNodeHex(transaction.hash),
    ethereumHash: transaction?.ethereumHash ? toPrefixedHex(transaction.ethereumHash) : '',
  }
}
