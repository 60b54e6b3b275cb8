import type {
  GetFeeDiscountsResponse,
  GetTradingRewardsResponse,
  ListRewardPaymentsRequest,
  ListRewardPaymentsResponse,
  ListRewardPointsRequest,
  ListRewardPointsResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** Campaigns of rewards for trading. */
export async function fetchTradingRewards(): Promise<GetTradingRewardsResponse> {
  return (await injsight.getTradingRewards({})).response
}

export async function fetchRewardPoints(asked: ListRewardPointsRequest): Promise<ListRewardPointsResponse> {
  return (await injsight.listRewardPoints(asked)).response
}

export async function fetchRewardPayments(
  asked: ListRewardPaymentsRequest,
): Promise<ListRewardPaymentsResponse> {
  return (await injsight.listRewardPayments(asked)).response
}

/** The schedule of discounts, and where an account stands in it; an empty one for the schedule alone. */
export async function fetchFeeDiscounts(account: string): Promise<GetFeeDiscountsResponse> {
  return (await injsight.getFeeDiscounts({ account })).response
}
