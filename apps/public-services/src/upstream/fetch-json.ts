import { badChainData, invalidInput, notFound, unavailable, type Fault } from '@injsight/errors'
import { isPassingStatus } from './retry.ts'

/** The largest list of tokens has 4 MB. */
const longestBody = 16 << 20

type Question = {
  url: string
  path: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Asked with POST, in JSON. */
  body?: string | undefined
}

/** @throws Fault of the kind that the answer says; `bad-chain-data` for a page where JSON should be */
export async function fetchJson({ url, path, timeoutMs, headers = {}, body }: Question): Promise<Buffer> {
  // Neither the path of the host nor what is asked goes into words: there may be a key in them.
  const words = (what: string) => `${new URL(url).host} ${what} ${path.replace(/\?.*/, '') || '/'}`
  const failed = (error: unknown, what: string) => {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    if (isSlow) return unavailable('service.slow', `${words('did not answer')} within ${timeoutMs} ms`)
    return unavailable('service.down', words(what), {}, error)
  }
  const response = await fetch(url + path, {
    headers: { accept: 'application/json', ...headers, ...(body === undefined ? {} : posted) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { method: 'POST', body }),
  }).catch((error: unknown) => {
    throw failed(error, 'did not answer')
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => {}) // what it says besides is of no use
    throw faultOf(response, words(`answered with status ${response.status}:`))
  }
  const answer = await readBody(response).catch((error: unknown) => {
    throw failed(error, 'broke off while it answered')
  })
  if (answer === undefined)
    throw badChainData('service.oversize', words(`told more than ${longestBody} bytes at`))
  if (!/\b(json|text\/plain)\b/.test(response.headers.get('content-type') ?? ''))
    throw badChainData('service.unreadable', words('told what is no JSON at'))
  return answer
}

const posted = { 'content-type': 'application/json' }

/** @returns undefined when there is more than anybody reads */
async function readBody(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function faultOf({ status, headers }: Response, words: string): Fault {
  const values = { httpStatus: status, retryAfter: headers.get('retry-after') ?? undefined }
  if (isPassingStatus(status)) return unavailable('service.refused', words, values)
  return status === 404 ? notFound('service', words, values) : invalidInput('service.refused', words, values)
}
