import { badChainData } from '@injsight/errors'
import type { Answer, RpcGenesis } from './answers.ts'

type Chunk = { chunk?: unknown; total?: unknown; data?: unknown }

/** The genesis in the pieces that a node cuts a large one into, put together. */
export async function fetchChunkedGenesis(
  fetchResult: (method: string, parameters: Record<string, string>) => Promise<Answer<unknown>>,
): Promise<Answer<RpcGenesis>> {
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
