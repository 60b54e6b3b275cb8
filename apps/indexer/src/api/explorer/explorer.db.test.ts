import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  GetAccountTxsRequest,
  GetBlocksRequest,
  GetTxsRequest,
  GetTxsV2Request,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { messageTypesOf } from '@injsight/chain/decode'
import { createTransport } from '@injsight/grpc-web'
import { olderRecording } from '@injsight/testing'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

const { url, stop } = await indexedApi(olderRecording)
after(stop)
const explorer = new InjectiveExplorerRPCClient(createTransport({ baseUrl: url, timeoutMs: 60_000 }))

// The recording's transactions as the filters see them, newest first.
const told = readRecordedBlocks(olderRecording)
  .flatMap(({ block, block_results }) =>
    (block_results.txs_results ?? []).map(({ code }, index) => ({
      number: (BigInt(block.block.header.height) << 16n) | BigInt(index),
      height: BigInt(block.block.header.height),
      timeMs: Date.parse(block.block.header.time),
      code,
      types: messageTypesOf(Buffer.from(block.block.data.txs[index] ?? '', 'base64')).types,
    })),
  )
  .toReversed()
const [busiest = [0n, []] as const] = [...Map.groupBy(told, ({ height }) => height)].toSorted(
  ([, a], [, b]) => b.length - a.length,
)
const send = '/cosmos.bank.v1beta1.MsgSend'
const vote = '/cosmos.gov.v1.MsgVote'

test('transactions are filtered by type, status, height, number and time, and all of these at once', async () => {
  const some = told[500]
  assert.ok(some)
  const cases: [Partial<GetTxsRequest>, (tx: (typeof told)[number]) => boolean][] = [
    [{}, () => true],
    [{ status: 'failed' }, ({ code }) => code !== 0],
    [{ status: 'success' }, ({ code }) => code === 0],
    [{ before: 100n }, ({ height }) => height < 100n],
    [{ after: 2000n, before: 2004n }, ({ height }) => height > 2000n && height < 2004n],
    [{ toNumber: some.number }, ({ number }) => number <= some.number],
    [{ fromNumber: some.number }, ({ number }) => number >= some.number],
    [{ startTime: BigInt(some.timeMs) }, ({ timeMs }) => timeMs >= some.timeMs],
    [
      { endTime: BigInt(some.timeMs), status: 'success' },
      ({ timeMs, code }) => timeMs <= some.timeMs && code === 0,
    ],
    [{ endTime: 1n }, () => false],
    [{ type: send, status: 'success' }, ({ types, code }) => types.includes(send) && code === 0],
    [
      { type: `${send},${vote}`, status: 'success', before: 1500n },
      ({ types, code, height }) =>
        code === 0 && height < 1500n && (types.includes(send) || types.includes(vote)),
    ],
    [{ module: 'bank', type: vote }, () => false],
  ]
  for (const [request, passes] of cases) {
    const expected = told.filter(passes)
    const { response } = await explorer.getTxs(GetTxsRequest.create({ ...request, limit: 100 }))
    assert.deepEqual(
      response.data.map(({ txNumber }) => txNumber),
      expected.slice(0, 100).map(({ number }) => number),
    )
    assert.equal(response.paging?.total, BigInt(expected.length))
    assert.deepEqual(
      [response.paging?.from, response.paging?.to],
      expected.length ? [1, Math.min(100, expected.length)] : [0, 0],
    )
  }
})

test('skip goes on where the page before ended', async () => {
  const { response } = await explorer.getTxs(GetTxsRequest.create({ limit: 5, skip: 1000n }))
  assert.deepEqual(
    response.data.map(({ txNumber }) => txNumber),
    told.slice(1000, 1005).map(({ number }) => number),
  )
})

test('tokens walk through every transaction of a block and end', async () => {
  const [height, busy] = busiest
  assert.ok(busy.length > 10)
  const numbers: bigint[] = []
  let token = ''
  do {
    const { response } = await explorer.getTxsV2(
      GetTxsV2Request.create({ blockNumber: height, perPage: 4, token }),
    )
    numbers.push(...response.data.map(({ txNumber }) => txNumber))
    token = response.paging?.next[0] ?? ''
  } while (token !== '')
  assert.deepEqual(
    numbers,
    busy.map(({ number }) => number),
  )
})

test('blocks are found between heights and between times', async () => {
  const { response } = await explorer.getBlocks(
    GetBlocksRequest.create({ before: 20n, after: 15n, limit: 100 }),
  )
  assert.deepEqual(
    response.data.map(({ height }) => height),
    [19n, 18n, 17n, 16n],
  )
  assert.deepEqual(response.paging, { total: 2524n, from: 16, to: 19, countBySubaccount: 0n, next: [] })
  const [newest, , , oldest] = response.data
  assert.ok(newest && oldest)
  const range = { from: oldest.blockUnixTimestamp, to: newest.blockUnixTimestamp, limit: 100 }
  const between = await explorer.getBlocks(GetBlocksRequest.create(range))
  assert.deepEqual(between.response.data, response.data)
})

test('an account is asked for in any spelling', async () => {
  const { response } = await explorer.getTxByTxHash({
    hash: '838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E',
    isEvmHash: false,
  })
  const address = response.data?.signatures[0]?.address ?? ''
  const listed = await explorer.getAccountTxs(
    GetAccountTxsRequest.create({ address, type: send, limit: 100 }),
  )
  assert.ok(listed.response.data.some(({ hash }) => hash === response.data?.hash))
  const shouted = await explorer.getAccountTxs(
    GetAccountTxsRequest.create({ address: address.toUpperCase(), type: send, limit: 100 }),
  )
  assert.deepEqual(shouted.response, listed.response)
})

test('validators have their names, counts, and what the node knows of them', async () => {
  const { response } = await explorer.getValidators({})
  assert.equal(response.data.length, 5)
  const [validator] = response.data.filter(({ status, jailed }) => status === 3 && !jailed)
  assert.ok(validator)
  assert.match(validator.tokens, /^\d{19,}$/)
  assert.notEqual(validator.moniker, '')
  assert.ok(validator.signed > 2000n && validator.proposed > 300n)
  for (const address of [validator.operatorAddress, validator.consensusAddress]) {
    assert.deepEqual((await explorer.getValidator({ address })).response.data, validator)
  }
  const proposed = response.data.reduce((sum, one) => sum + one.proposed, 0n)
  assert.equal(proposed, 2524n)
})

test('statistics count back from the last block', async () => {
  const { response } = await explorer.getStats({})
  assert.equal(response.txsTotal, 2820n)
  assert.equal(response.txs24H, 2820n)
  assert.equal(response.txs30D, 2820n)
  assert.equal(response.blockCount24H, 2524n)
  assert.ok(response.addresses > 40n && response.assets > 10n && response.injSupply > 1000n)
})

test('REST answers the same in the words of the public service', async () => {
  const { paging } = (await getJson('v1/blocks?limit=1')).body as { paging: { total: number } }
  assert.equal(paging.total, 2524)
  const { data: block } = (await getJson('v1/blocks/450')).body as { data: RestBlock }
  assert.equal(block.height, 450)
  assert.equal(block.block_hash, '0xad07f4413950f835c2aa8eaf402200cb7ef737f445d78f946d84a09056ab5986')
  assert.equal(typeof block.txs[0]?.gas_used, 'number')
  const { data: tx } = (await getJson(`v1/txs/${block.txs[0]?.hash}`)).body as { data: RestTransaction }
  assert.equal(tx.block_number, 450)
  assert.equal(tx.messages[0]?.type, '/injective.exchange.v1beta1.MsgBatchUpdateOrders')
  assert.equal(tx.logs[0]?.msg_index, '0')
  assert.equal(tx.gas_fee.amount[0]?.denom, 'inj')
  const search = `limit=1000000&type=${tx.messages[0].type}`
  const { body } = await getJson(`v1/accountTxs/${tx.signatures[0]?.address}?${search}`)
  assert.equal((body as { data: RestTransaction[] }).data.length, 100)
})

type RestBlock = { height: number; block_hash: string; txs: { hash: string; gas_used: number }[] }
type RestTransaction = {
  block_number: number
  messages: { type: string }[]
  logs: { msg_index: string }[]
  gas_fee: { amount: { denom: string }[] }
  signatures: { address: string }[]
}

test('what is asked wrongly is answered with the right status, never as our failure', async () => {
  const wrong: [path: string, status: number][] = [
    ['v1/blocks/abc', 400],
    ['v1/blocks/99999999999', 404],
    ['v1/blocks/999999999999999999999999', 404],
    ['v1/blocks/0', 404],
    [`v1/blocks/${'ab'.repeat(32)}`, 404],
    ['v1/txs/zz', 400],
    [`v1/txs/${'ab'.repeat(32)}`, 404],
    [`v1/txs/${'ab'.repeat(32)}?is_evm_hash=true`, 404],
    ['v1/txs?limit=-1', 400],
    ['v1/txs?limit=99999999999', 400],
    ['v1/txs?skip=1000000', 400],
    ['v1/txs?status=fine', 400],
    ['v1/txs?start_time=-1', 400],
    ['v1/txs?before=18446744073709551615', 200],
    ['v1/txs?after=18446744073709551615', 200],
    ['v1/txs?from_number=9223372036854775807&to_number=-5', 200],
    ['v1/blocks?before=18446744073709551615&after=18446744073709551615', 200],
    ['v2/txs?token=%27', 400],
    ['v2/blocks?token=999999999999999999', 200],
    ['v1/accountTxs/inj1nobody', 400],
    ['v1/validators/inj1nobody', 400],
    [`v1/accountTxs/${'x'.repeat(5000)}`, 400],
    ['v1/validators/injvaloper1zkhdk2s5elr8ez5cq0gt4k8sy8qpznz54fwy8d', 200],
  ]
  for (const [path, status] of wrong) {
    const answer = await getJson(path)
    assert.equal(answer.status, status, `${path}: ${JSON.stringify(answer.body).slice(0, 200)}`)
  }
  const { message } = (await getJson('v1/blocks/99999999999')).body as { message: string }
  assert.match(message, /no block 99999999999 yet: the newest is 2524/)
})

async function getJson(path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/api/explorer/${path}`)
  return { status: answer.status, body: await answer.json() }
}
