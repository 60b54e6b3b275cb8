import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { Fault } from '@injsight/errors'

export type ReadMessage = Readonly<Record<string, unknown>>

/** A message of a proposal; undefined for what nobody can read. */
export function readMessage(type: string, value: Buffer): ReadMessage | undefined {
  const known = findMessageType(type)
  if (known === undefined) return undefined
  try {
    return decodeMessage(known, value)
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}
