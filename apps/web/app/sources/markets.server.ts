import type { ListMarketDaysResponse } from '@injsight/injsight-v1'
import { injsight } from './clients.server.ts'

/** The busiest markets of the last 24 hours, each with its prices. */
export async function fetchMarketDays(limit: number): Promise<ListMarketDaysResponse> {
  return (await injsight.listMarketDays({ limit, hasPoints: true })).response
}
