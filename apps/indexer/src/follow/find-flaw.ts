import { badChainData, type Fault } from '@injsight/errors'
import { headerHash, readHeader, rootHash } from '@injsight/light-client'
import type { RpcBlock } from '@injsight/node-client'
import type { BlockRows } from '#src/decode/block-rows.ts'

/**
 * What in a block doesn't fit its own hash: whoever passed it on has changed it, or lost a part. Since each block
 * names the hash of the one before it, the whole index is what the chain sealed.
 */
export function findFlaw({ block }: RpcBlock, { block: row, txs }: BlockRows): Fault | undefined {
  const header = readHeader(block.header)
  const hash = headerHash(header)
  if (!row.hash.equals(hash)) return flaw(row.height, 'header', row.hash, hash)
  if (txs.length === 0) return undefined
  const root = rootHash(txs.map((tx) => tx.hash))
  return Buffer.from(header.dataHash).equals(root)
    ? undefined
    : flaw(row.height, 'transactions', header.dataHash, root)
}

function flaw(height: bigint, part: string, told: Uint8Array, computed: Uint8Array): Fault {
  const [expected, came] = [told, computed].map((hash) => Buffer.from(hash).toString('hex').toUpperCase())
  return badChainData(
    'node.flawed',
    `The node's block ${height} is not whole: its ${part} should hash to ${expected}, they hash to ${came}`,
    { height, expected, came },
  )
}
