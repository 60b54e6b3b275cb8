import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  GetAccountTxsRequest,
  GetBlocksRequest,
  GetTxsRequest,
  GetTxsV2Request,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { encodeAddress } from '@injsight/chain'
import { messageTypesOf } from '@injsight/chain/decode'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { readNames } from '../../../test/recorded/names.ts'
import { findNamedTx } from '../../../test/recorded/named-txs.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { indexedApi } from '../../../test/indexed-api.ts'

const send = '/cosmos.bank.v1beta1.MsgSend'
const vote = '/cosmos.gov.v1.MsgVote'

type Validator = {
  operator_address: string
  description: { moniker: string }
  tokens: string
  jailed: boolean
}
type RestBlock = { height: number; block_hash: string; txs: { hash: string; gas_used: number }[] }
type RestTransaction = {
  hash: string
  block_number: number
  messages: { type: string }[]
  logs: { msg_index: string }[]
  gas_fee: { amount: { denom: string }[] }
  signatures: { address: string }[]
}

await forEachRecording(async (recording, test) => {
  const { url, transport, stop } = await indexedApi(recording)
  after(stop)
  const explorer = new InjectiveExplorerRPCClient(transport)

  // The recording's transactions as the filters see them, newest first.
  const blocks = readRecordedBlocks(recording)
  const told = blocks
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
  const middle = recording.to / 2n

  test('transactions are filtered by type, status, height, number and time, and all of these at once', async () => {
    const some = told[told.length >> 1]
    assert.ok(some)
    const cases: [Partial<GetTxsRequest>, (tx: (typeof told)[number]) => boolean][] = [
      [{}, () => true],
      [{ status: 'failed' }, ({ code }) => code !== 0],
      [{ status: 'success' }, ({ code }) => code === 0],
      [{ before: 100n }, ({ height }) => height < 100n],
      [{ after: middle, before: middle + 4n }, ({ height }) => height > middle && height < middle + 4n],
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
        { type: `${send},${vote}`, status: 'success', before: middle },
        ({ types, code, height }) =>
          code === 0 && height < middle && (types.includes(send) || types.includes(vote)),
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
    const { response } = await explorer.getTxs(GetTxsRequest.create({ limit: 5, skip: 700n }))
    assert.deepEqual(
      response.data.map(({ txNumber }) => txNumber),
      told.slice(700, 705).map(({ number }) => number),
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
    assert.deepEqual(response.paging, {
      total: recording.to,
      from: 16,
      to: 19,
      countBySubaccount: 0n,
      next: [],
    })
    const [newest, , , oldest] = response.data
    assert.ok(newest && oldest)
    const range = { from: oldest.blockUnixTimestamp, to: newest.blockUnixTimestamp, limit: 100 }
    const between = await explorer.getBlocks(GetBlocksRequest.create(range))
    assert.deepEqual(between.response.data, response.data)
  })

  test('an account is asked for in any spelling', async () => {
    const { hash } = findNamedTx(recording, 'bank.send')
    const { response } = await explorer.getTxByTxHash({ hash, isEvmHash: false })
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
    const { validators } = readExpected(recording, 'staking') as { validators: Validator[] }
    assert.deepEqual(
      new Map(response.data.map((one) => [one.operatorAddress, [one.moniker, one.tokens, one.jailed]])),
      new Map(
        validators.map((one) => [one.operator_address, [one.description.moniker, one.tokens, one.jailed]]),
      ),
    )
    for (const validator of response.data) {
      const { consensusAddress, operatorAddress, proposed, signed } = validator
      assert.equal(
        proposed,
        BigInt(
          blocks.filter(
            ({ block }) => consensusAddressOf(block.block.header.proposer_address) === consensusAddress,
          ).length,
        ),
      )
      assert.equal(
        signed,
        BigInt(
          blocks.filter(({ block }) =>
            block.block.last_commit.signatures.some(
              (one) =>
                one.block_id_flag !== 1 && consensusAddressOf(one.validator_address) === consensusAddress,
            ),
          ).length,
        ),
      )
      for (const address of [operatorAddress, consensusAddress])
        assert.deepEqual((await explorer.getValidator({ address })).response.data, validator)
    }
    assert.equal(
      response.data.reduce((sum, one) => sum + one.proposed, 0n),
      recording.to,
    )
  })

  test('statistics count back from the last block', async () => {
    const { response } = await explorer.getStats({})
    const all = BigInt(told.length)
    // A recording is of an hour or two.
    assert.deepEqual([response.txsTotal, response.txs24H, response.txs30D], [all, all, all])
    assert.equal(response.blockCount24H, recording.to)
    assert.ok(response.addresses > 40n && response.assets > 10n && response.injSupply > 1000n)
  })

  test('REST answers the same in the words of the public service', async () => {
    const { paging } = (await getJson('v1/blocks?limit=1')).body as { paging: { total: number } }
    assert.equal(paging.total, Number(recording.to))
    const wanted = findNamedTx(recording, 'exchange.batch-update')
    const { data: block } = (await getJson(`v1/blocks/${wanted.height}`)).body as { data: RestBlock }
    const { block: recorded } = blocks[wanted.height - Number(recording.from)] ?? {}
    assert.equal(block.height, wanted.height)
    assert.equal(block.block_hash, `0x${recorded?.block_id.hash.toLowerCase()}`)
    assert.equal(typeof block.txs[0]?.gas_used, 'number')
    const { data: tx } = (await getJson(`v1/txs/${wanted.hash}`)).body as { data: RestTransaction }
    assert.ok(block.txs.some(({ hash }) => hash === tx.hash))
    assert.equal(tx.block_number, wanted.height)
    assert.equal(tx.messages[0]?.type, wanted.msgTypes[0])
    assert.equal(tx.logs[0]?.msg_index, '0')
    assert.equal(tx.gas_fee.amount[0]?.denom, 'inj')
    const trader = readNames(recording)['mm1']
    const search = `limit=1000000&type=${wanted.msgTypes[0]}`
    const { body } = await getJson(`v1/accountTxs/${trader}?${search}`)
    const { data, paging: found } = body as { data: RestTransaction[]; paging: { total: number } }
    assert.ok(found.total > 1)
    assert.equal(data.length, Math.min(found.total, 100))
  })

  test('what is asked wrongly is answered with the right status, never as our failure', async () => {
    const { validators } = readExpected(recording, 'staking') as { validators: Validator[] }
    const operator = validators[0]?.operator_address
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
      [`v1/validators/${operator}`, 200],
    ]
    for (const [path, status] of wrong) {
      const answer = await getJson(path)
      assert.equal(answer.status, status, `${path}: ${JSON.stringify(answer.body).slice(0, 200)}`)
    }
    const { message } = (await getJson('v1/blocks/99999999999')).body as { message: string }
    assert.ok(message.includes(`no block 99999999999 yet: the newest is ${recording.to}`), message)
  })

  async function getJson(path: string): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${url}/api/explorer/${path}`)
    return { status: answer.status, body: await answer.json() }
  }
})

function consensusAddressOf(hex: string): string {
  return encodeAddress('injvalcons', Buffer.from(hex, 'hex'))
}
