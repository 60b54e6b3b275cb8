import type { IncomingMessage } from 'node:http'

/**
 * What an answer says of its source: it `knows`, it `refuses` what was asked wrongly, it does `not-know` this (a block from
 * before its time), it has `no-word` for such a question at all, or it is in `trouble`.
 */
export type Judgement = 'knows' | 'refuses' | 'not-know' | 'no-word' | 'trouble'

const ofGrpc: Record<string, Judgement> = {
  '0': 'knows',
  '4': 'trouble',
  '5': 'not-know',
  '8': 'trouble',
  '12': 'no-word',
  '13': 'trouble',
  '14': 'trouble',
}

/** A failure of gRPC-web stands in the headers as long as nothing has been told; over REST, the status tells. */
export function judge({
  statusCode = 0,
  headers,
}: Pick<IncomingMessage, 'statusCode' | 'headers'>): Judgement {
  const status = headers['grpc-status']
  if (status !== undefined) return ofGrpc[String(status)] ?? 'refuses'
  if (statusCode === 404) return 'not-know'
  if (statusCode === 501 || statusCode === 405) return 'no-word'
  if (statusCode >= 500 || statusCode === 429) return 'trouble'
  return statusCode >= 400 ? 'refuses' : 'knows'
}
