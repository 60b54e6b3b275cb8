import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newerRecording } from '@injsight/testing'
import {
  createPublicClient,
  decodeEventLog,
  erc20Abi,
  getContractAddress,
  http,
  isAddressEqual,
  keccak256,
  recoverTransactionAddress,
  serializeTransaction,
  type Hex,
  type Signature,
  type Transaction,
  type TransactionSerializable,
  type TransactionSerialized,
} from 'viem'
import { readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

// viem reads what the index answers, knowing nothing of how it is made.

/** Of blocks with their transactions: few enough to be told in time on a machine that is busy. */
const batchSize = 25
const api = indexedApi(newerRecording)
after(async () => (await api).stop())
const client = createPublicClient({
  transport: http(`${(await api).url}/ethereum`, {
    batch: { batchSize },
    retryCount: 0,
    timeout: 120_000,
  }),
})
const last = newerRecording.to
const heights = Array.from({ length: Number(last) }, (_, at) => BigInt(at + 1))
const blocks = await askEach(heights, (blockNumber) =>
  client.getBlock({ blockNumber, includeTransactions: true }),
)
const transactions = blocks.flatMap((block) => block.transactions)

test('[EVM-13] every block is there, each after its parent, and the newest is the head', async () => {
  assert.equal(await client.getBlockNumber(), last)
  for (const [at, block] of blocks.entries()) {
    assert.equal(block.number, BigInt(at + 1))
    if (at > 0) assert.equal(block.parentHash, blocks[at - 1]?.hash)
    assert.ok(block.gasUsed <= block.gasLimit)
    assert.deepEqual(
      block.transactions.map(({ transactionIndex }) => transactionIndex),
      block.transactions.map((_, index) => index),
    )
  }
  const head = await client.getBlock()
  assert.equal(head.hash, blocks.at(-1)?.hash)
  assert.deepEqual(await client.getBlock({ blockHash: head.hash }), head)
  assert.equal((await client.getBlock({ blockTag: 'earliest' })).number, 1n)
})

test('[EVM-13][EVM-01] each transaction, written anew from what is told of it, has its hash and its sender', async () => {
  const chainId = await client.getChainId()
  assert.ok(transactions.length > 0)
  for (const told of transactions) {
    const serialized = serialize(told)
    assert.equal(keccak256(serialized), told.hash)
    const signer = await recoverTransactionAddress({
      serializedTransaction: serialized as TransactionSerialized,
    })
    assert.ok(isAddressEqual(signer, told.from))
    assert.equal(told.chainId, chainId)
  }
})

test('[EVM-13] a transaction is the same by its hash and by its place in a block', async () => {
  for (const told of transactions.filter((_, at) => at % 7 === 0)) {
    const { hash, blockHash, blockNumber, transactionIndex: index } = told
    assert.deepEqual(await client.getTransaction({ hash }), told)
    assert.deepEqual(await client.getTransaction({ blockNumber, index }), told)
    assert.deepEqual(await client.getTransaction({ blockHash, index }), told)
    assert.equal(
      await client.getBlockTransactionCount({ blockHash }),
      await client.getBlockTransactionCount({ blockNumber }),
    )
  }
})

test('[EVM-13][EVM-03] receipts add up within their blocks, and name the contracts that were created', async () => {
  for (const block of blocks.filter((one) => one.transactions.length > 0)) {
    let before = 0n
    for (const { hash, from, nonce, to } of block.transactions) {
      const receipt = await client.getTransactionReceipt({ hash })
      assert.equal(receipt.blockHash, block.hash)
      assert.ok(receipt.cumulativeGasUsed >= before)
      if (receipt.status === 'success') before = receipt.cumulativeGasUsed
      const created = to === null ? getContractAddress({ from, nonce: BigInt(nonce) }).toLowerCase() : null
      assert.equal(receipt.contractAddress, created)
      assert.ok(receipt.status === 'success' || receipt.logs.length === 0)
      assert.equal(BigInt(block.logsBloom) | BigInt(receipt.logsBloom), BigInt(block.logsBloom))
    }
  }
})

test('[EVM-13] the logs of a range are those of its receipts, whatever they are asked by', async () => {
  const all = await client.getLogs({ fromBlock: 1n, toBlock: last })
  const receipts = await askEach(transactions, ({ hash }) => client.getTransactionReceipt({ hash }))
  const told = receipts.flatMap(({ logs }) => logs).toSorted(byPlace)
  assert.deepEqual(all, told)
  const address = all[0]?.address
  const transfers = await client.getLogs({
    address,
    event: transfer,
    fromBlock: 1n,
    toBlock: last,
    strict: true,
  })
  const topic = all[0]?.topics[0]
  assert.deepEqual(
    transfers.map(({ transactionHash, logIndex }) => [transactionHash, logIndex]),
    all
      .filter((log) => log.address === address && log.topics[0] === topic && log.topics.length === 3)
      .map(({ transactionHash, logIndex }) => [transactionHash, logIndex]),
  )
  for (const { args, topics, data } of transfers) {
    assert.deepEqual(args, decodeEventLog({ abi: [transfer], topics, data }).args)
  }
  const { blockHash } = transfers[0] ?? assert.fail('nothing was transferred')
  assert.deepEqual(
    await client.getLogs({ blockHash }),
    all.filter((log) => log.blockHash === blockHash),
  )
})

test('[EVM-13] what was recorded of each named transaction is what its receipt says', async () => {
  const named = readNamedTxs(newerRecording).filter(({ ethHash }) => ethHash !== undefined)
  assert.ok(named.length > 0)
  for (const { ethHash, evmStatus, height, name } of named) {
    const receipt = await client.getTransactionReceipt({ hash: ethHash as Hex })
    assert.equal(receipt.blockNumber, BigInt(height), name)
    assert.equal(receipt.status, evmStatus === '0x1' ? 'success' : 'reverted', name)
  }
})

test('[EVM-13] what there isn’t is told as viem knows it', async () => {
  const nothing: Hex = `0x${'00'.repeat(32)}`
  await assert.rejects(client.getTransaction({ hash: nothing }), { name: 'TransactionNotFoundError' })
  await assert.rejects(client.getTransactionReceipt({ hash: nothing }), {
    name: 'TransactionReceiptNotFoundError',
  })
  await assert.rejects(client.getBlock({ blockNumber: last + 1n }), { name: 'BlockNotFoundError' })
  await assert.rejects(client.getBlock({ blockHash: nothing }), { name: 'BlockNotFoundError' })
  await assert.rejects(client.getBalance({ address: `0x${'11'.repeat(20)}` }), /EVM_URL/)
})

const [transfer] = erc20Abi.filter(({ name, type }) => type === 'event' && name === 'Transfer') as [
  Extract<(typeof erc20Abi)[number], { type: 'event'; name: 'Transfer' }>,
]

/** One batch after the other: side by side, on a slow machine, each would take longer than a batch may. */
async function askEach<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += batchSize)
    answers.push(...(await Promise.all(items.slice(at, at + batchSize).map(ask))))
  return answers
}

function byPlace(one: { blockNumber: bigint; logIndex: number }, other: typeof one): number {
  return Number(one.blockNumber - other.blockNumber) || one.logIndex - other.logIndex
}

/** The bytes that were signed, made from what the index tells of a transaction. */
function serialize(told: Transaction): Hex {
  const { type, gas, to, value, nonce, input: data, chainId, accessList } = told
  const common = { gas, to, value, nonce, data, chainId }
  const signature = { r: told.r, s: told.s, v: told.v, yParity: told.yParity } as Signature
  const price = { gasPrice: told.gasPrice }
  const fees = { maxFeePerGas: told.maxFeePerGas, maxPriorityFeePerGas: told.maxPriorityFeePerGas }
  const fields =
    type === 'legacy'
      ? { type, ...common, ...price }
      : type === 'eip2930'
        ? { type, ...common, ...price, accessList }
        : { type, ...common, ...fees, accessList }
  return serializeTransaction(fields as TransactionSerializable, signature)
}
