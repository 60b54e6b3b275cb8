import { encodeAddress } from '@injsight/chain'
import type { EvmMove } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { batchTopic, isNobody, readDeed, singleTopic, transferTopic } from '#src/handlers/evm/read-deed.ts'
import { listLogs, type LogFilter } from '#src/queries/evm/logs.ts'
import type { Move, MovePage, MovePlace } from './move-page.ts'

export const newest = (1n << 62n) - 1n
/** First topics of the logs that move tokens by any standard. */
export const anyMove = [transferTopic, singleTopic, batchTopic]
/** Of the tokens that one log moves. */
const mostParts = 100
const mostBytes = 1 << 20

/** What the logs of a contract say that they moved, the newest first. */
export async function listLogMoves(
  pool: Pool,
  { contract, topics }: { contract: Buffer; topics: LogFilter['topics'] },
  { after, limit }: MovePage,
): Promise<Move[]> {
  // The log at which the page before ended may have moved more than one.
  const before = after && { sequence: after.sequence, place: after.place + 1 }
  const logs = await listLogs(
    pool,
    { from: 0n, to: newest, addresses: [contract], ...(topics && { topics }) },
    {
      after: before,
      limit: limit + (before === undefined ? 0 : 1),
      newestFirst: true,
      bytes: mostBytes,
    },
  )
  return logs
    .flatMap(({ sequence, ...log }) =>
      listMovesOf(log).map((move, part) => ({ ...move, sequence, place: log.place, part })),
    )
    .filter((move) => after === undefined || !isSameLog(move, after) || move.part > after.part)
    .slice(0, limit)
}

/** Those that tell of one token by ERC-721. */
export function topicsOfNft(token: bigint): Uint8Array[][] {
  return [[transferTopic], [], [], [Buffer.from(token.toString(16).padStart(64, '0'), 'hex')]]
}

function isSameLog(a: MovePlace, b: MovePlace): boolean {
  return a.sequence === b.sequence && a.place === b.place
}

/** What one log says that moved. */
export function listMovesOf(
  log: Parameters<typeof readDeed>[0],
): Pick<EvmMove, 'from' | 'to' | 'amount' | 'token'>[] {
  const deed = readDeed(log)
  if (deed === undefined || !('from' in deed)) return []
  const between = { from: nameOf(deed.from), to: nameOf(deed.to) }
  if (deed.kind === 'move') return [{ ...between, amount: String(deed.amount), token: '' }]
  if (deed.kind === 'pass') return [{ ...between, amount: '1', token: String(deed.token) }]
  return deed.items
    .slice(0, mostParts)
    .map(({ token, amount }) => ({ ...between, amount: String(amount), token: String(token) }))
}

function nameOf(account: Buffer): string {
  return isNobody(account) ? '' : encodeAddress('inj', account)
}
