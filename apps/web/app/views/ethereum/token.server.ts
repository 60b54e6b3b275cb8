import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { Names } from '../../sources/names.server.ts'

/** What a contract of the EVM counts in, where it is a token that somebody has named. */
export type EvmToken = { symbol: string; decimals: number | undefined }

/** The token that a contract is, by what the bank calls the same coins. */
export function tokenOf(address: string, { tokens, contracts }: Names): EvmToken | undefined {
  const denom = contracts?.get(readAccount(address))?.token?.denom
  return tokens.get(denom ?? `erc20:${formatEthereumAddress(address)}`)
}

/**
 * A token that stands in the bank is called by its denom, another by its contract.
 *
 * @param contract with the capitals of EIP-55
 * @param denom empty for none
 */
export function pathOfToken(contract: string, denom = ''): string {
  if (denom === '') return `/asset/${contract}/`
  return `/asset/${denom.startsWith('erc20:') ? `erc20:${contract}` : denom}/`
}
