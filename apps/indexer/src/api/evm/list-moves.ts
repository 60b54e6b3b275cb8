import { encodeAddress, findModule } from '@injsight/chain'
import type { EvmMove, ListEvmTokenMovesRequest, ListEvmTokenMovesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import { batchTopic, isNobody, readDeed, singleTopic, transferTopic } from '#src/handlers/evm/read-deed.ts'
import { listLogs } from '#src/queries/evm/logs.ts'
import { listCoinMoves } from '#src/queries/evm/moves.ts'
import { listTransactionPlaces, type TransactionPlace } from '#src/queries/evm/transactions.ts'
import { cutPage, readCursor, readLimit } from '../accounts/read-page.ts'
import { findToken, type TokenFaces } from './find-token.ts'
import { readNumbers } from './read-numbers.ts'

/** A move, and the place by which a list goes on after it. */
type Move = Pick<EvmMove, 'from' | 'to' | 'amount' | 'token'> & Place
type Place = { sequence: bigint; place: number; part: number }
type Page = { after: Place | undefined; limit: number }

const newest = (1n << 62n) - 1n
/** Of the tokens that one log moves. */
const mostParts = 100
const mostBytes = 1 << 20

/** @throws Fault `invalid-input` */
export async function listEvmTokenMoves(
  pool: Pool,
  request: ListEvmTokenMovesRequest,
): Promise<ListEvmTokenMovesResponse> {
  const limit = readLimit(request.limit)
  const page = { after: readPlace(request.cursor), limit: limit + 1 }
  const token = await findToken(pool, request.token)
  const spans = listSpans(token)
  const found =
    spans.length === 0 && token.contract !== undefined
      ? await listOfLogs(pool, token.contract, page)
      : await listOfBank(pool, spans, page)
  const { lines, next } = cutPage(found, limit, ({ sequence, place, part }) =>
    [sequence, place, part].map(String),
  )
  const places = await listTransactionPlaces(pool, [...new Set(lines.map(({ sequence }) => sequence))])
  return {
    moves: lines.map((move) => toReply(move, places.get(move.sequence))),
    next,
    denom: token.denom ?? '',
  }
}

/** When the coins of which denom were those of a token: all the time by its denom, by its contract as long as they were a pair. */
type Span = { denom: string; from: bigint; to: bigint }

function listSpans({ by, denom, isOwn, faces }: TokenFaces): Span[] {
  if (denom !== undefined && (isOwn || by === 'denom')) return [{ denom, from: 0n, to: newest }]
  // What ends a pair may make the next one: what moved in it is told once.
  return faces.map((face) => ({ denom: face.denom, from: face.begin ?? 0n, to: (face.end ?? newest) - 1n }))
}

async function listOfBank(pool: Pool, spans: Span[], { after, limit }: Page): Promise<Move[]> {
  const moves: Move[] = []
  for (const { denom, from, to } of spans) {
    if (moves.length >= limit) break
    const rows = await listCoinMoves(pool, denom, { from, to, after, limit: limit - moves.length })
    moves.push(
      ...rows.map(({ sender, recipient, ...row }) => ({
        ...row,
        from: makes(sender) ? '' : encodeAddress('inj', sender),
        to: makes(recipient) ? '' : encodeAddress('inj', recipient),
        token: '',
      })),
    )
  }
  return moves
}

/** Modules that make coins and take them out of the world, and hold none themselves. */
const makers = new Set(['erc20', 'evm', 'tokenfactory'])

function makes(account: Buffer): boolean {
  return makers.has(findModule(account) ?? '')
}

async function listOfLogs(pool: Pool, contract: Buffer, { after, limit }: Page): Promise<Move[]> {
  const filter = {
    from: 0n,
    to: newest,
    addresses: [contract],
    topics: [[transferTopic, singleTopic, batchTopic]],
  }
  // The log at which the page before ended may have moved more than one.
  const before = after && { sequence: after.sequence, place: after.place + 1 }
  const logs = await listLogs(pool, filter, {
    after: before,
    limit: limit + (before === undefined ? 0 : 1),
    newestFirst: true,
    bytes: mostBytes,
  })
  return logs
    .flatMap(({ sequence, ...log }) =>
      listParts(log).map((move, part) => ({ ...move, sequence, place: log.place, part })),
    )
    .filter((move) => after === undefined || !isSameLog(move, after) || move.part > after.part)
    .slice(0, limit)
}

const mostMoves = 100

/** The owners that a token by ERC-721 has had, the newest first. */
export async function listNftMoves(pool: Pool, contract: Buffer, token: bigint): Promise<EvmMove[]> {
  const number = Buffer.from(token.toString(16).padStart(64, '0'), 'hex')
  const logs = await listLogs(
    pool,
    { from: 0n, to: newest, addresses: [contract], topics: [[transferTopic], [], [], [number]] },
    { limit: mostMoves, newestFirst: true, bytes: mostBytes },
  )
  const places = await listTransactionPlaces(pool, [...new Set(logs.map(({ sequence }) => sequence))])
  return logs.flatMap(({ sequence, ...log }) =>
    listParts(log).map((move, part) =>
      toReply({ ...move, sequence, place: log.place, part }, places.get(sequence)),
    ),
  )
}

function isSameLog(a: Place, b: Place): boolean {
  return a.sequence === b.sequence && a.place === b.place
}

function listParts(log: Parameters<typeof readDeed>[0]): Pick<EvmMove, 'from' | 'to' | 'amount' | 'token'>[] {
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

function readPlace(cursor: string): Place | undefined {
  const [sequence, place, part] = readNumbers(readCursor(cursor, 3))
  if (sequence === undefined || place === undefined || part === undefined) return undefined
  return { sequence: BigInt(sequence), place: Number(place), part: Number(part) }
}
