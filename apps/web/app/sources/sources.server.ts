import { makeClient, Sources, type Source } from '@injsight/injsight-v1'
import { indexer } from './asking/clients.server.ts'

const client = makeClient(Sources, indexer)

/** Whom answers come from: an index of one's own says nothing of it, for it is the one. @throws Fault */
export async function fetchSources(): Promise<Source[]> {
  return (await client.listSources({}).response).sources
}
