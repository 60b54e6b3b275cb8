import { Query } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { bug } from '@injsight/errors'
import type { CallContext } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status.ts'
import { readHeight } from '../forward.ts'

type Answer<I, O> = (request: I, context: CallContext) => Promise<O>

/**
 * Makes a method answer from the index where the index can know it, and from the node where it can't: for a height
 * of the caller's, and for an index that doesn't begin with the chain, which misses what stood before.
 */
export function createIndexFirst({ pool, node }: { pool: Pool; node: Pick<NodeClient, 'queryAbci'> }) {
  let isWhole: boolean | undefined

  const mayAnswer = async (height: bigint | undefined): Promise<boolean> => {
    if (height !== undefined) return false
    if (isWhole !== undefined) return isWhole
    const status = await findStatus(pool)
    if (status === undefined || status.head < status.base) return false
    isWhole = status.base === 1n
    return isWhole
  }

  return <I extends object, O extends object>(name: string, answer: Answer<I, O>): Answer<I, O> => {
    const method = Query.methods.find(({ localName }) => localName === name)
    if (method === undefined) throw bug(`the bank has no method ${name}`)
    const path = `/${Query.typeName}/${method.name}`
    return async (request, context) => {
      const height = readHeight(context)
      if (await mayAnswer(height)) return answer(request, context)
      const reply = await node.queryAbci(path, method.I.toBinary(request), height)
      return method.O.fromBinary(reply) as O
    }
  }
}
