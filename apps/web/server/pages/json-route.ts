/** What is JSON, and no form of a page. */
const ofItsOwn = /^(?:\/[a-z]{2})?\/(?:search|watched)\.json$|^\/contract\/[^/]+\/query\.json$/

/**
 * A page is told as JSON where `.json` stands behind its path. One route is asked for it, with the path as one name: of a
 * path whose end somebody on the chain has chosen, no pattern can tell what the ending belongs to.
 *
 * @example toRoute('/blocks.json?rows=50') // '/json/%2Fblocks?rows=50'
 */
export function toRoute(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!path.endsWith('.json') || ofItsOwn.test(path)) return url
  return `/json/${encodeURIComponent(path.slice(0, -'.json'.length))}${url.slice(path.length)}`
}
