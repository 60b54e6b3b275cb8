import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { AccessConfig } from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb.js'
import { ScalarType, type FieldInfo } from '@protobuf-ts/runtime'
import { recordedTransactions, restAnswer } from '../../test/recorded.ts'
import { readAny } from './any.ts'
import { decodeMessage } from './decode-message.ts'
import type { Json, JsonObject } from './json.ts'
import { findMessageType, listMessageTypes, type MessageType } from './message-types.ts'
import { readFields } from './wire.ts'

test('the generated reader finds the same in every recorded message', () => {
  let compared = 0
  for (const { bytes } of recordedTransactions()) {
    for (const body of bytesOf(bytes, 1)) {
      for (const { type, value } of bytesOf(body, 1).map(readAny)) {
        const known = findMessageType(type)
        assert.ok(known, type)
        assertSame(known, known.fromBinary(value) as Generated, decodeMessage(known, value), type)
        compared++
      }
    }
  }
  assert.ok(compared > 2820)
})

test('an empty message of every kind is written with its defaults, and agrees with the generated reader', () => {
  for (const type of listMessageTypes()) {
    const json = decodeMessage(type, new Uint8Array())
    for (const field of type.fields) {
      assert.equal(field.name in json, field.oneof === undefined, `${type.typeName}.${field.name}`)
    }
  }
})

test('no message that a transaction can carry has a map', () => {
  const seen = new Set<MessageType>()
  for (const type of listMessageTypes()) visit(type, seen)
  assert.ok(seen.size > 800)
})

test('a message inside an Any inside a message is written with its type', () => {
  const inner = {
    typeUrl: '/cosmos.authz.v1beta1.MsgExec',
    value: MsgExec.toBinary({ grantee: 'b', msgs: [] }),
  }
  const unknown = { typeUrl: '/made.up.Msg', value: Uint8Array.of(1) }
  const bytes = MsgExec.toBinary({ grantee: 'a', msgs: [inner, unknown] })
  assert.deepEqual(decodeMessage(MsgExec, bytes), {
    grantee: 'a',
    msgs: [
      { '@type': '/cosmos.authz.v1beta1.MsgExec', grantee: 'b', msgs: [] },
      { '@type': '/made.up.Msg', raw: 'AQ==' },
    ],
  })
})

test('the last of several members of a oneof counts, as protobuf has it', () => {
  const modeInfo = findMessageType('/cosmos.staking.v1beta1.StakeAuthorization')
  assert.ok(modeInfo)
  const json = decodeMessage(modeInfo, Uint8Array.of(0x12, 0, 0x1a, 0))
  assert.deepEqual(
    Object.keys(json).filter((name) => /list/.test(name)),
    ['deny_list'],
  )
})

test('who may use contract code is told in the words that the chain has for it', () => {
  const permission = (value: number) => decodeMessage(AccessConfig, Uint8Array.of(0x08, value)).permission
  assert.deepEqual([0, 1, 3, 4].map(permission), ['Unspecified', 'Nobody', 'Everybody', 'AnyOfAddresses'])
  const { code_infos } = restAnswer('/cosmwasm/wasm/v1/code') as {
    code_infos: { instantiate_permission: Json }[]
  }
  assert.deepEqual(decodeMessage(AccessConfig, Uint8Array.of(0x08, 3)), code_infos[0]?.instantiate_permission)
})

test('an enum value that is newer than the definition is its number', () => {
  const vote = findMessageType('/cosmos.gov.v1.MsgVote')
  assert.equal(vote && decodeMessage(vote, Uint8Array.of(0x18, 99)).option, 99)
})

type Generated = Record<string, unknown>

/** Walks what protobuf-ts read beside what we wrote, by the rules of the chain's JSON. */
function assertSame(type: MessageType, message: Generated, json: JsonObject, path: string): void {
  for (const field of type.fields) {
    const value = valueOf(field, message)
    const written = json[field.name]
    const at = `${path}.${field.name}`
    if (Array.isArray(value)) {
      assert.ok(Array.isArray(written), at)
      assert.equal(written.length, value.length, at)
      value.forEach((item, index) => assertSameValue(field, item, written[index] ?? null, `${at}[${index}]`))
    } else if (field.oneof && value === undefined) assert.equal(written, undefined, at)
    else assertSameValue(field, value, written ?? null, at)
  }
}

function valueOf(field: FieldInfo, message: Generated): unknown {
  if (!field.oneof) return message[field.localName]
  const group = message[field.oneof] as Generated & { oneofKind: string | undefined }
  return group.oneofKind === field.localName ? group[field.localName] : undefined
}

function assertSameValue(field: FieldInfo, value: unknown, written: Json, at: string): void {
  if (field.kind === 'message' && value !== undefined) {
    const type = field.T() as MessageType
    if (type.typeName.startsWith('google.protobuf.')) return assert.ok(written !== null, at)
    return assertSame(type, value as Generated, written as JsonObject, at)
  }
  if (field.kind === 'enum') {
    const [type, names, prefix = ''] = field.T()
    if (type === 'cosmwasm.wasm.v1.AccessType') return
    return assert.equal(written, `${prefix}${names[value as number]}`, at)
  }
  if (field.kind === 'scalar') assert.equal(plain(field, written), expected(field, value), at)
}

/** Brings what depends on Go types back to what the bytes hold. */
function plain(field: FieldInfo & { kind: 'scalar' }, written: Json): Json {
  const options = field.options ?? {}
  if (options['gogoproto.customtype'] === 'cosmossdk.io/math.LegacyDec' && typeof written === 'string') {
    return String(BigInt(written.replace('.', '')))
  }
  return options['gogoproto.casttype'] === 'RawContractMessage' ? JSON.stringify(written) : written
}

function expected(field: FieldInfo & { kind: 'scalar' }, value: unknown): unknown {
  const options = field.options ?? {}
  if (value === '' && options['gogoproto.customtype'])
    return options['gogoproto.nullable'] === false ? '0' : null
  if (typeof value === 'bigint') return String(value)
  if (field.T !== ScalarType.BYTES) return value
  const bytes = value as Uint8Array
  if (options['gogoproto.casttype'] === 'RawContractMessage')
    return JSON.stringify(JSON.parse(Buffer.from(bytes).toString() || 'null'))
  return bytes.length === 0 ? null : Buffer.from(bytes).toString('base64')
}

function visit(type: MessageType, seen: Set<MessageType>): void {
  if (seen.has(type)) return
  seen.add(type)
  for (const field of type.fields) {
    assert.notEqual(field.kind, 'map', `${type.typeName}.${field.name}`)
    if (field.kind === 'message') visit(field.T() as MessageType, seen)
  }
}

function bytesOf(message: Uint8Array, number: number): Uint8Array[] {
  return [...readFields(message)]
    .filter((field) => field.number === number)
    .map(({ value }) => value as Uint8Array)
}
