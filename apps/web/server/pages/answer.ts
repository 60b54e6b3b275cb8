import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isCompressible } from '../accept.ts'
import { nameScripts } from './inline-scripts.ts'
import { formatCacheControl, readLifetime, type Lifetime } from './lifetime.ts'
import type { Security } from '../security-headers.ts'

export type Headers = [string, string][]

/** A whole answer of the site, ready to be sent to any number of visitors. */
export type Answer = {
  status: number
  headers: Headers
  bytes: Buffer
  /** Undefined: for those only who are waiting for it now. */
  lifetime: Lifetime | undefined
}

const compress = promisify(gzip)
const level = 5

/**
 * What the site answered, read to its end and compressed once.
 *
 * @param nonce of the rendering; nothing of it is left in the answer
 */
export async function readAnswer(
  response: Response,
  { isGzip, nonce, formatPolicy }: { isGzip: boolean; nonce: string } & Pick<Security, 'formatPolicy'>,
): Promise<Answer> {
  const { status, headers } = response
  const said = headers.get('cache-control')
  const lifetime = headers.has('set-cookie') ? undefined : readLifetime(status, said)
  const own: Headers = [...listHeaders(response), ['cache-control', formatCacheControl(lifetime, said)]]
  let bytes = Buffer.from(await response.arrayBuffer())
  if (isPage(response)) {
    const { html, names } = nameScripts(bytes.toString(), nonce)
    bytes = Buffer.from(html)
    own.push(['content-security-policy', formatPolicy(names)])
  }
  const isCompressed = isGzip && isCompressible(headers.get('content-type') ?? '', bytes.length)
  if (lifetime !== undefined) own.push(['etag', formatTag(bytes, isCompressed)])
  if (!isCompressed) return { status, headers: own, bytes, lifetime }
  own.push(['content-encoding', 'gzip'])
  return { status, headers: own, bytes: await compress(bytes, { level }), lifetime }
}

export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true
}

/** The headers that are the site's to say. */
export function listHeaders({ headers }: Response): Headers {
  return [...[...headers].filter(([name]) => !notItsOwn.has(name)), ['vary', 'Accept-Encoding, Cookie']]
}

const notItsOwn = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])

function formatTag(bytes: Buffer, isCompressed: boolean): string {
  const digest = createHash('sha1').update(bytes).digest('base64url')
  return `"${digest}${isCompressed ? '-gzip' : ''}"`
}
