import { formatEthereumAddress } from '@injsight/chain'
import type { Names } from '../../sources/names.server.ts'

/** What a contract of the EVM counts in, where it is a token that somebody has named. */
export type EvmToken = { symbol: string; decimals: number | undefined }

/** The token that a contract is, by what the chain calls its coins. */
export function tokenOf(address: string, { tokens }: Names): EvmToken | undefined {
  return tokens.get(`erc20:${formatEthereumAddress(address)}`)
}
