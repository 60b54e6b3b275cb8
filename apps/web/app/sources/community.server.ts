import type {
  GetCommunityPoolRequest,
  GetCommunityPoolResponse,
  ListCommunityFlowsRequest,
  ListCommunityFlowsResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** What the community pool has, and by whom it came and went. */
export async function fetchCommunityPool(asked: GetCommunityPoolRequest): Promise<GetCommunityPoolResponse> {
  return (await injsight.getCommunityPool(asked)).response
}

export async function fetchCommunityFlows(
  asked: ListCommunityFlowsRequest,
): Promise<ListCommunityFlowsResponse> {
  return (await injsight.listCommunityFlows(asked)).response
}
