import { notFound, type Fault } from '@injsight/errors'
import type { ListParameterChangesResponse, ListParametersResponse } from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'

/** What all modules of the chain go by. */
export async function fetchParameters(): Promise<ListParametersResponse> {
  return (await injsight.listParameters({})).response
}

/** The fault for a module that has none. */
export function noModule(module: string): Fault {
  return notFound('module', `No module ${module.slice(0, 80)} has parameters`, { module })
}

type Page = { module: string; name: string; cursor: string; limit: number }

/** What was changed of them, the newest first. */
export async function fetchParameterChanges(page: Page): Promise<ListParameterChangesResponse> {
  return (await injsight.listParameterChanges(page)).response
}
