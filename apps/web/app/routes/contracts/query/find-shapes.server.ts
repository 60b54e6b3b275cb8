import type { MessageShape } from '@injsight/chain'
import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { fetchListedMessages } from '../../../sources/lists/lists.server.ts'
import { schemas } from '../../../sources/wasm/schemas.server.ts'
import { fetchSupported } from '../../../sources/wasm/query.server.ts'
import { mergeShapes, standardMessages } from './message-shapes.ts'

/** The messages of a contract, and who says that it has them. */
export type KnownShapes = {
  shapes: MessageShape[]
  from: 'schema' | 'named' | 'listed' | 'standard' | 'used' | 'none'
}

/**
 * What a contract can be asked: by its schema where a deployment has one, else as it names that itself where a node
 * answers, else as a list does that people keep, else as its standard has it.
 */
export async function findQueries(contract: GetWasmContractResponse): Promise<KnownShapes> {
  const { address, standard, codeId } = contract
  const declared = schemas.get(codeId)?.query
  if (declared !== undefined) return { shapes: declared, from: 'schema' }
  const [named, listed] = await Promise.all([fetchSupported(address), fetchListedMessages(codeId)])
  const isNamed = named.length > 0
  const shapes = mergeShapes(messagesOf(standard, 'query'), isNamed ? named : listed.query, [])
  if (isNamed || listed.query.length > 0) return { shapes, from: isNamed ? 'named' : 'listed' }
  return { shapes, from: shapes.length > 0 ? 'standard' : 'none' }
}

/**
 * What a contract can be told to do: by its schema where there is one, else as a list names it, else as its standard has
 * it, and what it was told before.
 */
export async function findExecutions(contract: GetWasmContractResponse): Promise<KnownShapes> {
  const { standard, actions, codeId } = contract
  const declared = schemas.get(codeId)?.execute
  if (declared !== undefined) return { shapes: declared, from: 'schema' }
  const known = messagesOf(standard, 'execute')
  const { execute: listed } = await fetchListedMessages(codeId)
  const shapes = mergeShapes(known, listed, actions)
  if (listed.length > 0) return { shapes, from: 'listed' }
  return { shapes, from: known.length > 0 ? 'standard' : shapes.length > 0 ? 'used' : 'none' }
}

function messagesOf(standard: string, kind: 'query' | 'execute'): MessageShape[] {
  return standard === 'cw20' || standard === 'cw721' ? standardMessages[standard][kind] : []
}
