import type { IncomingMessage } from 'node:http'
import { readBody } from '@injsight/runtime'

/** What is sent is short, but for these. */
const longForms = [
  // A transaction of a megabyte, in hex.
  {
    path: /^(?:\/[a-z]{2})?\/(?:raw-tx|act\/(?:preview|broadcast|delegate|send-delegated))\//,
    bytes: 2_200_000,
  },
  // All that a contract was compiled from.
  { path: /^(?:\/[a-z]{2})?\/contract\//, bytes: 4_000_000 },
]
const otherBytes = 10_000

/**
 * The bytes of a form that was sent, or why they are none of ours: it comes from another site, it is too long, it is no
 * form at all. That is the sender's mistake, and no page hears of it.
 *
 * @param origin the site's own
 */
export async function readForm(
  request: IncomingMessage,
  origin: string,
): Promise<{ body: Buffer } | { refused: 403 | 413 | 415 }> {
  const { headers, url = '' } = request
  if (headers.origin !== undefined && headers.origin !== origin) return { refused: 403 }
  const body = await readBody(request, longForms.find(({ path }) => path.test(url))?.bytes ?? otherBytes)
  if (body === undefined) return { refused: 413 }
  return (await isForm(body, headers['content-type'] ?? '')) ? { body } : { refused: 415 }
}

function isForm(body: Buffer, type: string): Promise<boolean> {
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )
}
