import { encodeAddress, findModule } from '@injsight/chain'
import type { ListEvmTokenMovesRequest, ListEvmTokenMovesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listCoinMoves } from '#src/queries/evm/moves.ts'
import { readLimit } from '../accounts/read-page.ts'
import { findToken, type TokenFaces } from './find-token.ts'
import { anyMove, listLogMoves, newest } from './log-moves.ts'
import { cutMoves, readMovePlace, type Move, type MovePage } from './move-page.ts'

/** @throws Fault `invalid-input` */
export async function listEvmTokenMoves(
  pool: Pool,
  request: ListEvmTokenMovesRequest,
): Promise<ListEvmTokenMovesResponse> {
  const limit = readLimit(request.limit)
  const page = { after: readMovePlace(request.cursor), limit: limit + 1 }
  const token = await findToken(pool, request.token)
  const spans = listSpans(token)
  const found =
    spans.length === 0 && token.contract !== undefined
      ? await listLogMoves(pool, { contract: token.contract, topics: [anyMove] }, page)
      : await listOfBank(pool, spans, page)
  return { ...(await cutMoves(pool, found, limit)), denom: token.denom ?? '' }
}

/** When the coins of which denom were those of a token: all the time by its denom, by its contract as long as they were a pair. */
type Span = { denom: string; from: bigint; to: bigint }

function listSpans({ by, denom, isOwn, faces }: TokenFaces): Span[] {
  if (denom !== undefined && (isOwn || by === 'denom')) return [{ denom, from: 0n, to: newest }]
  // What ends a pair may make the next one: what moved in it is told once.
  return faces.map((face) => ({ denom: face.denom, from: face.begin ?? 0n, to: (face.end ?? newest) - 1n }))
}

async function listOfBank(pool: Pool, spans: Span[], { after, limit }: MovePage): Promise<Move[]> {
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
