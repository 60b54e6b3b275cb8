import type { IncomingMessage, ServerResponse } from 'node:http'

/** The ways in which a host fails. */
export const failures = [
  'down',
  'slow',
  'busy',
  'busy-for-long',
  'cut',
  'page',
  'wrong-types',
  'oversize',
] as const
export type Failure = (typeof failures)[number]

/** @returns true when the failure is the whole answer; false when what answers now is spoilt on its way */
export function failAs(way: Failure, request: IncomingMessage, response: ServerResponse): boolean {
  switch (way) {
    case 'down':
      request.socket.destroy()
      return true
    case 'slow': // until who asked gives up, or half a minute is over
      setTimeout(() => response.destroy(), 30_000).unref()
      return true
    case 'busy':
      response.writeHead(429).end('slow down')
      return true
    case 'busy-for-long':
      response.writeHead(429, { 'retry-after': '60' }).end('slow down')
      return true
    case 'page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Just a moment…</h1>')
      return true
    case 'oversize':
      answerWithoutEnd(request, response)
      return true
    case 'cut':
      spoil(response, (body) => body.subarray(0, Math.ceil(body.length / 2)), true)
      return false
    default:
      spoil(response, (body) => twist(body, isGrpcWeb(request)), false)
      return false
  }
}

function isGrpcWeb({ headers }: IncomingMessage): boolean {
  return (headers['content-type'] ?? '').startsWith('application/grpc-web')
}

function answerWithoutEnd(request: IncomingMessage, response: ServerResponse): void {
  const type = isGrpcWeb(request) ? 'application/grpc-web+proto' : 'application/json'
  response.writeHead(200, { 'content-type': type })
  const part = Buffer.alloc(1 << 20, isGrpcWeb(request) ? 0xff : '[')
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}

/** What is written goes out otherwise, and the connection with it where it breaks off. */
function spoil(response: ServerResponse, change: (body: Buffer) => Buffer, breaksOff: boolean): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const finish = () => (breaksOff ? void setImmediate(() => response.destroy()) : void end())
  response.write = (part: string | Uint8Array) => {
    write(change(Buffer.from(part as string)))
    if (breaksOff) finish()
    return true
  }
  response.end = (part?: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) write(change(Buffer.from(part as string)))
    finish()
    return response
  }
}

/** The same with other types in it: a message that is none, texts for numbers, lists for objects. */
function twist(body: Buffer, isMessage: boolean): Buffer {
  if (!isMessage) return Buffer.from(JSON.stringify(twistValue(JSON.parse(body.toString()))))
  const end = 5 + body.readUInt32BE(1)
  return Buffer.from(body.map((byte, at) => (at < 5 || at >= end ? byte : 0xff)))
}

function twistValue(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.length }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, twistValue(inner)]))
  return typeof value === 'string' ? { text: 7 } : [String(value)]
}
