import { badChainData, type Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import { hashOfResults } from './find-flaw.ts'

/**
 * Who is wrong where results that are in the index already don't fit the next header: nothing but that header could tell,
 * and at the chain's head a block is written before there is one.
 *
 * @param contradiction the `node.results` of a block that is written
 * @returns the same while the node tells these results, or others that don't fit either: another one behind its address may
 * know better. `index.results` once it tells those that fit: what is written stays wrong, and the state that followed from it
 * @throws Fault of the node client
 */
export async function judgeResults(
  node: Pick<NodeClient, 'fetchBlockResults'>,
  contradiction: Fault,
): Promise<Fault> {
  const { height, expected } = contradiction.values
  if (typeof height !== 'bigint' || typeof expected !== 'string') return contradiction
  const now = hashOfResults((await node.fetchBlockResults(height)).value)
  if (now !== expected.toUpperCase()) return contradiction
  return badChainData(
    'index.results',
    `The index has wrong results of block ${height}: the next header and the node say that they hash to ${expected}, those that were told as it was written hash to ${String(contradiction.values['came'])}. Restore a backup from before ${height}, or begin a new database`,
    contradiction.values,
  )
}
