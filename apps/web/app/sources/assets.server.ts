import { Fault } from '@injsight/errors'
import type {
  GetAssetResponse,
  ListAssetHoldersResponse,
  ListAssetsRequest,
  ListAssetsResponse,
  ListContractTokensRequest,
  ListContractTokensResponse,
  ListFactoryFlowsResponse,
  ListSupplyHistoryResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

export async function fetchAssets(asked: ListAssetsRequest): Promise<ListAssetsResponse> {
  return (await injsight.listAssets(asked)).response
}

export async function fetchContractTokens(
  asked: ListContractTokensRequest,
): Promise<ListContractTokensResponse> {
  return (await injsight.listContractTokens(asked)).response
}

/** All that is known of an asset itself; undefined for what is no name of one. */
export async function findAsset(asset: string): Promise<GetAssetResponse | undefined> {
  try {
    return (await injsight.getAsset({ asset })).response
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}

type Page = { cursor: string; limit: number }

export async function fetchAssetHolders(asset: string, page: Page): Promise<ListAssetHoldersResponse> {
  return (await injsight.listAssetHolders({ asset, ...page })).response
}

export async function fetchFactoryFlows(denom: string, page: Page): Promise<ListFactoryFlowsResponse> {
  return (await injsight.listFactoryFlows({ denom, ...page })).response
}

/** The blocks in which the supply of a denom changed, the newest first. */
export async function fetchSupplyHistory(denom: string, page: Page): Promise<ListSupplyHistoryResponse> {
  return (await injsight.listSupplyHistory({ denom, ...page })).response
}
