import type {
  DenomHoldersRequest,
  DenomHoldersResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import type { Pool } from 'pg'
import { countHolders } from '#src/queries/tokens/bank.ts'
import { pageHolders } from '../portfolio/holders.ts'

/** The method about who holds a denom in the bank, the largest first. */
export function createHolderMethod({ pool }: { pool: Pool }) {
  return {
    async denomHolders(request: DenomHoldersRequest): Promise<DenomHoldersResponse> {
      const { holders, next } = await pageHolders(pool, request.denom, request)
      return { holders, next, total: Number(await countHolders(pool, request.denom)) }
    },
  }
}
