import { ExplorerClient, type GetWorthResponse, type ListMarketDaysResponse } from '@injsight/injsight-v1'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

/** The busiest markets of the last 24 hours, each with its prices. */
export async function fetchMarketDays(limit: number): Promise<ListMarketDaysResponse> {
  return (await explorer.listMarketDays({ limit, hasPoints: true })).response
}

const asked = new Map<string, Promise<GetWorthResponse>>()

/** What an account has is worth. Parts of a page that ask at the same time share the answer. */
export function fetchWorth(account: string): Promise<GetWorthResponse> {
  const known = asked.get(account)
  if (known !== undefined) return known
  const answer = askForWorth(account).finally(() => asked.delete(account))
  asked.set(account, answer)
  return answer
}

async function askForWorth(account: string): Promise<GetWorthResponse> {
  return (await explorer.getWorth({ account })).response
}
