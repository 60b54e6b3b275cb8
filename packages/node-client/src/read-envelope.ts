import { badChainData } from '@injsight/errors'
import type { Answer } from './answers.ts'
import { findMember } from './find-member.ts'

/** The words of a JSON-RPC refusal. */
export type Refusal = { code: number; message: string; data: string }

/**
 * Takes a JSON-RPC answer apart. The `result` is found by its bytes and is all that is parsed, once.
 *
 * @throws Fault `bad-chain-data`, code `node.unreadable`, when the bytes are no JSON-RPC answer
 * @example readEnvelope(Buffer.from('{"jsonrpc":"2.0","id":-1,"result":{}}'))  // { raw: <7b 7d>, value: {} }
 */
export function readEnvelope(body: Buffer): Answer<unknown> | { refusal: Refusal } {
  const answer = readMember(body, 'result')
  if (answer !== undefined) return answer
  const refused = readMember(body, 'error')?.value
  if (typeof refused === 'object' && refused !== null) return { refusal: readRefusal(refused) }
  throw badChainData('node.unreadable', `The node's answer is no JSON-RPC: ${beginningOf(body)}`)
}

/**
 * One member of a JSON object: its bytes and its value.
 *
 * @returns undefined when it isn't there
 * @throws Fault `bad-chain-data`, code `node.unreadable`, when its value is no JSON
 */
export function readMember(json: Buffer, name: string): Answer<unknown> | undefined {
  return parseMember(json, name, true) ?? parseMember(json, name, false)
}

/** A member that is not the last one of its object can't be parsed as such, and is then measured. */
function parseMember(json: Buffer, name: string, isLast: boolean): Answer<unknown> | undefined {
  const slice = findMember(json, name, isLast)
  if (slice === undefined) return undefined
  const raw = json.subarray(slice.start, slice.end)
  try {
    return { raw, value: JSON.parse(raw.toString('utf8')) as unknown }
  } catch (error) {
    if (isLast) return undefined
    throw badChainData('node.unreadable', `The node's answer is no JSON: ${beginningOf(json)}`, {}, error)
  }
}

function readRefusal(refused: object): Refusal {
  const { code, message, data } = refused as Record<string, unknown>
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message : '',
    data: typeof data === 'string' ? data : data === undefined ? '' : JSON.stringify(data),
  }
}

/** Enough of an answer to recognise it by. */
export function beginningOf(body: Buffer): string {
  const text = body.toString('utf8', 0, 120).replace(/\s+/g, ' ').trim()
  return text === '' ? '(nothing)' : `${text}${body.length > 120 ? ' …' : ''}`
}
