import type { IncomingMessage } from 'node:http'

/** The body of a request; undefined when it is longer than allowed, and then the rest is left unread. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether a body is what its content type says, and that is the fields of a form. */
export async function isForm({ headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const type = headers['content-type'] ?? ''
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )
}
