import type { ListParameterChangesResponse, ListParametersResponse } from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** What all modules of the chain go by. */
export async function fetchParameters(): Promise<ListParametersResponse> {
  return (await injsight.listParameters({})).response
}

type Page = { module: string; name: string; cursor: string; limit: number }

/** What was changed of them, the newest first. */
export async function fetchParameterChanges(page: Page): Promise<ListParameterChangesResponse> {
  return (await injsight.listParameterChanges(page)).response
}
