import type { EvmToken } from '@injsight/injsight-v1'
import type { TokenRow } from '#src/queries/evm/tokens.ts'

export function toToken({ address, decimals, ...token }: TokenRow): EvmToken {
  return {
    contract: `0x${address}`,
    standard: token.standard,
    name: token.name ?? '',
    symbol: token.symbol ?? '',
    hasDecimals: decimals !== null,
    decimals: decimals ?? 0,
    denom: token.denom ?? '',
    // What a contract says that isn't believed is no number to show.
    supply: token.lost === null ? (token.supply ?? '') : '',
    lost: token.lost ?? '',
    knownFrom: BigInt(token.since),
  }
}
