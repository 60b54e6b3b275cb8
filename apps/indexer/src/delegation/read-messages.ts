import type { Any, Json } from '@injsight/chain/decode'
import { encodeAny } from '@injsight/chain/encode'
import { invalidInput } from '@injsight/errors'

/**
 * The messages of a request: each one JSON with "@type", as clients of the gateway write them.
 *
 * @throws Fault `invalid-input`, naming the message by its place and what of it doesn't fit
 */
export function readMessages(messages: readonly Uint8Array[]): Any[] {
  return messages.map((bytes, at) => {
    const json = parse(bytes, at + 1)
    return encodeAny(json)
  })
}

function parse(bytes: Uint8Array, place: number): Json {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), exact) as Json
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw invalidInput('message.json', `Message ${place} is not JSON with "@type": ${why}`, { place })
  }
}

/** What is signed must be what was asked for, to the last digit. */
function exact(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new Error(`${value} is too large for a number of JSON: write it as text`)
  return value
}
