import assert from 'node:assert/strict'
import { waitForTransaction, type LocalChain, type Packed, type Signer } from '@injsight/local-chain'

/** Sends a transaction that has to succeed, and waits for the block that has it. */
export async function sendMessages(
  { node }: LocalChain,
  signer: Signer,
  messages: Packed[],
): Promise<bigint> {
  const hash = await signer.send(messages, 3_000_000)
  const { code, log, height } = await waitForTransaction(node, hash)
  assert.equal(code, 0, log)
  return height
}
