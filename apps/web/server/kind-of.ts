/** What a request is for, as its address tells; of one kind each takes about as long as another. */
export type RequestKind = 'card' | 'data' | 'file' | 'form' | 'list' | 'live' | 'operation' | 'page'

const kinds: [RegExp, RequestKind][] = [
  [/^\/live$/, 'live'],
  [/^\/-\//, 'operation'],
  [/^\/__manifest$|\.(?:data|json)$/, 'data'],
  [/\.csv$/, 'list'],
  [/\/(?:card|picture)\//, 'card'],
  [/\.(?:js|css|ico|map|png|svg|txt|wasm|webmanifest|woff2|xml)$/, 'file'],
]

/** @example kindOf('GET', '/blocks.csv?status=failed')  // 'list' */
export function kindOf(method = 'GET', url = '/'): RequestKind {
  if (method === 'POST') return 'form'
  const path = url.split('?', 1)[0] ?? ''
  return kinds.find(([address]) => address.test(path))?.[1] ?? 'page'
}
