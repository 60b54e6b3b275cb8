import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { Names } from '../sources/names/names.server.ts'

/**
 * The page of a token of the EVM. One that stands in the bank is called by its denom, another by its contract.
 *
 * @param contract with the capitals of EIP-55
 * @param denom empty for none
 */
export function pathOfToken(contract: string, denom = ''): string {
  if (denom === '') return `/asset/${contract}/`
  return `/asset/${denom.startsWith('erc20:') ? `erc20:${contract}` : denom}/`
}

/** The page of a denom that is a contract's as well; undefined for others, which have none yet. */
export function pathOfDenom(
  denom: string,
  { contracts = new Map() }: Pick<Names, 'contracts'>,
): string | undefined {
  const [, own] = /^erc20:(0x[0-9a-f]{40})$/i.exec(denom) ?? []
  if (own !== undefined) return pathOfToken(formatEthereumAddress(readAccount(own)), denom)
  for (const { token } of contracts.values()) if (token?.denom === denom) return pathOfToken('', denom)
  return undefined
}
