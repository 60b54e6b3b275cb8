import { hash } from 'node:crypto'
import { proveInclusion, rootHash } from '@injsight/light-client'

/** The hash of a transaction, upper-case hex. @param tx base64 */
export function hashOf(tx: string): string {
  return hash('sha256', Buffer.from(tx, 'base64'), 'hex').toUpperCase()
}

/** The `proof` of a `tx` answer: that this transaction is the one of this index in a block with this data hash. */
export function proveTransaction(txs: string[], index: number) {
  const leaves = txs.map((tx) => hash('sha256', Buffer.from(tx, 'base64'), 'buffer'))
  const { total, leafHash, aunts } = proveInclusion(leaves, index)
  return {
    root_hash: Buffer.from(rootHash(leaves)).toString('hex').toUpperCase(),
    data: txs[index] ?? '',
    proof: {
      total: String(total),
      index: String(index),
      leaf_hash: base64(leafHash),
      aunts: aunts.map(base64),
    },
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
