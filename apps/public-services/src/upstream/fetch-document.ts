import { badChainData, invalidInput, notFound, unavailable, type Fault } from '@injsight/errors'
import { isPassingStatus } from './retry.ts'

/** What an answer must be: a list of tokens has 4 MB at most, a picture that stands beside a name far less than a work of art. */
const forms = {
  json: { accept: 'application/json', type: /\b(json|text\/plain)\b/, longest: 16 << 20, is: 'JSON' },
  picture: { accept: 'image/*', type: /^image\/(?!svg)/, longest: 512 << 10, is: 'picture' },
  art: { accept: 'image/*', type: /^image\/(?!svg)/, longest: 4 << 20, is: 'picture' },
}

type Question = {
  url: string
  path: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Asked with POST, in JSON. */
  body?: string | undefined
  form?: keyof typeof forms
}

/** @throws Fault of the kind that the answer says; `bad-chain-data` for a page where JSON or a picture should be */
export async function fetchDocument({
  url,
  path,
  timeoutMs,
  headers = {},
  body,
  form = 'json',
}: Question): Promise<Buffer> {
  const { accept, type, longest, is } = forms[form]
  // Neither the path of the host nor what is asked goes into words: there may be a key in them.
  const words = (what: string) => `${new URL(url).host} ${what} ${path.replace(/\?.*/, '') || '/'}`
  const failed = (error: unknown, what: string) => {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    if (isSlow) return unavailable('service.slow', `${words('did not answer')} within ${timeoutMs} ms`)
    return unavailable('service.down', words(what), {}, error)
  }
  const response = await fetch(url + path, {
    headers: { accept, ...headers, ...(body === undefined ? {} : posted) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { method: 'POST', body }),
  }).catch((error: unknown) => {
    throw failed(error, 'did not answer')
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => {}) // what it says besides is of no use
    throw faultOf(response, words(`answered with status ${response.status}:`))
  }
  const answer = await readBody(response, longest).catch((error: unknown) => {
    throw failed(error, 'broke off while it answered')
  })
  if (answer === undefined)
    throw badChainData('service.oversize', words(`told more than ${longest} bytes at`))
  if (!type.test(response.headers.get('content-type') ?? ''))
    throw badChainData('service.unreadable', words(`told what is no ${is} at`))
  return answer
}

const posted = { 'content-type': 'application/json' }

/** @returns undefined when there is more than anybody reads */
async function readBody(response: Response, longest: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longest) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function faultOf({ status, headers }: Response, words: string): Fault {
  const values = { httpStatus: status, retryAfter: headers.get('retry-after') ?? undefined }
  if (isPassingStatus(status)) return unavailable('service.refused', words, values)
  return status === 404 ? notFound('service', words, values) : invalidInput('service.refused', words, values)
}
