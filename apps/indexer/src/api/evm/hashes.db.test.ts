import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { ExplorerClient } from '@injsight/injsight-v1'
import { newerRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readNamedTxs } from '../../../test/recorded/named-txs.ts'

const { transport, stop } = await indexedApi(newerRecording)
after(stop)
const explorer = new InjectiveExplorerRPCClient(transport)
const client = new ExplorerClient(transport)

const named = readNamedTxs(newerRecording).flatMap(({ hash, ethHash, height }) =>
  ethHash === undefined ? [] : [{ hash: hash.toUpperCase(), ethHash, height }],
)

test('[EVM-02] the public service knows Ethereum transactions by both hashes, failed ones too', async () => {
  assert.ok(named.length > 50)
  for (const { hash, ethHash } of named) {
    for (const asked of [
      { hash: ethHash, isEvmHash: true },
      { hash: ethHash, isEvmHash: false },
      { hash, isEvmHash: false },
    ]) {
      const { data } = (await explorer.getTxByTxHash(asked)).response
      assert.equal(data?.hash, `0x${hash.toLowerCase()}`)
    }
  }
})

test('[EVM-02] a list of transactions has the hash in the EVM beside the chain’s', async () => {
  for (const { hash, ethHash, height } of named.slice(-10)) {
    const { data } = (await explorer.getTxsV2({ ...emptyList, blockNumber: BigInt(height) })).response
    const one = data.find((tx) => tx.hash === `0x${hash.toLowerCase()}`)
    assert.equal(one?.ethereumTxHashHex, ethHash)
  }
})

test('[EVM-02] search leads from both hashes to the same transaction, whole and shortened', async () => {
  for (const { hash, ethHash } of named.slice(0, 10)) {
    for (const text of [hash, ethHash, ethHash.toUpperCase().replace('0X', '0x')]) {
      const { results } = await client.search({ text, limit: 0 }).response
      assert.deepEqual(results, [{ kind: 'transaction', id: hash, name: '' }])
    }
    const short = `${ethHash.slice(0, 10)}…${ethHash.slice(-6)}`
    const { results } = await client.search({ text: short, limit: 0 }).response
    assert.deepEqual(results, [{ kind: 'transaction', id: ethHash.slice(2).toUpperCase(), name: '' }])
  }
})

test('[EVM-02] every service of a transaction takes either hash', async () => {
  const [one] = named
  assert.ok(one)
  const answersOf = (hash: string) =>
    Promise.all([
      client.getRawTransaction({ hash }).response,
      client.getTransactionChanges({ hash }).response,
      client.getMentions({ hash }).response,
      client.getOrderFates({ hash }).response,
    ])
  assert.deepEqual(await answersOf(one.ethHash), await answersOf(one.hash))
  const { outcomes } = await client.listOutcomes({ hashes: [one.ethHash] }).response
  assert.equal(outcomes.length, 1)
})

const emptyList = {
  token: '',
  perPage: 100,
  status: '',
  type: '',
  startTime: 0n,
  endTime: 0n,
}
