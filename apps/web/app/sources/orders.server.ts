import {
  ExplorerClient,
  type GetBlockAuctionResponse,
  type GetOrderFatesResponse,
} from '@injsight/injsight-v1'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

/** What became of the orders of a transaction, and of those that it wanted gone. */
export async function fetchOrderFates(hash: string): Promise<GetOrderFatesResponse> {
  return (await explorer.getOrderFates({ hash })).response
}

/** What a block did to each market. */
export async function fetchBlockAuction(height: bigint): Promise<GetBlockAuctionResponse> {
  return (await explorer.getBlockAuction({ height })).response
}
