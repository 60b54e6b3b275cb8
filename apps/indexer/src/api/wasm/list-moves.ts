import { encodeAddress } from '@injsight/chain'
import type { EvmMove, ListWasmMovesRequest, ListWasmMovesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import {
  listMovesOfToken,
  listWasmMoves as findMoves,
  type WasmMoveRow,
} from '#src/queries/contracts/moves.ts'
import { cutPage, readLimit, readName } from '../accounts/read-page.ts'
import { readPlace } from './list-calls.ts'

/** @throws Fault `invalid-input` */
export async function listWasmMoves(
  pool: Pool,
  { contract, cursor, limit: asked }: ListWasmMovesRequest,
): Promise<ListWasmMovesResponse> {
  const { bytes } = readName(contract)
  const [limit, before] = [readLimit(asked), readPlace(cursor)]
  const found = await findMoves(pool, bytes, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ sequence, place }) => [sequence, String(place)])
  return { moves: lines.map(toMove), next }
}

const mostMoves = 100

/** The owners that a token by CW721 has had, the newest first. */
export async function listCw721Moves(pool: Pool, contract: string, token: string): Promise<EvmMove[]> {
  return (await listMovesOfToken(pool, readName(contract).bytes, token, mostMoves)).map(toMove)
}

function toMove({ sequence, token, sender, recipient, amount, hash, time }: WasmMoveRow): EvmMove {
  return {
    from: sender === null ? '' : encodeAddress('inj', sender),
    to: recipient === null ? '' : encodeAddress('inj', recipient),
    amount,
    token: token ?? '',
    height: heightOf(BigInt(sequence)),
    time: BigInt(time?.getTime() ?? 0),
    hash: hash === null ? '' : toNodeHex(hash),
    ethereumHash: '',
  }
}
