import { QueryClient as DistributionClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/query_pb.client'
import type { GetCommunityPoolResponse } from '@injsight/injsight-v1'
import type { Host } from '../upstream/host.ts'
import { toWholeCoins } from './values.ts'

/** What the pool has now; who gave to it and got from it nobody tells. */
export async function getCommunityPool({
  transport,
}: Pick<Host, 'transport'>): Promise<GetCommunityPoolResponse> {
  const { pool } = await new DistributionClient(transport).communityPool({}).response
  return { coins: toWholeCoins(pool), sums: [], unknown: ['flows'] }
}
