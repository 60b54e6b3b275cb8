import { createSigner, waitForTransaction, type LocalAccount, type Packed } from '@injsight/local-chain'
import { createNodeClient } from '@injsight/node-client'
import { findStack } from './stacks.ts'
import { expect } from './test.ts'

/** The node of the stack `chain`. */
export const openNode = () => createNodeClient({ url: findStack('chain', 'NODE_URL'), timeoutMs: 10_000 })

/**
 * What somebody else does on the stack `chain`, or the same account in another place, until it is in a block.
 *
 * @returns its hash
 */
export async function sendAs(account: LocalAccount, messages: Packed[], gas = 1_000_000): Promise<string> {
  const node = openNode()
  const hash = await createSigner(node, account).send(messages, gas)
  const { code, log } = await waitForTransaction(node, hash)
  expect(code, log).toBe(0)
  return hash
}

/** Until the stack `chain` has so many blocks more. */
export async function waitForBlocks(count: bigint): Promise<void> {
  const node = openNode()
  const { head } = await node.fetchStatus()
  await expect.poll(async () => (await node.fetchStatus()).head >= head + count).toBe(true)
}
