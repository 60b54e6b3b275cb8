import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AllowedMsgAllowance,
  BasicAllowance,
  PeriodicAllowance,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import { MsgGrantAllowance } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { badChainData } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

type Expected = { granter: string; grantee: string; allowance: object }

await forEachRecording((recording, test) => {
  test('fee allowances are those of the node, with what is left of them', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ granter: string; grantee: string; type: string; value: Buffer }>(
      'select * from fee_allowances order by grantee',
    )
    const expected = Object.values(
      readExpected(recording, 'grants')['feegrant'] as Record<string, Expected[]>,
    ).flat()
    assert.deepEqual(
      rows.map(({ type, value, ...row }) => ({ ...row, allowance: decode(type, value) })),
      expected.toSorted((a, b) => (a.grantee < b.grantee ? -1 : 1)),
    )
  })
})

const [granter, grantee] = [1, 2].map((byte) => encodeAddress('inj', new Uint8Array(20).fill(byte))) as [
  string,
  string,
]

test('a fee is taken from what is allowed, until nothing is left', async () => {
  const basic = pack(BasicAllowance, { spendLimit: [inj(10)] })
  const blocks = [grant(basic), use(4), use(6, ['revoke_feegrant', { granter, grantee }])]
  assert.deepEqual(await leftOf(BasicAllowance, blocks.slice(0, 2)), [{ spendLimit: [inj(6)] }])
  assert.deepEqual(await leftOf(BasicAllowance, blocks), [])
})

test('an allowance without a limit stays as it is, a failed transaction pays all the same', async () => {
  const endless = pack(BasicAllowance, { spendLimit: [] })
  assert.deepEqual(await leftOf(BasicAllowance, [grant(endless), use(4)]), [{ spendLimit: [] }])
  const failed = use(4)
  for (const tx of failed.txs ?? []) tx.code = 5
  const basic = pack(BasicAllowance, { spendLimit: [inj(10)] })
  assert.deepEqual(await leftOf(BasicAllowance, [grant(basic), failed]), [{ spendLimit: [inj(6)] }])
})

test('a period begins anew at its end, or a period after a use that comes late', async () => {
  const left = async (...blocks: MadeBlock[]) => {
    const [allowance] = await leftOf(PeriodicAllowance, [grant(periodic([inj(100)])), ...blocks])
    const { basic, periodCanSpend, periodReset } = allowance ?? PeriodicAllowance.create()
    return { basic: basic?.spendLimit, can: periodCanSpend, reset: Number(periodReset?.seconds ?? 0) - base }
  }
  assert.deepEqual(await left(use(3)), { basic: [inj(97)], can: [inj(7)], reset: 60 })
  assert.deepEqual(await left(use(3), at(use(4), 60)), { basic: [inj(93)], can: [inj(6)], reset: 120 })
  assert.deepEqual(await left(use(3), at(use(4), 120)), { basic: [inj(93)], can: [inj(6)], reset: 120 })
  assert.deepEqual(await left(use(3), at(use(4), 121)), { basic: [inj(93)], can: [inj(6)], reset: 181 })
  assert.deepEqual(await left(use(10)), { basic: [inj(90)], can: [], reset: 60 })
})

test('a period allows no more than what is left altogether', async () => {
  const [less] = await leftOf(PeriodicAllowance, [grant(periodic([inj(7)])), at(use(3), 60)])
  assert.deepEqual([less?.basic?.spendLimit, less?.periodCanSpend], [[inj(4)], [inj(4)]])
  const [endless] = await leftOf(PeriodicAllowance, [grant(periodic([])), at(use(3), 60)])
  assert.deepEqual([endless?.basic?.spendLimit, endless?.periodCanSpend], [[], [inj(7)]])
})

test('an allowance for some messages keeps what is left inside of it', async () => {
  const allowance = pack(BasicAllowance, { spendLimit: [inj(10)] })
  const filtered = pack(AllowedMsgAllowance, { allowance, allowedMessages: ['/a.Msg'] })
  const [left] = await leftOf(AllowedMsgAllowance, [grant(filtered), use(4)])
  assert.deepEqual(left?.allowedMessages, ['/a.Msg'])
  const inside = BasicAllowance.fromBinary(left?.allowance?.value ?? new Uint8Array())
  assert.deepEqual({ ...inside }, { spendLimit: [inj(6)] })
})

test('an allowance expires after its time, and so does a later one between the same two', async () => {
  const expiring = grant(pack(BasicAllowance, { spendLimit: [inj(10)], expiration: seconds(10) }))
  const revoked: MadeBlock = {
    txs: [{ events: [['revoke_feegrant', { granter, grantee, msg_index: '0' }]] }],
  }
  const endless = grant(pack(BasicAllowance, { spendLimit: [inj(20)] }))
  assert.equal((await leftOf(BasicAllowance, [expiring, at({}, 10)])).length, 1)
  assert.equal((await leftOf(BasicAllowance, [expiring, at({}, 11)])).length, 0)
  assert.equal((await leftOf(BasicAllowance, [expiring, revoked, endless, at({}, 10)])).length, 1)
  assert.equal((await leftOf(BasicAllowance, [expiring, revoked, endless, at({}, 11)])).length, 0)
})

test('who revokes lets an allowance the other way round live on, when both would expire at once', async () => {
  const allowance = pack(BasicAllowance, { spendLimit: [inj(10)], expiration: seconds(10) })
  const back: MadeBlock = {
    txs: [
      {
        messages: [pack(MsgGrantAllowance, { granter: grantee, grantee: granter, allowance })],
        events: [['set_feegrant', { granter: grantee, grantee: granter, msg_index: '0' }]],
      },
    ],
  }
  const revoked: MadeBlock = {
    txs: [{ events: [['revoke_feegrant', { granter, grantee, msg_index: '0' }]] }],
  }
  assert.equal((await leftOf(BasicAllowance, [grant(allowance), back, at({}, 11)])).length, 0)
  assert.equal((await leftOf(BasicAllowance, [grant(allowance), back, revoked, at({}, 11)])).length, 1)
})

test('a contract that is run on an allowance uses what its run did cost', async () => {
  const collector = encodeAddress('inj', moduleAccountOf('fee_collector'))
  const transfer = (sender: string, recipient: string, amount: number): MadeEvent => [
    'transfer',
    { sender, recipient, amount: `${amount}inj` },
  ]
  const used: MadeEvent = ['use_feegrant', { granter, grantee }]
  const basic = grant(pack(BasicAllowance, { spendLimit: [inj(30)] }))
  const run = [transfer(granter, collector, 30), used, transfer(collector, granter, 26)]
  assert.deepEqual(await leftOf(BasicAllowance, [basic, { begin: run }]), [{ spendLimit: [inj(26)] }])
  const inMessage = run.map(([type, values]): MadeEvent => [type, { ...values, msg_index: '0' }])
  assert.deepEqual(await leftOf(BasicAllowance, [basic, { txs: [{ events: inMessage }] }]), [
    { spendLimit: [inj(26)] },
  ])
  const whole = [transfer(granter, collector, 20), used]
  assert.deepEqual(await leftOf(BasicAllowance, [basic, { begin: whole }]), [{ spendLimit: [inj(10)] }])
  const last: MadeEvent[] = [whole[0] ?? used, ['revoke_feegrant', { granter, grantee }], used]
  assert.deepEqual(await leftOf(BasicAllowance, [basic, { begin: last }]), [])
  // Its granter's other fees are not part of it.
  const other = use(4)
  const after = [transfer(collector, granter, 3)]
  assert.deepEqual(await leftOf(BasicAllowance, [basic, { ...other, begin: run, end: after }]), [
    { spendLimit: [inj(22)] },
  ])
})

test('a fee that is more than its allowance is left unread', async () => {
  const { pool } = await indexMade([grant(pack(BasicAllowance, { spendLimit: [inj(10)] })), use(11)])
  const { rows } = await pool.query("select module, what from unread where module = 'feegrant'")
  assert.deepEqual(rows, [{ module: 'feegrant', what: 'tx' }])
})

const base = Date.UTC(2026, 0, 1) / 1000

function seconds(after: number) {
  return { seconds: BigInt(base + after), nanos: 0 }
}
function periodic(spendLimit: Coin[]) {
  return pack(PeriodicAllowance, {
    basic: { spendLimit },
    period: { seconds: 60n, nanos: 0 },
    periodSpendLimit: [inj(10)],
    periodCanSpend: [inj(10)],
    periodReset: seconds(60),
  })
}
function at(block: MadeBlock, after: number): MadeBlock {
  return { ...block, time: new Date((base + after) * 1000).toISOString() }
}

type Any = { typeUrl: string; value: Uint8Array }
type Coin = { denom: string; amount: string }

function inj(amount: number): Coin {
  return { denom: 'inj', amount: amount.toString() }
}
function pack<Content extends object>(type: MessageType<Content>, content: Content): Any {
  return { typeUrl: `/${type.typeName}`, value: type.toBinary(content) }
}
function grant(allowance: Any): MadeBlock {
  const messages = [pack(MsgGrantAllowance, { granter, grantee, allowance })]
  return { txs: [{ messages, events: [['set_feegrant', { granter, grantee, msg_index: '0' }]] }] }
}
function use(fee: number, ...before: MadeEvent[]): MadeBlock {
  const events: MadeEvent[] = [
    ...before,
    ['use_feegrant', { granter, grantee }],
    ['tx', { fee: `${fee}inj`, fee_payer: granter }],
    ['tx', { acc_seq: `${grantee}/1` }],
  ]
  return { txs: [{ events }] }
}

async function leftOf<Content extends object>(type: MessageType<Content>, blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks)
  assert.deepEqual((await pool.query("select what, why from unread where module = 'feegrant'")).rows, [])
  const { rows } = await pool.query<{ value: Buffer }>('select value from fee_allowances')
  return rows.map(({ value }) => ({ ...type.fromBinary(value) }))
}

function decode(type: string, value: Buffer): object {
  const known = findMessageType(type)
  if (known === undefined) throw badChainData('feegrant.type', type)
  const withNulls = JSON.stringify({ '@type': type, ...decodeMessage(known, value) })
  return JSON.parse(withNulls, (_, part: unknown) => part ?? undefined) as object // the file leaves out what isn't set
}
