import type { MessageShape } from '@injsight/chain'
import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { schemas } from '../../../sources/wasm/schemas.server.ts'
import { fetchSupported } from '../../../sources/wasm/query.server.ts'
import { mergeShapes, standardMessages } from './message-shapes.ts'

/** The messages of a contract, and who says that it has them. */
export type KnownShapes = { shapes: MessageShape[]; from: 'schema' | 'named' | 'standard' | 'used' | 'none' }

/** What a contract can be asked: by its schema where a deployment has one, else as it names that itself where a node answers, else as its standard has it. */
export async function findQueries(contract: GetWasmContractResponse): Promise<KnownShapes> {
  const { address, standard, codeId } = contract
  const declared = schemas.get(codeId)?.query
  if (declared !== undefined) return { shapes: declared, from: 'schema' }
  const named = await fetchSupported(address)
  const shapes = mergeShapes(messagesOf(standard, 'query'), named, [])
  return { shapes, from: named.length > 0 ? 'named' : shapes.length > 0 ? 'standard' : 'none' }
}

/** What a contract can be told to do: by its schema where there is one, else as its standard has it, and what it was told before. */
export function findExecutions({ standard, actions, codeId }: GetWasmContractResponse): KnownShapes {
  const declared = schemas.get(codeId)?.execute
  if (declared !== undefined) return { shapes: declared, from: 'schema' }
  const known = messagesOf(standard, 'execute')
  const shapes = mergeShapes(known, [], actions)
  return { shapes, from: known.length > 0 ? 'standard' : shapes.length > 0 ? 'used' : 'none' }
}

function messagesOf(standard: string, kind: 'query' | 'execute'): MessageShape[] {
  return standard === 'cw20' || standard === 'cw721' ? standardMessages[standard][kind] : []
}
