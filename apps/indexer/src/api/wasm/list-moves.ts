import type { EvmMove, ListWasmMovesRequest, ListWasmMovesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import {
  listMovesOfToken,
  listWasmMoves as findMoves,
  type WasmMoveRow,
} from '#src/queries/contracts/moves.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, readLimit, readName } from '../accounts/read-page.ts'
import { readPlace } from './list-calls.ts'

/** @throws Fault `invalid-input` */
export async function listWasmMoves(
  pool: Pool,
  { contract, cursor, limit: asked }: ListWasmMovesRequest,
): Promise<ListWasmMovesResponse> {
  const { bytes } = readName(contract)
  const [limit, before] = [readLimit(asked), readPlace(cursor)]
  return pageOf(await findMoves(pool, bytes, { before, limit: limit + 1 }), limit)
}

/** The owners that a token by CW721 has had, the newest first. @throws Fault `invalid-input` */
export async function listMovesOfNft(
  pool: Pool,
  { contract, token, cursor, limit: asked }: ListWasmMovesRequest & { token: string },
): Promise<ListWasmMovesResponse> {
  const { bytes } = readName(contract)
  const [limit, before] = [readLimit(asked), readPlace(cursor)]
  return pageOf(await listMovesOfToken(pool, { contract: bytes, token }, { before, limit: limit + 1 }), limit)
}

function pageOf(found: WasmMoveRow[], limit: number): ListWasmMovesResponse {
  const { lines, next } = cutPage(found, limit, ({ sequence, place }) => [sequence, String(place)])
  return { moves: lines.map(toMove), next }
}

function toMove({ sequence, token, sender, recipient, amount, hash, time }: WasmMoveRow): EvmMove {
  return {
    from: addressOf(sender),
    to: addressOf(recipient),
    amount,
    token: token ?? '',
    height: heightOf(BigInt(sequence)),
    time: BigInt(time?.getTime() ?? 0),
    hash: hash === null ? '' : toNodeHex(hash),
    ethereumHash: '',
  }
}
