import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GenericAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb.js'
import {
  MsgExec,
  MsgExecCompat,
  MsgGrant,
  MsgRevoke,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb.js'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import {
  AcceptedMessageKeysFilter,
  AllowAllMessagesFilter,
  CombinedLimit,
  ContractExecutionAuthorization,
  MaxCallsLimit,
  MaxFundsLimit,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/authz_pb.js'
import { MsgExecuteContract } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { TransferAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/authz_pb.js'
import { MsgTransfer } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import { encodeAddress } from '@injsight/chain'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const [granter, grantee, other] = [1, 2, 3].map((byte) =>
  encodeAddress('inj', new Uint8Array(20).fill(byte)),
) as [string, string, string]
const sendType = '/cosmos.bank.v1beta1.MsgSend'

test('a limit is used up by what is executed, and a grant that is used up is gone', async () => {
  const allowance = pack(SendAuthorization, { spendLimit: [inj(10), usd(5)], allowList: [] })
  const blocks = [run(grant(allowance)), run(exec(send(inj(4)))), run(exec(send(inj(6)), send(usd(2))))]
  assert.deepEqual(await leftOf(SendAuthorization, blocks.slice(0, 2)), [
    { spendLimit: [inj(6), usd(5)], allowList: [] },
  ])
  assert.deepEqual(await leftOf(SendAuthorization, blocks), [{ spendLimit: [usd(3)], allowList: [] }])
  const all = run(exec(send(usd(3))), ['cosmos.authz.v1beta1.EventRevoke', named(sendType)])
  assert.deepEqual(await leftOf(SendAuthorization, [...blocks, all]), [])
})

test('what is granted and taken inside of an execution counts in its order', async () => {
  const small = pack(SendAuthorization, { spendLimit: [inj(10)], allowList: [] })
  const large = pack(SendAuthorization, { spendLimit: [inj(20)], allowList: [] })
  const nested = exec(send(inj(4)), grant(large), exec(send(inj(5))), send(inj(1)))
  const told: MadeEvent = ['cosmos.authz.v1beta1.EventGrant', named(sendType)]
  assert.deepEqual(await leftOf(SendAuthorization, [run(grant(small)), run(nested, told)]), [
    { spendLimit: [inj(14)], allowList: [] },
  ])
  const taken = exec(grant(large), revoke())
  const revoked: MadeEvent = ['cosmos.authz.v1beta1.EventRevoke', named(sendType)]
  assert.deepEqual(await leftOf(SendAuthorization, [run(taken, told, revoked)]), [])
})

test('an execution whose messages are texts uses limits up like any other', async () => {
  const allowance = pack(SendAuthorization, { spendLimit: [inj(10)], allowList: [] })
  const sent = { '@type': sendType, from_address: granter, to_address: other, amount: [inj(4)] }
  const blocks = [run(grant(allowance)), run(execTexts(JSON.stringify(sent)))]
  assert.deepEqual(await leftOf(SendAuthorization, blocks), [{ spendLimit: [inj(6)], allowList: [] }])
  const { pool } = await indexMade([run(execTexts('{'))])
  assert.deepEqual((await pool.query("select what, why from unread where module = 'authz'")).rows, [
    { what: '/cosmos.authz.v1beta1.MsgExecCompat', why: '"{" is no message' },
  ])
})

test('own messages need no grant, and those of others no limit', async () => {
  const allowance = pack(SendAuthorization, { spendLimit: [inj(10)], allowList: [] })
  const own = message(MsgSend, { fromAddress: grantee, toAddress: other, amount: [inj(3)] })
  const others = message(MsgSend, { fromAddress: other, toAddress: granter, amount: [inj(3)] })
  const left = await leftOf(SendAuthorization, [run(grant(allowance)), run(exec(own, others))])
  assert.deepEqual(left, [{ spendLimit: [inj(10)], allowList: [] }])
  const generic = pack(GenericAuthorization, { msg: sendType })
  assert.deepEqual(await leftOf(GenericAuthorization, [run(grant(generic)), run(exec(send(inj(9))))]), [
    { msg: sendType },
  ])
})

test('a grant expires with the first block after its time', async () => {
  const expiration = { seconds: BigInt(Date.UTC(2026, 0, 1) / 1000) + 2n, nanos: 0 }
  const allowance = pack(SendAuthorization, { spendLimit: [inj(10)], allowList: [] })
  const blocks = [run(grant(allowance, expiration)), {}, {}]
  assert.equal((await leftOf(SendAuthorization, blocks.slice(0, 2))).length, 1)
  assert.deepEqual(await leftOf(SendAuthorization, blocks), [])
  const late = { seconds: 253_402_300_799n, nanos: 999_999_999 }
  assert.equal((await leftOf(SendAuthorization, [run(grant(allowance, late)), {}])).length, 1)
})

test('calls of contracts use up the first grant that allows them', async () => {
  const anyMessage = pack(AllowAllMessagesFilter, {})
  const onlyBuy = pack(AcceptedMessageKeysFilter, { keys: ['buy'] })
  const grants = [
    { contract: other, limit: pack(MaxCallsLimit, { remaining: 1n }), filter: onlyBuy },
    { contract: other, limit: pack(MaxFundsLimit, { amounts: [inj(10)] }), filter: anyMessage },
    {
      contract: other,
      limit: pack(CombinedLimit, { callsRemaining: 2n, amounts: [inj(100)] }),
      filter: anyMessage,
    },
  ]
  const given = run(grant(pack(ContractExecutionAuthorization, { grants })))
  const left = async (...messages: Message[]) => {
    const [authorization] = await leftOf(ContractExecutionAuthorization, [given, run(exec(...messages))])
    return authorization?.grants.map(({ limit }) => limit && Buffer.from(limit.value).toString('hex'))
  }
  const limits = grants.map(({ limit }) => Buffer.from(limit.value).toString('hex'))
  const hex = <Content extends object>(type: MessageType<Content>, content: Content) =>
    Buffer.from(type.toBinary(content)).toString('hex')
  assert.deepEqual(await left(call('{"buy":{}}')), limits.slice(1))
  assert.deepEqual(await left(call('{"sell":{}}')), limits)
  assert.deepEqual(await left(call('{"buy":{}}', inj(4))), [
    limits[0],
    hex(MaxFundsLimit, { amounts: [inj(6)] }),
    limits[2],
  ])
  assert.deepEqual(await left(call('{"buy":{}}', inj(40))), [
    limits[0],
    limits[1],
    hex(CombinedLimit, { callsRemaining: 1n, amounts: [inj(60)] }),
  ])
  assert.deepEqual(await left(call('{"buy":{}}', inj(40)), call('{"buy":{}}', inj(40))), limits.slice(0, 2))
})

test('a transfer uses up what its channel allows, but for what is allowed without bounds', async () => {
  const allocation = (sourceChannel: string, amount: string) => ({
    sourcePort: 'transfer',
    sourceChannel,
    spendLimit: [{ denom: 'inj', amount }],
    allowList: [],
    allowedPacketData: [],
  })
  const unbounded = allocation('channel-2', (2n ** 256n - 1n).toString())
  const allocations = [allocation('channel-1', '10'), unbounded]
  const transfer = (sourceChannel: string) =>
    message(MsgTransfer, { sender: granter, sourcePort: 'transfer', sourceChannel, token: inj(10) })
  const given = run(grant(pack(TransferAuthorization, { allocations })))
  const used = run(exec(transfer('channel-1'), transfer('channel-2')))
  assert.deepEqual(await leftOf(TransferAuthorization, [given, used]), [{ allocations: [unbounded] }])
})

test('what a contract granted is known to be, but not what it is', async () => {
  const told = run(send(inj(1)), ['cosmos.authz.v1beta1.EventGrant', named(sendType)])
  const { pool } = await indexMade([told])
  const { rows } = await pool.query('select granter, grantee, msg_type, type, value from authz_grants')
  assert.deepEqual(rows, [{ granter, grantee, msg_type: sendType, type: null, value: null }])
})

test('an authorization that is not known is left unread', async () => {
  const { pool } = await indexMade([
    run(grant({ typeUrl: '/made.up.Authorization', value: new Uint8Array() })),
  ])
  assert.equal((await pool.query('select from authz_grants')).rowCount, 0)
  const { rows } = await pool.query("select module, what from unread where module = 'authz'")
  assert.deepEqual(rows, [{ module: 'authz', what: '/cosmos.authz.v1beta1.MsgGrant' }])
})

type Message = { typeUrl: string; value: Uint8Array }
type Coin = { denom: string; amount: string }

function inj(amount: number): Coin {
  return { denom: 'inj', amount: amount.toString() }
}
function usd(amount: number): Coin {
  return { denom: 'usd', amount: amount.toString() }
}
function pack<Content extends object>(type: MessageType<Content>, content: Content): Message {
  return { typeUrl: `/${type.typeName}`, value: type.toBinary(content) }
}
function message<Content extends object>(type: MessageType<Content>, content: Partial<Content>): Message {
  return pack(type, Object.assign(type.create(), content))
}
function grant(authorization: Message, expiration?: { seconds: bigint; nanos: number }): Message {
  return pack(MsgGrant, { granter, grantee, grant: { authorization, ...(expiration && { expiration }) } })
}
function revoke(): Message {
  return pack(MsgRevoke, { granter, grantee, msgTypeUrl: sendType })
}
function exec(...msgs: Message[]): Message {
  return pack(MsgExec, { grantee, msgs })
}
function execTexts(...msgs: string[]): Message {
  return pack(MsgExecCompat, { grantee, msgs })
}
function send(coin: Coin): Message {
  return pack(MsgSend, { fromAddress: granter, toAddress: other, amount: [coin] })
}
function call(msg: string, ...funds: Coin[]): Message {
  return pack(MsgExecuteContract, { sender: granter, contract: other, msg: Buffer.from(msg), funds })
}
function named(msg_type_url: string) {
  return {
    granter: JSON.stringify(granter),
    grantee: JSON.stringify(grantee),
    msg_type_url: `"${msg_type_url}"`,
  }
}
function run(one: Message, ...events: MadeEvent[]): MadeBlock {
  const told = events.map(([type, values]): MadeEvent => [type, { ...values, msg_index: '0' }])
  return { txs: [{ messages: [one], events: told }] }
}

async function leftOf<Content extends object>(type: MessageType<Content>, blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks)
  assert.deepEqual((await pool.query("select what, why from unread where module = 'authz'")).rows, [])
  const { rows } = await pool.query<{ type: string; value: Buffer }>('select type, value from authz_grants')
  return rows
    .filter((row) => row.type === `/${type.typeName}`)
    .map(({ value }) => ({ ...type.fromBinary(value) }))
}
