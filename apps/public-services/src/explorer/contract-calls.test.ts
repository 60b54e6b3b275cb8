import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  GetContractTxsV2Request,
  GetContractTxsV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { createFakeTransport } from '../../test/fake-transport.ts'
import { listWasmCalls } from './contract-calls.ts'

const contract = 'inj1ady3s7whq30l4fx8sj3x6muv5mx4dfdlcpv8n7'
const other = 'inj12ngevx045zpvacus9s6anr258gkwpmthnz80e9'
const sender = 'inj1hkhdaj2a2clmq5jq6mspsggqs32vynpk228q3r'
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const event = (type: string, of: string, told: Record<string, string> = {}) => ({
  type,
  attributes: Object.entries({ _contract_address: of, ...told, msg_index: '0' }).map(([key, value]) => ({
    key,
    value,
  })),
})

type Told = { messages: unknown; logs?: unknown; code?: number }

function explorerWith(told: Told[], next: string[] = []) {
  const asked: GetContractTxsV2Request[] = []
  const transport = createFakeTransport((_, request) => {
    asked.push(GetContractTxsV2Request.fromBinary(request))
    const data = told.map(({ messages, logs, code = 0 }, at) => ({
      blockNumber: BigInt(100 - at),
      blockUnixTimestamp: BigInt(1_763_980_000_000 - at),
      hash: `0x${'ab'.repeat(32)}`,
      code,
      messages: json(messages),
      logs: logs === undefined ? new Uint8Array() : json(logs),
    }))
    return GetContractTxsV2Response.toBinary(GetContractTxsV2Response.create({ data, paging: { next } }))
  })
  const newerFirst = <Answer>(_: string, newer: () => Promise<Answer>) => newer()
  return { asked, explorer: { transport, newerFirst } }
}

const asks = (msg: unknown, more: object = {}) => ({
  type: '/cosmwasm.wasm.v1.MsgExecuteContract',
  value: { sender, contract, msg, funds: [{ denom: 'inj', amount: '5' }], ...more },
})
const firstPage = { contract, cursor: '', limit: 10 }

test('[WASM-02] [NET-01] calls of a contract are told out of its transactions: who asked for what, and what it told', async () => {
  const logs = [
    {
      msg_index: '0',
      events: [
        event('execute', contract),
        event('wasm', contract, { action: 'swap', offer: '5' }),
        event('execute', other),
        event('wasm', other, { action: 'send' }),
        event('wasm-swapped', contract, { got: '7' }),
        event('execute', contract), // called back by the other
        event('wasm', contract, { action: 'settle' }),
      ],
    },
  ]
  const { asked, explorer } = explorerWith([{ messages: [asks({ swap: {} })], logs }], ['t+/='])
  const { calls, next } = await listWasmCalls(explorer, firstPage)
  assert.deepEqual(
    calls.map((call) => [call.sender, call.action, call.funds, call.events.map(({ values }) => values)]),
    [
      ['', '', '', [['settle']]],
      [sender, 'swap', '5inj', [['swap', '5'], ['7']]],
    ],
  )
  assert.deepEqual(
    [calls[0]?.height, calls[0]?.time, calls[0]?.hash],
    [100n, 1_763_980_000_000n, 'AB'.repeat(32)],
  )
  assert.match(next, /^[\w-]+$/)
  await listWasmCalls(explorer, { ...firstPage, cursor: next })
  assert.deepEqual(
    asked.map(({ address, perPage, token }) => [address, perPage, token]),
    [
      [contract, 10, ''],
      [contract, 10, 't+/='],
    ],
  )
})

test('[WASM-02] [NET-01] calls by a grant and by Injective’s own message are read; without logs, what was asked for stands alone', async () => {
  const compat = {
    type: '/injective.wasmx.v1.MsgExecuteContractCompat',
    value: { sender, contract, msg: '{"bid":{}}', funds: '0' },
  }
  const granted = {
    type: '/cosmos.authz.v1beta1.MsgExec',
    value: {
      grantee: other,
      msgs: [
        { '@type': '/cosmwasm.wasm.v1.MsgExecuteContract', sender, contract, msg: { vote: {} }, funds: [] },
      ],
    },
  }
  const { explorer } = explorerWith([
    { messages: [compat, granted] },
    { messages: [asks({ stop: {} })], code: 5 },
  ])
  const { calls, next } = await listWasmCalls(explorer, firstPage)
  assert.deepEqual(
    calls.map(({ action, funds, events }) => [action, funds, events]),
    [
      ['vote', '', []],
      ['bid', '', []],
    ],
  )
  assert.equal(next, '')
})

test('[WASM-02] what is no contract’s address is refused, and what nobody can read is no call', async () => {
  const { explorer } = explorerWith([{ messages: 'odd', logs: [{ events: [{ type: 5 }, 'x', null] }, 7] }])
  assert.deepEqual((await listWasmCalls(explorer, firstPage)).calls, [])
  await assert.rejects(listWasmCalls(explorer, { ...firstPage, contract: 'inj1' }), { kind: 'invalid-input' })
})
