import { isDeepStrictEqual } from 'node:util'
import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { Fault } from '@injsight/errors'
import type { ProposalChange } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { isUnset, moduleOfUpdate, readUpdate, type Parameter } from '@injsight/chain/parameters'
import { findParametersBefore } from '#src/queries/parameters/parameters.ts'

type Message = { type: string; value: Buffer }

/** What messages would set otherwise than it was before the end of a block, or than it is. */
export async function listDifferences(
  pool: Pool,
  messages: readonly Message[],
  height: bigint | undefined,
): Promise<ProposalChange[]> {
  const modules = new Set(messages.flatMap(({ type }) => moduleOfUpdate(type) ?? []))
  const before = new Map(
    await Promise.all(
      [...modules].map(async (module) => [module, await findParametersBefore(pool, module, height)] as const),
    ),
  )
  return messages.flatMap(({ type, value }, message) => {
    const module = moduleOfUpdate(type)
    if (module === undefined) return []
    return readTold(module, type, value).flatMap(({ name, value: now }) => {
      const was = before.get(module)?.get(name)
      if (was === undefined ? isUnset(now) : isDeepStrictEqual(was, now)) return []
      const told = { before: was === undefined ? '' : JSON.stringify(was), after: JSON.stringify(now) }
      return [{ message, module, name, ...told }]
    })
  })
}

/** What nobody can read changes nothing that could be told. */
function readTold(module: string, type: string, value: Buffer): Parameter[] {
  const known = findMessageType(type)
  if (known === undefined) return []
  try {
    return readUpdate(module, decodeMessage(known, value))
  } catch (error) {
    if (error instanceof Fault) return []
    throw error
  }
}
