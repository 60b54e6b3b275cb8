import type { IncomingMessage } from 'node:http'

/**
 * What was sent with a request, to its end. Of one that is too long the rest is let go by, unkept: its connection stands,
 * so that whoever sent it can read why it is refused.
 *
 * @param limit the bytes that it may have
 * @returns undefined when it is longer
 * @throws Error when its sender leaves before its end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const parts: Buffer[] = []
  let length = 0
  // Left early, the loop would otherwise destroy the request, whose rest nobody could let go by then.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += part.length
    if (length > limit) break
    parts.push(part)
  }
  if (length > limit) {
    request.on('error', () => {}).resume() // whoever leaves now has been answered
    return undefined
  }
  return Buffer.concat(parts)
}
