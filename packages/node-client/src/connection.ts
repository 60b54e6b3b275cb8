import * as http from 'node:http'
import * as https from 'node:https'
import { badChainData, unavailable, type Fault } from '@injsight/errors'

export type HttpAnswer = { status: number; body: Buffer }

export type Connection = {
  /** The address without credentials, for messages and logs. */
  name: string
  /**
   * One request on a socket that is kept for the next one.
   *
   * @throws Fault `unavailable`: `node.down` when it can't be reached or hangs up, `node.slow` past the time limit
   */
  request(path: string, body?: string): Promise<HttpAnswer>
  close(): void
}

/** More than any answer of a node holds; what is longer is no answer. */
const longestAnswer = 512 * 1024 * 1024

/** @param url of a node's RPC, may have a path before it and credentials in it */
export function createConnection(url: string, timeoutMs: number): Connection {
  const base = new URL(url)
  const { request, Agent } = base.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const path = base.pathname.replace(/\/+$/, '')
  const name = `${base.origin}${path}`
  const authorization =
    base.username === ''
      ? {}
      : { auth: `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}` }

  const send = (target: string, body: string | undefined) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const parts: Buffer[] = []
      let length = 0
      const outgoing = request(`${base.origin}${path}${target}`, {
        agent,
        ...authorization,
        ...(body === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
            }),
      })
      const timer = setTimeout(() => outgoing.destroy(slow(name, timeoutMs)), timeoutMs)
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(asConnectionFault(name, error))
      }
      outgoing.on('error', fail)
      outgoing.on('response', (incoming) => {
        incoming.on('error', fail)
        incoming.on('data', (part: Buffer) => {
          parts.push(part)
          length += part.length
          if (length > longestAnswer) outgoing.destroy(endless(name))
        })
        incoming.on('end', () => {
          clearTimeout(timer)
          resolve({
            status: incoming.statusCode ?? 0,
            body: parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts),
          })
        })
      })
      outgoing.end(body)
    })
  return { name, request: send, close: () => agent.destroy() }
}

function asConnectionFault(name: string, error: Error): Fault {
  if ('kind' in error) return error as Fault
  const words = 'code' in error ? String(error.code) : error.message
  return unavailable('node.down', `The node at ${name} can't be reached: ${words}`, { node: name }, error)
}

function slow(name: string, timeoutMs: number): Fault {
  return unavailable('node.slow', `The node at ${name} did not answer within ${timeoutMs} ms`, {
    node: name,
    timeoutMs,
  })
}

function endless(name: string): Fault {
  return badChainData('node.endless', `The node at ${name} sends an answer without end`, { node: name })
}
