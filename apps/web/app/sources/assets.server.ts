import type {
  ListAssetsRequest,
  ListAssetsResponse,
  ListContractTokensRequest,
  ListContractTokensResponse,
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
