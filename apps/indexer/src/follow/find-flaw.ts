import { badChainData, type Fault } from '@injsight/errors'
import { headerHash, readHeader, resultsHash, rootHash } from '@injsight/light-client'
import type { RpcBlock, RpcBlockResults, RpcTxResult } from '@injsight/node-client'
import type { BlockRows } from '#src/decode/block-rows.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'

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

/**
 * What the next header must say of a block's results, upper-case hex. Codes, data and gas are in it; logs and events
 * are not, which no header vouches for.
 */
export function hashOfResults({ txs_results }: Pick<RpcBlockResults, 'txs_results'>): string {
  return toNodeHex(resultsHash((txs_results ?? []).map(toResult)))
}

/** What doesn't fit between a block's results and the header after it: somebody has changed one of them. */
export function findResultsFlaw(height: bigint, computed: string, told: string): Fault | undefined {
  if (computed === told.toUpperCase()) return undefined
  return badChainData(
    'node.results',
    `The node's results of block ${height} are not those of the chain: the next header says they hash to ${told}, they hash to ${computed}`,
    { height, expected: told, came: computed },
  )
}

function toResult({ code, data, gas_wanted, gas_used }: RpcTxResult) {
  return {
    code: BigInt(code ?? 0),
    data: Buffer.from(data ?? '', 'base64'),
    gasWanted: BigInt(gas_wanted ?? 0),
    gasUsed: BigInt(gas_used ?? 0),
  }
}

function flaw(height: bigint, part: string, told: Uint8Array, computed: Uint8Array): Fault {
  const [expected, came] = [toNodeHex(told), toNodeHex(computed)]
  return badChainData(
    'node.flawed',
    `The node's block ${height} is not whole: its ${part} should hash to ${expected}, they hash to ${came}`,
    { height, expected, came },
  )
}
