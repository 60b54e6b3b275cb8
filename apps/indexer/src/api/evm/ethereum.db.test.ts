import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { ExplorerClient } from '@injsight/injsight-v1'
import { newerRecording } from '@injsight/testing'
import { findEthereumAnswers } from '../../../test/recorded/ethereum-answers.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { findNamedTx, readNamedTxs } from '../../../test/recorded/named-txs.ts'

const { transport, stop } = await indexedApi(newerRecording)
after(stop)
const client = new ExplorerClient(transport)
const answers = findEthereumAnswers()
const skip = answers === undefined && 'no ../shared here'

type Receipt = {
  transactionHash: string
  transactionIndex: string
  blockNumber: string
  from: string
  to: string | null
  status: string
  gasUsed: string
  contractAddress: string | null
  logs: { address: string; topics: string[]; data: string; logIndex: string; blockNumber: string }[]
}
type Sent = Record<'hash' | 'nonce' | 'value' | 'gas' | 'input' | 'from' | 'r' | 's' | 'v', string> & {
  to: string | null
}

test('[EVM-03] every Ethereum transaction is told as the node tells it', { skip }, async () => {
  for (const { method, answer } of answers ?? []) {
    if (method !== 'eth_getTransactionReceipt' || answer.result === null) continue
    const receipt = answer.result as Receipt
    const told = await client.getEthereumTransaction({ hash: receipt.transactionHash }).response
    assert.equal(told.ethereumHash, receipt.transactionHash)
    assert.equal(told.height, BigInt(receipt.blockNumber))
    assert.equal(told.rank, Number(receipt.transactionIndex))
    assert.equal(told.from, receipt.from)
    assert.equal(told.to, receipt.to ?? '')
    assert.equal(told.hasFailed, receipt.status === '0x0')
    assert.equal(told.isRead, true)
    // The node tells of one that failed where its contract would stand.
    if (!told.hasFailed) {
      assert.equal(told.created, receipt.contractAddress ?? '')
      assert.equal(BigInt(told.gasUsed), BigInt(receipt.gasUsed))
    }
    assert.deepEqual(
      told.logs.map(({ contract, topics, data, place }) => ({ contract, topics, data, place })),
      receipt.logs.map(({ address, topics, data, logIndex }) => ({
        contract: address,
        topics,
        data,
        place: Number(logIndex),
      })),
    )
  }
  for (const { method, answer } of answers ?? []) {
    if (method !== 'eth_getTransactionByHash' || answer.result === null) continue
    const sent = answer.result as Sent
    const told = await client.getEthereumTransaction({ hash: sent.hash }).response
    assert.equal(told.nonce, BigInt(sent.nonce))
    assert.equal(BigInt(told.value), BigInt(sent.value))
    assert.equal(BigInt(told.gasLimit), BigInt(sent.gas))
    assert.equal(told.input, sent.input)
    for (const name of ['r', 's', 'v'] as const) assert.equal(BigInt(told[name]), BigInt(sent[name]))
  }
})

test('[EVM-03] the base fee of its block is told as the node tells it', { skip }, async () => {
  type Block = { baseFeePerGas: string; transactions: { hash: string }[] }
  const blocks = (answers ?? [])
    .filter(({ method, params }) => method === 'eth_getBlockByNumber' && params[1] === true)
    .flatMap(({ answer }) => (answer.result ?? []) as Block)
  assert.ok(blocks.some(({ transactions }) => transactions.length > 0))
  for (const { baseFeePerGas, transactions } of blocks) {
    for (const { hash } of transactions) {
      const { baseFee } = await client.getEthereumTransaction({ hash }).response
      assert.equal(BigInt(baseFee), BigInt(baseFeePerGas))
    }
  }
})

test('[EVM-03] one that failed says why, and with what bytes', async () => {
  const silver = await named('evm.coin.mint.fail')
  assert.equal(silver.hasFailed, true)
  assert.equal(silver.vmError, 'execution reverted')
  assert.match(silver.returned, /^0x08c379a0/)
  assert.match(silver.refusal, /only the owner mints/)
  const spun = await named('evm.probe.spin')
  assert.match(spun.vmError, /^out of gas/)
  assert.equal(spun.gasUsed, spun.gasLimit)
  assert.equal(spun.fee, String(BigInt(spun.gasLimit) * BigInt(spun.maxFeePerGas)))
})

test('[EVM-03] a transaction of another kind, or none at all, is no transaction of the EVM', async () => {
  const { hash = '' } = readNamedTxs(newerRecording).find(({ ethHash }) => ethHash === undefined) ?? {}
  for (const asked of [hash, 'ff'.repeat(32)])
    await assert.rejects(client.getEthereumTransaction({ hash: asked }).response, { kind: 'not-found' })
  await assert.rejects(client.getEthereumTransaction({ hash: '0x12' }).response, { kind: 'invalid-input' })
})

test('[EVM-03] the logs of each contract are those that the node knows', { skip }, async () => {
  for (const { method, params, answer } of answers ?? []) {
    if (method !== 'eth_getLogs') continue
    const [{ address }] = params as [{ address: string }]
    const expected = answer.result as Receipt['logs']
    const told = await listAll(address)
    assert.deepEqual(
      told.map(({ topics, data, place, height }) => ({ topics, data, place, height })),
      expected.map(({ topics, data, logIndex, blockNumber }) => ({
        topics,
        data,
        place: Number(logIndex),
        height: BigInt(blockNumber),
      })),
    )
  }
})

test('[EVM-03] logs are asked for in words that are checked', async () => {
  const ask = (asked: Partial<typeof anyLog>) => client.listEthereumLogs({ ...anyLog, ...asked }).response
  const { logs } = await ask({ topics: ['', '', `0x${'0'.repeat(64)}`], limit: 1 })
  assert.equal(logs.length, 1)
  for (const log of logs) assert.equal(log.topics[2], `0x${'0'.repeat(64)}`)
  const { logs: early } = await ask({ from: 66n, to: 70n })
  assert.deepEqual(
    early.map(({ height }) => height),
    [70n, 66n],
  )
  for (const wrong of [
    { topics: ['0x12'] },
    { topics: ['', '', '', '', ''] },
    { contracts: ['0x12'] },
    { contracts: Array.from({ length: 101 }, () => `0x${'0'.repeat(40)}`) },
    { cursor: 'ours' },
    { from: -1n },
    { limit: -1 },
  ]) {
    await assert.rejects(ask(wrong), { kind: 'invalid-input' })
  }
})

const anyLog = {
  contracts: [] as string[],
  topics: [] as string[],
  from: 0n,
  to: 0n,
  oldestFirst: false,
  cursor: '',
  limit: 0,
}

async function listAll(contract: string) {
  const asked = { ...anyLog, contracts: [contract], oldestFirst: true, limit: 40 }
  const first = await client.listEthereumLogs(asked).response
  const logs = [...first.logs]
  for (let { next } = first; next !== '';) {
    const page = await client.listEthereumLogs({ ...asked, cursor: next }).response
    logs.push(...page.logs)
    next = page.next
  }
  return logs
}

async function named(name: string) {
  return client.getEthereumTransaction({ hash: findNamedTx(newerRecording, name).hash }).response
}
