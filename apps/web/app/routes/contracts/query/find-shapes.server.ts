import type { GetWasmContractResponse } from '@injsight/injsight-v1'
import { fetchSupported } from '../../../sources/wasm/query.server.ts'
import { mergeShapes, standardMessages, type MessageShape } from './message-shapes.ts'

/** The messages of a contract, and who says that it has them. */
export type KnownShapes = { shapes: MessageShape[]; from: 'named' | 'standard' | 'used' | 'none' }

/** What a contract can be asked: as it names that itself where a node answers, else as its standard has it. */
export async function findQueries({ address, standard }: GetWasmContractResponse): Promise<KnownShapes> {
  const named = await fetchSupported(address)
  const shapes = mergeShapes(messagesOf(standard, 'query'), named, [])
  return { shapes, from: named.length > 0 ? 'named' : shapes.length > 0 ? 'standard' : 'none' }
}

/** What a contract can be told to do: as its standard has it, and what it was told before. */
export function findExecutions({ standard, actions }: GetWasmContractResponse): KnownShapes {
  const known = messagesOf(standard, 'execute')
  const shapes = mergeShapes(known, [], actions)
  return { shapes, from: known.length > 0 ? 'standard' : shapes.length > 0 ? 'used' : 'none' }
}

function messagesOf(standard: string, kind: 'query' | 'execute'): MessageShape[] {
  return standard === 'cw20' || standard === 'cw721' ? standardMessages[standard][kind] : []
}
