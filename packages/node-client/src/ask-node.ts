import { badChainData, unavailable } from '@injsight/errors'
import type { Answer, RecordingInfo } from './answers.ts'
import type { Connection, HttpAnswer } from './connection.ts'
import { faultOfRefusal } from './fault-of-refusal.ts'
import { readRecordingInfo } from './read-answers.ts'
import { beginningOf, readEnvelope } from './read-envelope.ts'

/** Asks a method of the RPC, its parameters as in a URL. */
export type FetchResult = (method: string, parameters?: Record<string, string>) => Promise<Answer<unknown>>

/** One question, asked once. Refusals come with HTTP 500 after GET and with 200 after POST. */
export async function ask(
  connection: Connection,
  method: string,
  path: string,
  body?: string,
): Promise<Answer<unknown>> {
  const answer = await connection.request(path, body)
  const envelope = readAnswer(connection, method, answer)
  if ('refusal' in envelope) throw faultOfRefusal(method, envelope.refusal)
  return envelope
}

/** Asks whether the node plays a recording. Real ones answer 404, some gateways a page of their own. */
export async function askForRecording(connection: Connection): Promise<RecordingInfo | undefined> {
  const { status, body } = await connection.request('/recording')
  if (status === 200) return readRecordingInfo(body)
  if (laterStatuses.has(status)) throw faultOfStatus(connection, 'recording', { status, body })
  return undefined
}

const laterStatuses = new Set([429, 502, 503, 504])

function readAnswer(connection: Connection, method: string, answer: HttpAnswer) {
  try {
    return readEnvelope(answer.body)
  } catch (error) {
    if (answer.status === 200) throw error
    throw faultOfStatus(connection, method, answer)
  }
}

/** What stands before a node speaks HTTP only; 429 and 5xx are its words for "later". */
function faultOfStatus({ name }: Connection, method: string, { status, body }: HttpAnswer) {
  const message = `The node at ${name} answers ${method} with HTTP ${status}: ${beginningOf(body)}`
  const values = { node: name, method, httpStatus: status }
  if (status === 429 || status >= 500) return unavailable('node.refused', message, values)
  return badChainData('node.unreadable', message, values)
}
