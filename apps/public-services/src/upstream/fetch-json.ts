import { badChainData, invalidInput, notFound, unavailable, type Fault } from '@injsight/errors'
import { isPassingStatus } from './retry.ts'

/** @throws Fault of the kind that the answer says; `bad-chain-data` for a page where JSON should be */
export async function fetchJson(url: string, timeoutMs: number): Promise<Buffer> {
  const { host, pathname } = new URL(url)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw unavailable('service.down', `${host} did not answer ${pathname}`, { url }, error)
  })
  const body = await response.bytes().catch((error: unknown) => {
    throw unavailable('service.cut', `${host} broke off while it answered ${pathname}`, { url }, error)
  })
  if (!response.ok) throw faultOf(response, host, pathname)
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? ''))
    throw badChainData('service.unreadable', `${host} answered ${pathname} with what is no JSON`, { url })
  return Buffer.from(body)
}

function faultOf({ status, headers }: Response, host: string, path: string): Fault {
  const words = `${host} answered ${path} with status ${status}`
  const values = { httpStatus: status, retryAfter: headers.get('retry-after') ?? undefined }
  if (isPassingStatus(status)) return unavailable('service.refused', words, values)
  return status === 404 ? notFound('service', words, values) : invalidInput('service.refused', words, values)
}
