import { formatEthereumAddress, readAccount } from '@injsight/chain'
import type { Names } from '../../sources/names.server.ts'

/** What a contract of the EVM counts in, where it is a token that somebody has named. */
export type EvmToken = { symbol: string; decimals: number | undefined }

/** The token that a contract is, by what the bank calls the same coins. */
export function tokenOf(address: string, { tokens, contracts }: Names): EvmToken | undefined {
  const denom = contracts?.get(readAccount(address))?.token?.denom
  return tokens.get(denom ?? `erc20:${formatEthereumAddress(address)}`)
}
