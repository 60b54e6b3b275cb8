const gateway = 'https://ipfs.io/ipfs/'

/**
 * What stands in IPFS as a browser can open it: over a public gateway. Every other link stays as it is.
 *
 * @example openIpfs('ipfs://ipfs/QmX/1.png') // 'https://ipfs.io/ipfs/QmX/1.png'
 */
export function openIpfs(link: string): string {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/i.exec(link.trim()) ?? []
  return path === undefined ? link : gateway + path
}
