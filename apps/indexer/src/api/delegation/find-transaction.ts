import type {
  GetTxRequest,
  GetTxResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findStoredTransaction } from '#src/queries/transactions/find-stored-transaction.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { formatTime } from '../explorer/format.ts'
import { readTransactionHash } from '../explorer/read-request.ts'

/** What became of a transaction, once it is in a block of the index. */
export function createFindTransaction({ pool }: { pool: Pool }) {
  return async (request: GetTxRequest): Promise<GetTxResponse> => {
    const hash = readTransactionHash(request.hash)
    const sequence = await findSequenceOfHash(pool, hash)
    const stored = sequence === undefined ? undefined : await findStoredTransaction(pool, sequence)
    const txHash = hash.toString('hex').toUpperCase()
    if (stored === undefined)
      throw notFound('transaction', `No block of the index has the transaction ${txHash}`, { hash: txHash })
    const { height, index, timeMs, result } = stored.transaction
    return {
      txHash,
      height,
      index,
      codespace: result.codespace ?? '',
      code: result.code ?? 0,
      data: Buffer.from(result.data ?? '', 'base64'),
      rawLog: result.log ?? '',
      timestamp: formatTime(timeMs),
    }
  }
}
