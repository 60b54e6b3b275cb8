import { createBodies, type Way } from './random-body.ts'
import { createPicks, type Chance } from './picks.ts'

export type RandomRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

export type Sorts = {
  /** How it is asked; what comes more often stands more often. */
  ways: Way[]
  /** Addresses that are answered, with `:name` or `{name}` where a value belongs, by how they are mostly asked. */
  paths: Record<Way, string[]>
  /** What may stand before and behind an address. */
  beginnings: string[]
  endings: string[]
  /** Values that are known, by the names that they go by; the last are for any other name. */
  values: [names: RegExp, values: string[]][]
  /** Names of query parameters and fields. */
  names: string[]
}

/** Requests of every kind, most of which nearly make sense: known addresses with values that are known, or not quite. */
export function createRandomRequests(
  chance: Chance,
  { ways, paths, beginnings, endings, values, names }: Sorts,
): () => RandomRequest {
  const { pick, often, times, bytes } = createPicks(chance)
  const known = values.flatMap(([, some]) => some)
  const createBody = createBodies(chance, { values: [...known, ...known, ...odd], names })

  const valueOf = (name: string): string => {
    const fitting = values.find(([pattern]) => pattern.test(name))?.[1] ?? known
    if (often(0.6)) return pick(fitting)
    if (often(0.3)) return pick(known)
    if (often(0.6)) return pick(odd)
    const text = pick(fitting)
    const at = Math.floor(chance() * text.length)
    return text.slice(0, at) + pick(['', 'x', '0', '%', text]) + text.slice(at + 1)
  }
  const write = (name: string): string =>
    often(0.85) ? encodeURIComponent(valueOf(name).toWellFormed()) : valueOf(name).replace(/[^!-~]/g, '')
  const path = (template: string): string => {
    if (often(0.03))
      return `/${bytes(20)
        .toString('latin1')
        .replace(/[^!-~]/g, '/')}`
    const filled = template.replaceAll(/[:{](\w+)[}?]?|\*/g, (_, name: string | undefined) =>
      write(name ?? ''),
    )
    return (often(0.15) ? pick(beginnings) : '') + filled + (often(0.4) ? pick(endings) : '')
  }
  const query = (): string => {
    if (often(0.5)) return ''
    const parameter = (name: string) => `${name}${often(0.95) ? '=' : ''}${write(name)}`
    return `?${times(4, () => parameter(pick(names))).join('&')}`
  }
  const headers = (): Record<string, string> =>
    Object.fromEntries(
      times(2, () => pick(Object.keys(headerValues))).map((name) => {
        const fitting = headerValues[name] ?? []
        return [name, often(0.8) ? pick(fitting) : valueOf('').replace(/[^ -~]/g, '')]
      }),
    )

  return () => {
    const way = pick(ways)
    const isItsOwn = often(0.8)
    const method = !isItsOwn ? pick(methods) : way === 'path' ? 'GET' : 'POST'
    const { type, body } = isItsOwn && way === 'path' ? {} : createBody(isItsOwn ? way : undefined)
    const typed: Record<string, string> = type === undefined ? {} : { 'content-type': type }
    return { method, path: path(pick(paths[way])) + query(), headers: { ...typed, ...headers() }, body }
  }
}

const methods = [
  'GET',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
]

const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  '0x',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999999',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1; --",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e块🚀',
  '%E0%A4%A',
  '%',
  '[]',
  '{}',
  'a,b,,c',
  'A'.repeat(3000),
  '/块?q=块',
  '/a\r\nset-cookie: a=b',
  '//evil.example',
  '/'.repeat(50),
  '.',
  '..',
  '*',
]

const headerValues: Record<string, string[]> = {
  accept: ['*/*', 'text/html', 'application/json', 'text/event-stream', 'application/grpc', ';;'],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0', 'identity', '*', ',,'],
  'accept-language': ['zh', 'xx', '*;q=2'],
  cookie: [
    'explorer-color-mode=dark',
    'language=zh',
    'explorer-color-mode=%',
    '__proto__=1',
    ';;=',
    'language=../x',
  ],
  'content-encoding': ['gzip', 'br', 'x'],
  'content-language': ['xx'],
  'content-type': ['text/plain', 'multipart/form-data', 'a/b; charset=é'],
  'grpc-timeout': ['5S', '1n', '99999999H', 'x', '-1S'],
  host: ['localhost', 'evil.example', 'a b', '', '[::1]:99999'],
  'if-modified-since': ['Sun, 06 Nov 1994 08:49:37 GMT', 'x'],
  'if-none-match': ['*', '"x"', 'W/"', '""'],
  'last-event-id': ['7', 'x'],
  origin: ['null', 'https://evil.example', 'x'],
  range: ['bytes=0-10', 'bytes=-', 'x'],
  referer: ['https://evil.example/a', 'x', '/'],
  'x-cosmos-block-height': ['7', '0', '-1', '99999999999999999999', 'x'],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'x'],
  'x-grpc-web': ['1'],
  'x-injsight-nonce': ['mine', '"><script>'],
  'x-user-agent': ['grpc-web'],
}
