/** What a request's method and address lead to, before anything is looked up. */
export type Target =
  | { kind: 'asked'; path: string }
  | { kind: 'moved'; location: string }
  | { kind: 'refused'; status: 400 | 404 | 405 | 414; allow?: string }

const longest = 8192

/** Paths that are no pages and keep the form they have: data, forms, search, operations and files. */
const asTheyAre =
  /^(?:\/[a-z]{2})?\/(?:search|preferences\/.*)$|^\/(?:live$|__manifest$|-\/)|\.(?:csv|data|js|css|map|json|txt|xml|ico|svg|png|jpe?g|webp|avif|woff2?|wasm|webmanifest)$/

/** A list as a file has no data for scripts: it would be all of it, in one answer. */
const dataOfFiles = /\.csv(?:\/_)?\.data$/

const forms =
  /^(?:\/[a-z]{2})?\/(?:preferences\/|browser-error\/$|wallet\/may-act\/$|act\/(?:preview|preview-call|broadcast|delegate|send-delegated)\/$|raw-tx\/(?:_\.data)?$|contract\/\w+\/source\/(?:_\.data)?$|account\/\w+\/coins\/(?:_\.data)?$)/

/**
 * Reads what is asked for: pages end in a slash, by a permanent redirect that keeps the query; what can't be read
 * is refused.
 *
 * @example readTarget('GET', '/blocks?page=2')  // { kind: 'moved', location: '/blocks/?page=2' }
 */
export function readTarget(method = 'GET', url = '/'): Target {
  const [path = ''] = url.split('?', 1)
  const allow = forms.test(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
  if (!allow.split(', ').includes(method)) return { kind: 'refused', status: 405, allow }
  if (url.length > longest) return { kind: 'refused', status: 414 }
  if (!isReadable(url, path)) return { kind: 'refused', status: 400 }
  if (dataOfFiles.test(path)) return { kind: 'refused', status: 404 }
  const canonical = toCanonical(path)
  // Pages only: a form that was sent to another address is not sent again.
  if (canonical !== path && method !== 'POST') {
    return { kind: 'moved', location: canonical + url.slice(path.length) }
  }
  return { kind: 'asked', path }
}

function isReadable(url: string, path: string): boolean {
  if (!path.startsWith('/') || /%00/.test(url)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false // the caller's to tell
  }
}

/**
 * Pages end in a slash, files don't. None begins with two slashes, nor with what a browser takes for them: that would
 * lead to another host.
 */
function toCanonical(path: string): string {
  const single = path.replace(/[/\\]+/g, '/')
  if (single.endsWith('.csv/')) return single.slice(0, -1)
  return single.endsWith('/') || asTheyAre.test(single) ? single : `${single}/`
}
