import { encodeAddress } from '@injsight/chain'
import type { ListSubaccountTransfersRequest, ListSubaccountTransfersResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listSubaccountTransfers as findTransfers } from '#src/queries/exchange/accounts/subaccounts.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { hashOf } from '../orders/to-orders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutPage, readChainPlace, readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listSubaccountTransfers(
  pool: Pool,
  request: ListSubaccountTransfersRequest,
): Promise<ListSubaccountTransfersResponse> {
  const { bytes } = readName(request.account)
  const [limit, before] = [readLimit(request.limit), readPlace(request.cursor)]
  const [found, unknown] = await Promise.all([
    findTransfers(pool, bytes, { before, limit: limit + 1 }),
    listUnknown(pool, ['exchange']),
  ])
  const { lines, next } = cutPage(found, limit, ({ sequence, ordinal }) => [
    String(sequence),
    String(ordinal),
  ])
  const sequences = lines.map(({ sequence }) => sequence)
  const [hashes, names] = await Promise.all([
    listHashes(pool, sequences),
    findNames(pool, { markets: [], accounts: [], heights: sequences.map(heightOf) }),
  ])
  const transfers = lines.map(({ sequence, sender, fromSubaccount, recipient, toSubaccount, ...moved }) => ({
    height: heightOf(sequence),
    time: names.timeMs(heightOf(sequence)),
    transactionHash: hashOf(sequence, hashes),
    sender: encodeAddress('inj', sender),
    fromSubaccountId: fromSubaccount === null ? '' : toPrefixedHex(fromSubaccount),
    recipient: encodeAddress('inj', recipient),
    toSubaccountId: toSubaccount === null ? '' : toPrefixedHex(toSubaccount),
    denom: moved.denom,
    amount: moved.amount,
  }))
  return { transfers, next, unknown }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): { sequence: bigint; ordinal: number } | undefined {
  return readChainPlace(cursor, (sequence, ordinal) => ({ sequence, ordinal }))
}
