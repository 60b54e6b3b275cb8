import { Query } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb'
import { bug } from '@injsight/errors'
import type { CallContext } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import type { Pool } from 'pg'
import { findStatus } from '#src/queries/status/status.ts'
import { readHeight } from '../forward.ts'
import { createKnownModules } from '../status/known-modules.ts'

type Answer<I, O> = (request: I, context: CallContext) => Promise<O>

/**
 * Makes a method answer from the index where the index can know it, and from the node where it can't: for a height
 * of the caller's, and for an index that doesn't have the bank's state, whole and exact.
 */
export function createIndexFirst({ pool, node }: { pool: Pool; node: Pick<NodeClient, 'queryAbci'> }) {
  const knows = createKnownModules(pool)

  const mayAnswer = async (height: bigint | undefined): Promise<boolean> => {
    if (height !== undefined) return false
    const status = await findStatus(pool)
    return status !== undefined && status.head >= status.base && (await knows('bank'))
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
