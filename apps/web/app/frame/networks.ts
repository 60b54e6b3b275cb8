/** The networks of Injective, in the order in which they are offered. */
export const networkNames = ['mainnet', 'testnet', 'devnet'] as const
export type NetworkName = (typeof networkNames)[number]

/**
 * A network that is offered, and where it is shown; no address for the one of this site, and none where nobody runs a site
 * for it: then a note says so.
 */
export type OfferedNetwork = { name: NetworkName; url?: string; note?: string }

/** What a chain is called: whatever isn't one of the two that are public is somebody's own, for developing. */
export function nameNetwork(chainId: string): NetworkName | undefined {
  if (chainId === '') return undefined
  if (chainId === 'injective-1') return 'mainnet'
  return chainId === 'injective-888' ? 'testnet' : 'devnet'
}

type Offer = { sites: Partial<Record<NetworkName, string>>; note: string; isDevelopment?: boolean }

/**
 * The networks that the header offers. On a public network those are mainnet and testnet, whether their sites are known or
 * not; elsewhere those whose site is known, and this one. A devnet is offered by its own site alone, and while the site is
 * developed. None where there is nothing to choose.
 *
 * @param note what is said of one whose site isn't known
 * @example listNetworks('injective-1', { sites: {}, note: 'not here' }) // mainnet, and testnet with its note
 */
export function listNetworks(
  chainId: string,
  { sites, note, isDevelopment = false }: Offer,
): OfferedNetwork[] {
  const here = nameNetwork(chainId)
  const isPublic = here === 'mainnet' || here === 'testnet'
  const offered = networkNames.flatMap((name): OfferedNetwork[] => {
    if (name === here) return [{ name }]
    if (name === 'devnet' && !isDevelopment) return []
    const url = sites[name]
    if (url !== undefined) return [{ name, url }]
    return isPublic && name !== 'devnet' ? [{ name, note }] : []
  })
  return offered.some(({ name }) => name !== here) ? offered : []
}
