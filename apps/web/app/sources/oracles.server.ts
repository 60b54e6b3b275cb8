import type {
  GetPriceFeedRequest,
  GetPriceFeedResponse,
  ListPriceFeedsRequest,
  ListPriceFeedsResponse,
  ListPriceHoursRequest,
  ListPriceHoursResponse,
  ListToldPricesRequest,
  ListToldPricesResponse,
} from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** What oracles tell the price of, a page of it. */
export async function fetchPriceFeeds(asked: ListPriceFeedsRequest): Promise<ListPriceFeedsResponse> {
  return (await injsight.listPriceFeeds(asked)).response
}

export async function fetchPriceFeed(asked: GetPriceFeedRequest): Promise<GetPriceFeedResponse> {
  return (await injsight.getPriceFeed(asked)).response
}

/** What a feed told, the newest first. */
export async function fetchToldPrices(asked: ListToldPricesRequest): Promise<ListToldPricesResponse> {
  return (await injsight.listToldPrices(asked)).response
}

export async function fetchPriceHours(asked: ListPriceHoursRequest): Promise<ListPriceHoursResponse> {
  return (await injsight.listPriceHours(asked)).response
}
