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
import { judgeAsset } from '../views/assets/judge-asset.ts'
import { injsight } from './asking/clients.server.ts'
import { fetchListed } from './lists/lists.server.ts'

export async function fetchAssets(asked: ListAssetsRequest): Promise<ListAssetsResponse> {
  return judge(await injsight.listAssets(asked).response)
}

export async function fetchContractTokens(
  asked: ListContractTokensRequest,
): Promise<ListContractTokensResponse> {
  return judge(await injsight.listContractTokens(asked).response)
}

/** All that is known of an asset itself; undefined for what is no name of one. */
export async function findAsset(asset: string): Promise<GetAssetResponse | undefined> {
  try {
    const [told, listed] = await Promise.all([injsight.getAsset({ asset }).response, fetchListed()])
    if (listed === undefined || told.asset === undefined) return told
    return { ...told, asset: judgeAsset(told.asset, listed), hasList: true }
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}

async function judge<Told extends Pick<ListAssetsResponse, 'assets' | 'hasList'>>(told: Told): Promise<Told> {
  const listed = await fetchListed()
  if (listed === undefined) return told
  return { ...told, assets: told.assets.map((asset) => judgeAsset(asset, listed)), hasList: true }
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
