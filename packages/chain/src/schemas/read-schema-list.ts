import { invalidInput } from '@injsight/errors'
import { readSchema, type ContractSchema } from './read-schema.ts'

/** Schemas that a deployment has, by the code that they are of. */
export type ContractSchemas = ReadonlyMap<bigint, ContractSchema>

/**
 * Reads a list of `{ code, schema }`, the schema as `cosmwasm-schema` writes it.
 *
 * @throws invalid-input `schemas.list`, which names every mistake
 * @example readSchemaList('[{"code": 5, "schema": {"query": …}}]').get(5n)
 */
export function readSchemaList(text: string): ContractSchemas {
  const mistakes: string[] = []
  const known = new Map<bigint, ContractSchema>()
  for (const [at, entry] of readEntries(text).entries()) {
    const { code, schema } = (entry ?? {}) as { code?: unknown; schema?: unknown }
    const read = readSchema(schema)
    if (typeof code !== 'number' || !Number.isSafeInteger(code) || code < 1)
      mistakes.push(`${at + 1}. "${String(code).slice(0, 40)}" is no number of a code`)
    else if (read === undefined) mistakes.push(`${at + 1}. the schema of code ${code} names no messages`)
    else if (known.has(BigInt(code))) mistakes.push(`${at + 1}. code ${code} is listed twice`)
    else known.set(BigInt(code), read)
  }
  if (mistakes.length > 0) throw refuse(`The list of schemas has mistakes: ${mistakes.join('; ')}`)
  return known
}

function readEntries(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch (cause) {
    throw refuse('The list of schemas is not JSON', cause)
  }
  throw refuse('The list of schemas is no list, but must be one of { code, schema }')
}

function refuse(message: string, cause?: unknown) {
  return invalidInput('schemas.list', message, {}, cause)
}
