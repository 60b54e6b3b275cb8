import { formatEthereumAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listBridgedDenoms } from '#src/queries/bridges/bridge.ts'

/** What tokens of Ethereum are called on this chain, by their contracts. */
export async function readBridgedDenoms(pool: Pool): Promise<(contract: Buffer) => string> {
  const denoms = await listBridgedDenoms(pool)
  return (token) => {
    const contract = toPrefixedHex(token)
    return denoms.get(contract) ?? `peggy${formatEthereumAddress(contract)}`
  }
}
