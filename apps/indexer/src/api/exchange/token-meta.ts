import type { TokenMeta } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { DenomNames } from '#src/queries/tokens/denom-names.ts'

/**
 * What the bank's metadata says of a denom; undefined where nobody knows its decimals. No block tells when a token's
 * metadata was fetched: `updatedAt` is 0.
 */
export function toTokenMeta(
  denom: string,
  decimals: number | null,
  names: DenomNames | undefined,
): TokenMeta | undefined {
  const known = decimals || names?.decimals
  if (!known) return undefined
  const [, contract] = /^(?:peggy|erc20:)(0x[0-9a-fA-F]{40})$/.exec(denom) ?? []
  return {
    name: names?.name ?? '',
    address: contract ?? denom,
    symbol: names?.symbol ?? '',
    logo: names?.uri ?? '',
    decimals: known,
    updatedAt: 0n,
  }
}
