/** A name in IPFS, and the way to a file below it. */
const forms = [
  /^ipfs:\/\/(?:ipfs\/)?([\w-]{40,100})((?:\/[^/?#]{1,100}){0,4})$/,
  /^https:\/\/[\w.-]{1,100}\/ipfs\/([\w-]{40,100})((?:\/[^/?#]{1,100}){0,4})$/,
]

/**
 * Where a gateway to IPFS has what a link leads to, over whichever gateway it was told; undefined for what isn't there.
 *
 * @example ipfsPathOf('ipfs://bafy…/1 a.png') // '/ipfs/bafy…/1%20a.png'
 */
export function ipfsPathOf(link: string): string | undefined {
  for (const form of forms) {
    const [, name, way = ''] = form.exec(link.trim()) ?? []
    if (name === undefined) continue
    const parts = way.split('/').slice(1).map(decode)
    if (parts.some((part) => part === undefined || /^\.{1,2}$|[/\\\p{Cc}]/u.test(part))) return undefined
    return ['/ipfs', name, ...parts.map((part = '') => encodeURIComponent(part))].join('/')
  }
  return undefined
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
