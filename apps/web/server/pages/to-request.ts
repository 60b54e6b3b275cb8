import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { visitorCountryHeader } from '../../app/restrictions/restrictions.ts'
import { noticeHeader } from '../../app/upgrade/notice.ts'

/** The cookies that pages are rendered by; no other cookie can change one. */
const known = ['explorer-color-mode', 'language']
const longestCookie = 1024

/** How the site is told what its scripts carry; app/entry.server.tsx reads it. */
const nonceHeader = 'x-injsight-nonce'

/** Those cookies that matter to a page, always in the same order. */
export function readCookies(header = ''): string {
  const pairs = header.split(';').map((pair) => pair.trim())
  return known
    .flatMap((name) => pairs.find((pair) => pair.startsWith(`${name}=`)) ?? [])
    .filter((pair) => pair.length <= longestCookie)
    .join('; ')
}

/** Where the site is, as far as this request tells: its host, unless the site's own address is set. */
export function readOrigin({ headers }: IncomingMessage, publicUrl: string): string {
  if (publicUrl !== '') return new URL(publicUrl).origin
  const origin = `http://${headers.host ?? ''}`
  // The reader of addresses takes more for a host than there are: a name and a password, a path.
  const isHost = /^http:\/\/[\w.:[\]-]+$/.test(origin) && URL.canParse(origin)
  return isHost ? origin : 'http://localhost'
}

/**
 * Nothing of a visitor's request reaches a page but its address and these cookies: others may be sent the same page.
 * Each rendering has a nonce of its own.
 */
export function toPageRequest({
  origin,
  url,
  cookies,
  notice,
  signal,
}: {
  origin: string
  url: string
  cookies: string
  /** Of an upgrade of the chain; empty for none. */
  notice: string
  signal: AbortSignal
}): Request {
  const nonce = randomBytes(16).toString('base64url')
  const headers = new Headers({ host: new URL(origin).host, [nonceHeader]: nonce })
  if (cookies !== '') headers.set('cookie', cookies)
  if (notice !== '') headers.set(noticeHeader, notice)
  return new Request(origin + url, { headers, signal })
}

export function readNonce({ headers }: Request): string {
  return headers.get(nonceHeader) ?? ''
}

/** What a form needs besides: its fields, and where it was sent from. */
export function toFormRequest({
  page,
  from,
  body,
  countryHeader,
}: {
  page: Request
  from: IncomingMessage
  body: Buffer
  /** By which a proxy tells the visitor's country; empty for none. */
  countryHeader: string
}): Request {
  const headers = new Headers(page.headers)
  for (const name of ['content-type', 'cookie', 'origin', 'referer'] as const) {
    const value = from.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const country = from.headers[countryHeader]
  if (typeof country === 'string') headers.set(visitorCountryHeader, country)
  return new Request(page, { method: 'POST', headers, body: new Uint8Array(body) })
}
