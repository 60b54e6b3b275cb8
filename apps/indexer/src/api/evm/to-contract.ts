import { encodeAddress } from '@injsight/chain'
import type { EvmContract } from '@injsight/injsight-v1'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import type { EvmContractRow } from '#src/queries/evm/contracts.ts'
import { toToken } from './to-token.ts'

export function toContract(row: EvmContractRow): EvmContract {
  const { address, creator, codeHash, hash, ethereumHash, time, token, verifiedAs } = row
  return {
    address: toPrefixedHex(address),
    account: encodeAddress('inj', address),
    creator: creator === null ? '' : toPrefixedHex(creator),
    codeHash: codeHash === null ? '' : toPrefixedHex(codeHash),
    knownFrom: BigInt(row.since),
    hash: hash === null ? '' : toNodeHex(hash),
    ethereumHash: ethereumHash === null ? '' : toPrefixedHex(ethereumHash),
    time: time === null ? 0n : BigInt(time.getTime()),
    ...(token && { token: toToken(token) }),
    verifiedAs: verifiedAs ?? '',
  }
}
