import { Fault } from '@injsight/errors'
import type { GetBlockAuctionResponse, GetOrderFatesResponse, GetOrderResponse } from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

/** What became of the orders of a transaction, and of those that it wanted gone. */
export async function fetchOrderFates(hash: string): Promise<GetOrderFatesResponse> {
  return (await injsight.getOrderFates({ hash })).response
}

/** An order by its hash; undefined for one that the index doesn't know. */
export async function fetchOrder(hash: string): Promise<GetOrderResponse | undefined> {
  try {
    return (await injsight.getOrder({ hash })).response
  } catch (error) {
    if (error instanceof Fault && error.kind === 'not-found') return undefined
    throw error
  }
}

/** What a block did to each market. */
export async function fetchBlockAuction(height: bigint): Promise<GetBlockAuctionResponse> {
  return (await injsight.getBlockAuction({ height })).response
}
