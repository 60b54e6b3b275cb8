import {
  ExplorerClient,
  type GetStatusResponse,
  type Head,
  type SearchResponse,
  type Suggestion,
} from '@injsight/injsight-v1'
import { indexer } from './transports.server.ts'
import { keepFor } from './keep-for.server.ts'

const explorer = new ExplorerClient(indexer)

/** Where the index stands; a page asks this once, whoever wants to know. */
export const fetchStatus: () => Promise<GetStatusResponse> = keepFor(
  250,
  async () => (await explorer.getStatus({})).response,
)

/** The newest blocks below a height, in few words; 100 at most. */
export async function fetchHeads(limit: number, before = 0n): Promise<Head[]> {
  const { response } = await explorer.getHeads({ limit, before })
  return response.heads
}

export async function fetchSearch(text: string, limit = 8): Promise<SearchResponse> {
  const { response } = await explorer.search({ text, limit })
  return response
}

/** Tokens, markets, validators and contracts whose names a text may be the beginning of, best first. */
export async function fetchSuggestions(text: string, limit = 8): Promise<Suggestion[]> {
  const { response } = await explorer.suggest({ text, limit })
  return response.suggestions
}
