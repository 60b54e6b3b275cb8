import type {
  PeggyDepositTx,
  PeggyWithdrawalTx,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type {
  GetBridgeBatchResponse,
  GetBridgeDepositResponse,
  GetBridgeWithdrawalResponse,
  GetIbcPacketRequest,
  GetIbcPacketResponse,
  ListBridgeBatchesResponse,
  ListIbcPacketsRequest,
  ListIbcPacketsResponse,
  ListIbcPathsResponse,
} from '@injsight/injsight-v1'
import { explorer, injsight } from '../asking/clients.server.ts'

type Skip = { limit: number; skip: number }
type Page = { limit: number; cursor: string }

/** What came from Ethereum, the newest first. */
export async function fetchDeposits({ limit, skip }: Skip): Promise<PeggyDepositTx[]> {
  const asked = { sender: '', receiver: '', limit, skip: BigInt(skip) }
  return (await explorer.getPeggyDepositTxs(asked).response).field
}

/** What went to Ethereum, the newest first. */
export async function fetchWithdrawals({ limit, skip }: Skip): Promise<PeggyWithdrawalTx[]> {
  const asked = { sender: '', receiver: '', limit, skip: BigInt(skip) }
  return (await explorer.getPeggyWithdrawalTxs(asked).response).field
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
