import type { GetStatusResponse } from '@injsight/injsight-v1'
import { injsight } from './asking/clients.server.ts'
import { keepFor } from './asking/keep-for.server.ts'

/** Where the index stands; a page asks this once, whoever wants to know. */
export const fetchStatus: () => Promise<GetStatusResponse> = keepFor(
  250,
  async () => (await injsight.getStatus({})).response,
)

/** Whether public services alone tell the chain: an index tells each module that it follows. */
export function isOfPublic({ modules }: Pick<GetStatusResponse, 'modules'>): boolean {
  return modules.length === 0
}
