import { formatEthereumAddress, readAccount } from '@injsight/chain'

/**
 * The page of a token of the EVM. One that stands in the bank is called by its denom, another by its contract.
 *
 * @param contract with the capitals of EIP-55
 * @param denom empty for none
 */
export function pathOfToken(contract: string, denom = ''): string {
  if (denom === '') return `/asset/${contract}/`
  return denom.startsWith('erc20:') ? `/asset/erc20:${contract}/` : pathOfDenom(denom)
}

/** The page of a denom; anybody may have chosen it, and what can't stand in a path is written so that it can. */
export function pathOfDenom(denom: string): string {
  const [, own] = /^erc20:(0x[0-9a-f]{40})$/i.exec(denom) ?? []
  if (own !== undefined) return `/asset/erc20:${formatEthereumAddress(readAccount(own))}/`
  const path = denom.split('/').map((part) => encodeURIComponent(part).replaceAll('%3A', ':'))
  return `/asset/${path.join('/')}/`
}
