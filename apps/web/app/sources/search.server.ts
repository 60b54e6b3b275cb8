import type { SearchResponse, Suggestion } from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** What a text is by its form: a block, a transaction, an account; or the outcome that says why it is none. */
export async function fetchSearch(text: string, limit: number): Promise<SearchResponse> {
  return (await injsight.search({ text, limit })).response
}

/** Tokens, markets, validators, contracts and proposals whose names a text may be the beginning of, best first. */
export async function fetchSuggestions(text: string, limit: number): Promise<Suggestion[]> {
  return (await injsight.suggest({ text, limit })).response.suggestions
}
