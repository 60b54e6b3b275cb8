import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { createTransport } from '@injsight/grpc-web'
import { olderRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'

const { url, stop } = await indexedApi(olderRecording)
after(stop)
const explorer = new InjectiveExplorerRPCClient(createTransport({ baseUrl: url, timeoutMs: 60_000 }))
const all = { sender: '', receiver: '', limit: 50, skip: 0n }
const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
const sender = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'

test('deposits are told with the transactions of all validators that saw them', async () => {
  const { field } = await explorer.getPeggyDepositTxs(all).response
  assert.equal(field.length, 1)
  const { txHashes, createdAt, ...deposit } = field[0] ?? {}
  assert.equal(txHashes?.length, 4)
  assert.match(createdAt ?? '', /^2026-11-21 03:19:\d\d/)
  assert.deepEqual(deposit, {
    sender: '0x1111111111111111111111111111111111111111',
    receiver: 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s',
    eventNonce: 1n,
    eventHeight: 18_000_000n,
    amount: '123456789',
    denom: usdt,
    orchestratorAddress: 'inj1rvalhkrxkdls5zttkymdmdakgg40d4y8z626ye',
    state: 'Confirmed',
    claimType: 1,
    updatedAt: createdAt,
  })
})

test('deposits are found by both of their ends', async () => {
  const count = async (part: Partial<typeof all>) =>
    (await explorer.getPeggyDepositTxs({ ...all, ...part }).response).field.length
  assert.equal(await count({ sender: `0x${'11'.repeat(20)}` }), 1)
  assert.equal(await count({ sender: `0x${'22'.repeat(20)}` }), 0)
  assert.equal(await count({ receiver: 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s' }), 1)
  assert.equal(await count({ receiver: sender }), 0)
  assert.equal(await count({ skip: 1n }), 0)
})

test('withdrawals are told with what became of them', async () => {
  const { field } = await explorer.getPeggyWithdrawalTxs(all).response
  assert.deepEqual(
    field.map(({ outgoingTxId, state, batchNonce, eventNonce, txHashes }) => [
      outgoingTxId,
      state,
      batchNonce,
      eventNonce,
      txHashes.length,
    ]),
    [
      [7n, 'Submitted', 0n, 0n, 1],
      [6n, 'Submitted', 0n, 0n, 1],
      [5n, 'Submitted', 0n, 0n, 1],
      [4n, 'Confirmed', 2n, 4n, 3],
      [3n, 'Confirmed', 2n, 4n, 3],
      [2n, 'Cancelled', 0n, 0n, 2],
      [1n, 'Confirmed', 1n, 3n, 3],
    ],
  )
  const { amount, bridgeFee, denom, receiver } = field.at(-1) ?? {}
  assert.deepEqual(
    { amount, bridgeFee, denom, receiver },
    { amount: '7000000', bridgeFee: '250000', denom: usdt, receiver: `0x${'33'.repeat(20)}` },
  )
})

test('withdrawals are found by both of their ends', async () => {
  const ids = async (part: Partial<typeof all>) =>
    (await explorer.getPeggyWithdrawalTxs({ ...all, ...part }).response).field.map(
      ({ outgoingTxId }) => outgoingTxId,
    )
  assert.deepEqual(await ids({ sender }), [7n, 6n, 5n, 3n, 1n])
  assert.deepEqual(await ids({ sender, limit: 2, skip: 1n }), [6n, 5n])
  assert.deepEqual(await ids({ receiver: `0x${'66'.repeat(20)}` }), [4n])
})

test('what is no address is refused', async () => {
  await assert.rejects(explorer.getPeggyDepositTxs({ ...all, sender: 'me' }).response, {
    code: 'grpc.invalid_argument',
  })
  await assert.rejects(explorer.getPeggyWithdrawalTxs({ ...all, sender: 'me' }).response, {
    code: 'grpc.invalid_argument',
  })
})
