import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { pathOfToken } from '../../language/token-paths.ts'
import type { Names } from '../../sources/names/names.server.ts'

/** What a contract of the EVM counts in, where it is a token that somebody has named. */
export type EvmToken = {
  symbol: string
  decimals: number | undefined
  /** Of its page. */
  path: string
}

/** The token that a contract is, by what the bank calls the same coins, or else as the contract says itself. */
export function tokenOf(address: string, { tokens, contracts }: Names): EvmToken | undefined {
  const account = readAccount(address)
  const contract = formatEthereumAddress(account)
  const known = contracts?.get(account)?.token
  const named = tokens.get(known?.denom ?? `erc20:${contract}`)
  const path = pathOfToken(contract, known?.denom ?? named?.denom)
  if (named !== undefined) return { symbol: named.symbol, decimals: named.decimals, path }
  if (known === undefined || known.symbol === '') return undefined
  return { symbol: known.symbol, decimals: known.standard === 'erc20' ? known.decimals : undefined, path }
}
