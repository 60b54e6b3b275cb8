import { encodeAddress } from '@injsight/chain'
import type { ListFactoryFlowsRequest, ListFactoryFlowsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { listFactoryFlows as findFlows, type FactoryFlow } from '#src/queries/tokens/factory-denoms.ts'
import { listTransactionPlaces, type TransactionPlace } from '#src/queries/evm/transactions.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'

/** @throws Fault `invalid-input` */
export async function listFactoryFlows(
  pool: Pool,
  { denom, cursor, limit: asked }: ListFactoryFlowsRequest,
): Promise<ListFactoryFlowsResponse> {
  const limit = readLimit(asked)
  const [seq, ordinal] = readCursor(cursor, 2) ?? []
  if ([seq, ordinal].some((one) => one !== undefined && !/^\d{1,18}$/.test(one))) throw notOurs()
  const before =
    seq === undefined || ordinal === undefined ? undefined : { seq: BigInt(seq), ordinal: Number(ordinal) }
  const found = await findFlows(pool, denom, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, (row) => [row.seq, String(row.ordinal)])
  const places = await listTransactionPlaces(pool, [...new Set(lines.map(({ seq }) => BigInt(seq)))])
  return { flows: lines.map((row) => toFlow(row, places.get(BigInt(row.seq)))), next }
}

function toFlow({ seq, actor, account, amount }: FactoryFlow, place: TransactionPlace | undefined) {
  return {
    height: heightOf(BigInt(seq)),
    time: BigInt(place?.time.getTime() ?? 0),
    hash: place === undefined ? '' : toNodeHex(place.hash),
    actor: encodeAddress('inj', actor),
    account: encodeAddress('inj', account),
    amount,
  }
}
