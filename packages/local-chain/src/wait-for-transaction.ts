import { setTimeout as sleep } from 'node:timers/promises'
import { Fault, unavailable } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'

/** What became of a transaction: 0 is success, any other code comes with the chain's words. */
export type Included = { height: bigint; code: number; log: string }

/**
 * Waits until a block has a transaction.
 *
 * @param hash hex, as `Signer.send` tells it
 * @throws Fault `unavailable`, code `tx.not_included`, when no block of the next minute has it
 */
export async function waitForTransaction(node: NodeClient, hash: string): Promise<Included> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 100) {
    const found = await fetchTransaction(node, hash)
    if (found !== undefined) return found
    await sleep(100)
  }
  throw unavailable('tx.not_included', `No block of the last minute has the transaction ${hash}`, { hash })
}

async function fetchTransaction(node: NodeClient, hash: string): Promise<Included | undefined> {
  try {
    const { value } = await node.fetchResult('tx', { hash: `0x${hash}` })
    const { height, tx_result } = value as { height: string; tx_result: { code: number; log: string } }
    return { height: BigInt(height), code: tx_result.code, log: tx_result.log }
  } catch (error) {
    if (error instanceof Fault && error.kind !== 'unavailable') return undefined // not in a block yet
    throw error
  }
}
