/** The networks of Injective, in the order in which they are offered. */
export const networkNames = ['mainnet', 'testnet', 'devnet'] as const
export type NetworkName = (typeof networkNames)[number]

/** A network that can be chosen, and where it is shown; no address for the one of this site. */
export type OfferedNetwork = { name: NetworkName; url?: string }

/** What a chain is called: whatever isn't one of the two that are public is somebody's own, for developing. */
export function nameNetwork(chainId: string): NetworkName | undefined {
  if (chainId === '') return undefined
  if (chainId === 'injective-1') return 'mainnet'
  return chainId === 'injective-888' ? 'testnet' : 'devnet'
}

/**
 * The networks that the header offers: those whose site is known, and this one. A devnet is offered by its own site
 * alone, and while the site is developed. None where there is nothing to choose.
 *
 * @example listNetworks('injective-1', { testnet: 'https://testnet.example' }) // mainnet, and testnet with its address
 */
export function listNetworks(
  chainId: string,
  sites: Partial<Record<NetworkName, string>>,
  isDevelopment = false,
): OfferedNetwork[] {
  const here = nameNetwork(chainId)
  const offered = networkNames.flatMap((name): OfferedNetwork[] => {
    if (name === here) return [{ name }]
    const url = sites[name]
    if (url === undefined || (name === 'devnet' && !isDevelopment)) return []
    return [{ name, url }]
  })
  return offered.some(({ url }) => url !== undefined) ? offered : []
}
