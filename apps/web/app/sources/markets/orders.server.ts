import type { GetBlockAuctionResponse, GetOrderFatesResponse } from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

/** What became of the orders of a transaction, and of those that it wanted gone. */
export async function fetchOrderFates(hash: string): Promise<GetOrderFatesResponse> {
  return (await injsight.getOrderFates({ hash })).response
}

/** What a block did to each market. */
export async function fetchBlockAuction(height: bigint): Promise<GetBlockAuctionResponse> {
  return (await injsight.getBlockAuction({ height })).response
}
