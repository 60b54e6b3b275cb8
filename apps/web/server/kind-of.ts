/** What a request is for, as its address tells; of one kind each takes about as long as another. */
export type RequestKind =
  | 'card'
  | 'data'
  | 'file'
  | 'form'
  | 'list'
  | 'live'
  | 'operation'
  | 'page'
  | 'search'
  | 'try'

const kinds: [RegExp, RequestKind][] = [
  [/^\/live$/, 'live'],
  [/^\/-\//, 'operation'],
  [/^(?:\/[a-z]{2})?\/search(?:\/|\.json|\.data|\/_\.data)?$/, 'search'],
  // A node, or a compiler, does what is sent.
  [/\/query\.json$/, 'try'],
  [/^\/__manifest$|\.(?:data|json)$/, 'data'],
  [/\.csv$/, 'list'],
  [/\/(?:card|picture)\//, 'card'],
  [/\.(?:js|css|ico|map|png|svg|txt|wasm|webmanifest|woff2|xml)$/, 'file'],
]

const tried = /^(?:\/[a-z]{2})?\/(?:act\/preview(?:-call)?|raw-tx|contract\/\w+\/source)\//

/** @example kindOf('GET', '/blocks.csv?status=failed')  // 'list' */
export function kindOf(method = 'GET', url = '/'): RequestKind {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'POST') return tried.test(path) ? 'try' : 'form'
  return kinds.find(([address]) => address.test(path))?.[1] ?? 'page'
}
