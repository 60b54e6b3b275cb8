import type { IncomingMessage } from 'node:http'

/** Twice what the largest transaction takes that a node lets in, as hex. */
const mostBytes = 512 << 10

/** What was posted, unless it is more than anybody has to say; undefined when who posts it went away. */
export async function readBody(
  request: IncomingMessage,
): Promise<{ text: string } | { tooLarge: number } | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Not destroyed with the loop: who sent too much is to read why.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const part = chunk as Buffer
      size += part.length
      if (size > mostBytes) return { tooLarge: mostBytes }
      chunks.push(part)
    }
  } catch {
    return undefined
  }
  return { text: Buffer.concat(chunks).toString('utf8') }
}
