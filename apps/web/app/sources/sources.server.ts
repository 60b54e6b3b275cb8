import { makeClient, Sources, type Source } from '@injsight/injsight-v1'
import { part, type Part } from '../page.server.ts'
import { beyondSources } from '../trouble.ts'
import { indexer } from './asking/clients.server.ts'
import { keepFor } from './asking/keep-for.server.ts'

const client = makeClient(Sources, indexer)

/** Whom answers come from: an index of one's own says nothing of it, for it is the one. @throws Fault */
export async function fetchSources(): Promise<Source[]> {
  return (await client.listSources({}).response).sources
}

const askSources = keepFor(600_000, () => part(fetchSources()), { milliseconds: 5000, when: isUnknown })

/** Whether public services are asked besides an index. */
export async function hasIndexAndPublic(): Promise<boolean> {
  return (await askSources()).value?.some(({ name }) => name === 'index') ?? false
}

/** What nobody tells stays so; what can't be told at the moment is asked again soon. */
function isUnknown({ missing }: Part<Source[]>): boolean {
  return missing !== undefined && missing !== beyondSources
}
