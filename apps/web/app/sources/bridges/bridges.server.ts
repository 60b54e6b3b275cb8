import type {
  GetBridgeBatchResponse,
  GetBridgeDepositResponse,
  GetBridgeWithdrawalResponse,
  GetIbcPacketRequest,
  GetIbcPacketResponse,
  ListBridgeBatchesResponse,
  ListBridgeDepositsResponse,
  ListBridgeWithdrawalsResponse,
  ListIbcPacketsRequest,
  ListIbcPacketsResponse,
  ListIbcPathsResponse,
} from '@injsight/injsight-v1'
import { injsight } from '../asking/clients.server.ts'

type Page = { limit: number; cursor: string }

/** What came from Ethereum, the newest first. */
export async function fetchDeposits(page: Page): Promise<ListBridgeDepositsResponse> {
  return (await injsight.listBridgeDeposits(page)).response
}

/** What went to Ethereum, the newest first. */
export async function fetchWithdrawals(page: Page): Promise<ListBridgeWithdrawalsResponse> {
  return (await injsight.listBridgeWithdrawals(page)).response
}

export async function fetchBatches(page: Page): Promise<ListBridgeBatchesResponse> {
  return (await injsight.listBridgeBatches(page)).response
}

export async function fetchDeposit(nonce: bigint): Promise<GetBridgeDepositResponse> {
  return (await injsight.getBridgeDeposit({ nonce })).response
}

export async function fetchWithdrawal(id: bigint): Promise<GetBridgeWithdrawalResponse> {
  return (await injsight.getBridgeWithdrawal({ id })).response
}

export async function fetchBatch(nonce: bigint): Promise<GetBridgeBatchResponse> {
  return (await injsight.getBridgeBatch({ nonce })).response
}

/** Clients, connections and channels to other chains. */
export async function fetchIbcPaths(): Promise<ListIbcPathsResponse> {
  return (await injsight.listIbcPaths({})).response
}

export async function fetchPacketsOf(asked: ListIbcPacketsRequest): Promise<ListIbcPacketsResponse> {
  return (await injsight.listIbcPackets(asked)).response
}

export async function fetchPacket(asked: GetIbcPacketRequest): Promise<GetIbcPacketResponse> {
  return (await injsight.getIbcPacket(asked)).response
}
