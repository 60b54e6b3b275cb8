import { localAccounts, type LocalChain } from '@injsight/local-chain'
import { bytesToHex, createPublicClient, http, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/**
 * Sends a transaction of alice's to a contract of the EVM, or one that makes a contract, and waits until it is in a block.
 *
 * @returns what was signed, the block that has it, and the contract that was made
 * @throws an Error when the chain took it back
 */
export async function sendByEvm(
  { ethereum }: LocalChain,
  to: Hex | null,
  data: Hex,
): Promise<{ signed: Hex; height: bigint; created: Hex | undefined }> {
  const account = privateKeyToAccount(bytesToHex(localAccounts.alice.key))
  const client = createPublicClient({ transport: http(ethereum), pollingInterval: 200 })
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  const signed = await account.signTransaction({
    type: 'eip1559',
    chainId: await client.getChainId(),
    nonce: await client.getTransactionCount({ address: account.address }),
    to,
    data,
    gas: 2_000_000n,
    maxFeePerGas,
    maxPriorityFeePerGas,
  })
  const hash = await client.sendRawTransaction({ serializedTransaction: signed })
  const { status, blockNumber, contractAddress } = await client.waitForTransactionReceipt({
    hash,
    checkReplacement: false, // the node tells a block a moment before its receipts
  })
  if (status !== 'success') throw new Error(`the chain took ${hash} back`)
  return { signed, height: blockNumber, created: contractAddress ?? undefined }
}
