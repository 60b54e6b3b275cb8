import { badChainData, Fault } from '@injsight/errors'
import type { Answer, RpcGenesis } from './answers.ts'
import type { FetchResult } from './ask-node.ts'
import { readMember } from './read-envelope.ts'

/** The genesis as one document, however a node hands it out. */
export async function fetchGenesis(fetchResult: FetchResult): Promise<Answer<RpcGenesis>> {
  try {
    const { raw } = await fetchResult('genesis')
    const genesis = readMember(raw, 'genesis')
    if (genesis !== undefined) return genesis as Answer<RpcGenesis>
  } catch (error) {
    // A large genesis is refused with words that differ from version to version.
    if (!(error instanceof Fault && error.code === 'node.refused')) throw error
  }
  return fetchChunks(fetchResult)
}

type Chunk = { chunk?: unknown; total?: unknown; data?: unknown }

/** The pieces that a node cuts a large genesis into, put together. */
async function fetchChunks(fetchResult: FetchResult): Promise<Answer<RpcGenesis>> {
  const pieces: Buffer[] = []
  for (let total = 1; pieces.length < total;) {
    const { value } = await fetchResult('genesis_chunked', { chunk: String(pieces.length) })
    const chunk = value as Chunk
    total = Number(chunk.total)
    if (typeof chunk.data !== 'string' || !Number.isSafeInteger(total))
      throw unreadable('a chunk of it has no data')
    pieces.push(Buffer.from(chunk.data, 'base64'))
  }
  const raw = Buffer.concat(pieces)
  try {
    return { raw, value: JSON.parse(raw.toString('utf8')) as RpcGenesis }
  } catch (error) {
    throw unreadable('its chunks make no JSON', error)
  }
}

function unreadable(why: string, cause?: unknown) {
  return badChainData('node.unreadable', `The node's genesis can't be read: ${why}`, {}, cause)
}
