import { sha256 } from '#sha256'
import { rootHash } from './merkle.ts'

/** The hash that a transaction is known by: SHA-256 of its bytes. */
export function txHash(tx: Uint8Array): Uint8Array {
  return sha256(tx)
}

/**
 * What a header's `data_hash` is of: the Merkle root over the hashes of a block's transactions.
 *
 * @param txs raw transactions in the order they have in the block
 */
export function dataHash(txs: Uint8Array[]): Uint8Array {
  return rootHash(txs.map(txHash))
}
