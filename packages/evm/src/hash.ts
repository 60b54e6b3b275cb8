import { getContractAddress, hexToBytes, keccak256 as keccakOf, toHex } from 'viem/utils'

/** The hash that Ethereum uses for everything: 32 bytes. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  return keccakOf(bytes, 'bytes')
}

/**
 * Where a contract comes to stand that an account creates by a transaction, or a contract by CREATE: 20 bytes.
 *
 * @param creator 20 bytes
 * @param nonce of the creator's transaction; a contract counts from 1
 */
export function createdAddress(creator: Uint8Array, nonce: bigint): Uint8Array {
  return hexToBytes(getContractAddress({ from: toHex(creator), nonce }))
}
