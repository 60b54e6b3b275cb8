import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  BlockDetailInfo,
  BlockInfo,
  GetBlockResponse,
  GetBlocksRequest,
  GetBlocksResponse,
  GetTxByTxHashResponse,
  GetValidatorsResponse,
  TxDetailData,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { keepingOf } from './keeping.ts'

const time = Date.UTC(2026, 10, 22, 16, 31, 54)
const later = () => time + 61_000
const soon = () => time + 59_000

const block = Buffer.from(
  GetBlockResponse.toBinary({
    s: '',
    errmsg: '',
    data: BlockDetailInfo.create({ blockUnixTimestamp: BigInt(time) }),
  }),
)
const transaction = Buffer.from(
  GetTxByTxHashResponse.toBinary({
    s: '',
    errmsg: '',
    data: TxDetailData.create({ blockTimestamp: '2026-11-22 16:31:54.000 +0000 UTC' }),
  }),
)
const blocks = Buffer.from(
  GetBlocksResponse.toBinary(
    GetBlocksResponse.create({ data: [BlockInfo.create({ blockUnixTimestamp: BigInt(time) })] }),
  ),
)
const askBlocks = (before: bigint) =>
  `${service}/GetBlocks ${Buffer.from(GetBlocksRequest.toBinary(GetBlocksRequest.create({ before, limit: 2 }))).toString('base64')}`
const service = '/injective_explorer_rpc.InjectiveExplorerRPC'

test('blocks and transactions are settled once the explorer had time to write them', () => {
  for (const [question, answer] of [
    [`${service}/GetBlock CgE3`, block],
    [`${service}/GetTxByTxHash CgE3`, transaction],
    [askBlocks(8n), blocks],
    ['/api/explorer/v1/blocks/7', Buffer.from('{"data":{"timestamp":"2026-11-22 16:31:54.0 +0000 UTC"}}')],
    [
      '/api/explorer/v1/txs?after=6&before=8&limit=100&skip=0',
      Buffer.from('{"data":[{"block_timestamp":"2026-11-22 16:31:54.0 +0000 UTC"}]}'),
    ],
  ] as const) {
    assert.equal(keepingOf(question, answer, later), 'settled', question)
    assert.notEqual(keepingOf(question, answer, soon), 'settled', question)
  }
})

test('lists that grow, what can’t be read, and a block without a time are not', () => {
  for (const [question, answer] of [
    [
      '/api/explorer/v1/txs?limit=5',
      Buffer.from('{"data":[{"block_timestamp":"2020-01-01 0:0:0 +0000 UTC"}]}'),
    ],
    [askBlocks(0n), blocks],
    [`${service}/GetBlock CgE3`, Buffer.from([0xff])],
    [`${service}/GetBlock CgE3`, Buffer.alloc(0)],
    ['/api/explorer/v1/txs?after=6&before=8&limit=100', Buffer.from('{"data":[]}')],
  ] as const)
    assert.deepEqual(keepingOf(question, answer, later), { fresh: 1000, stale: 0 }, question)
})

test('[NET-07] a list that nobody can read is not kept, and does not stand in for what is known', () => {
  const path = `${service}/GetValidators `
  const good = Buffer.from(GetValidatorsResponse.toBinary(GetValidatorsResponse.create()))
  assert.deepEqual(keepingOf(path, good), { fresh: 60_000, stale: 86_400_000 })
  const rates = '/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/FundingRates CgE3'
  for (const list of [path, rates, '/injective_spot_exchange_rpc.InjectiveSpotExchangeRPC/Markets CgE3'])
    assert.equal(keepingOf(list, Buffer.from([0xff, 0xff])), 'not kept')
})
