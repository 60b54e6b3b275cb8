import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb.js'
import { ExtensionOptionsWeb3Tx } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb.js'
import { Fault } from '@injsight/errors'
import { recordedTransactions, restAnswer } from '../../test/recorded.ts'
import { decodeTx, decodeTxMsgData, messageTypesOf, type AnyMessage, type Tx } from '../decode.ts'
import type { JsonObject } from './json.ts'

type RestTx = {
  body: { messages: JsonObject[]; memo: string; timeout_height: string; extension_options: JsonObject[] }
  auth_info: { signer_infos: { public_key: JsonObject; sequence: string }[]; fee: JsonObject }
  signatures: string[]
}

const transactions = recordedTransactions()
const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction.bytes]))

test('decoded transactions equal what the chain answered over REST', () => {
  const file = new URL('../../test/rest-transactions.json', import.meta.url)
  const answers = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RestTx>
  for (const [hash, answer] of Object.entries(answers)) {
    assert.deepEqual(asRest(decodeTx(byHash.get(hash) ?? new Uint8Array())), wantedOf(answer), hash)
  }
})

test('the messages of proposals equal what the chain keeps of them', () => {
  type Proposal = { id: string; messages: JsonObject[] }
  const { proposals } = restAnswer('/cosmos/gov/v1/proposals') as { proposals: Proposal[] }
  assert.ok(proposals.length > 25)
  for (const { id, messages } of proposals) {
    const submitted = transactions.find(({ proposals }) => proposals.includes(id))
    const [message] = decodeTx(submitted?.bytes ?? new Uint8Array()).messages
    assert.deepEqual(withoutLaterFields(proposedIn(message)), messages.map(contentOf), `proposal ${id}`)
  }
})

test('every recorded message and every answer to one is of a known kind and fits its definition', () => {
  for (const { hash, bytes, data } of transactions) {
    for (const message of [...decodeTx(bytes).messages, ...decodeTxMsgData(data)]) {
      assert.ok('value' in message, `${message.type} in ${hash}`)
    }
  }
})

test('an unknown message keeps its type and its bytes', () => {
  const bytes = Buffer.from('0a140a120a0c2f6d6164652e75702e4d736712020801', 'hex')
  assert.deepEqual(decodeTx(bytes).messages, [{ type: '/made.up.Msg', raw: 'CAE=' }])
})

test('a message that does not fit its definition keeps its bytes', () => {
  const bytes = Buffer.from(
    '0a240a220a1c2f636f736d6f732e62616e6b2e763162657461312e4d736753656e6412020801',
    'hex',
  )
  assert.deepEqual(decodeTx(bytes).messages, [{ type: '/cosmos.bank.v1beta1.MsgSend', raw: 'CAE=' }])
})

test('signers of every kind have their account, mode and sequence', () => {
  const modes = new Set<string>()
  for (const { hash, bytes, signer } of transactions) {
    const [first] = decodeTx(bytes).signers
    assert.equal(first?.address, signer, hash)
    modes.add(first.mode)
  }
  assert.deepEqual([...modes].sort(), [
    'MULTI',
    'SIGN_MODE_DIRECT',
    'SIGN_MODE_EIP712_V2',
    'SIGN_MODE_LEGACY_AMINO_JSON',
  ])
})

test('damaged transactions are read as far as they go or refused in our own words, never otherwise', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % below
  for (let round = 0; round < 4000; round++) {
    const { bytes } = transactions[random(transactions.length)] ?? { bytes: new Uint8Array() }
    const damaged = Uint8Array.from(bytes.subarray(0, 4000))
    for (let times = random(6); times >= 0; times--) damaged[random(damaged.length)] = random(256)
    const cut = round % 3 === 0 ? damaged.subarray(0, random(damaged.length)) : damaged
    messageTypesOf(cut)
    for (const decode of [decodeTx, decodeTxMsgData]) assertOnlyFaults(() => decode(cut))
  }
})

test('messages nested without end are refused, not followed until the stack is full', () => {
  let value: Uint8Array = new Uint8Array()
  for (let depth = 0; depth < 5000; depth++) value = field(2, any('/cosmos.authz.v1beta1.MsgExec', value))
  const bytes = field(1, field(1, any('/cosmos.authz.v1beta1.MsgExec', value)))
  assert.ok('raw' in (decodeTx(bytes).messages[0] ?? {}))
  assert.equal(messageTypesOf(bytes).types.length, 17)
})

test('an integer in a contract message that JavaScript cannot hold keeps its digits', () => {
  const message = new TextEncoder().encode('{"id":18446744073709551615,"n":7,"amount":1.50}')
  const bytes = field(1, field(1, any('/cosmwasm.wasm.v1.MsgExecuteContract', field(3, message))))
  const [execute] = decodeTx(bytes).messages
  assert.ok(execute && 'value' in execute)
  assert.deepEqual(execute.value.msg, { id: '18446744073709551615', n: 7, amount: 1.5 })
})

test('[TX-02] who pays for typed data of another is told, unless the chain passes it over', () => {
  const feePayer = 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s'
  const value = ExtensionOptionsWeb3Tx.toBinary({
    typedDataChainID: 1n,
    feePayer,
    feePayerSig: new Uint8Array(65),
  })
  const payerOf = (options: Partial<TxBody>) => {
    const bodyBytes = TxBody.toBinary(TxBody.create(options))
    return decodeTx(TxRaw.toBinary(TxRaw.create({ bodyBytes }))).web3Payer
  }
  const option = { typeUrl: '/injective.types.v1beta1.ExtensionOptionsWeb3Tx', value }
  assert.equal(payerOf({ extensionOptions: [option] }), feePayer)
  assert.equal(payerOf({ nonCriticalExtensionOptions: [option] }), '')
  assert.equal(payerOf({ extensionOptions: [{ typeUrl: '/made.up', value }] }), '')
})

test('answers of chains before Cosmos SDK 0.46 are read too', () => {
  const data = field(
    1,
    Buffer.concat([
      field(1, new TextEncoder().encode('/cosmos.bank.v1beta1.MsgSend')),
      field(2, new Uint8Array()),
    ]),
  )
  assert.deepEqual(decodeTxMsgData(data), [{ type: '/cosmos.bank.v1beta1.MsgSendResponse', value: {} }])
})

function asRest(tx: Tx) {
  const { amount, gasLimit, payer, granter } = tx.fee
  return {
    messages: tx.messages.map(flat),
    memo: tx.memo,
    timeoutHeight: String(tx.timeoutHeight),
    extensionOptions: tx.extensionOptions,
    signers: tx.signers.map(({ publicKey, sequence }) => ({ publicKey, sequence: String(sequence) })),
    fee: { amount, gas_limit: String(gasLimit), payer, granter },
    signatures: tx.signatures,
  }
}

function wantedOf({ body, auth_info, signatures }: RestTx) {
  return {
    messages: body.messages,
    memo: body.memo,
    timeoutHeight: body.timeout_height,
    extensionOptions: body.extension_options,
    signers: auth_info.signer_infos.map(({ public_key, sequence }) => ({ publicKey: public_key, sequence })),
    fee: auth_info.fee,
    signatures,
  }
}

function flat(message: AnyMessage): JsonObject {
  return 'value' in message
    ? { '@type': message.type, ...message.value }
    : { '@type': message.type, raw: message.raw }
}

function proposedIn(message: AnyMessage | undefined): unknown {
  assert.ok(message && 'value' in message)
  return message.value.messages ?? [message.value.content]
}

/** The chain wraps the content of an old proposal into a message of a new one. */
function contentOf(message: JsonObject): unknown {
  return message['@type'] === '/cosmos.gov.v1.MsgExecLegacyContent' ? message.content : message
}

/** The recorded chain is older than the definitions: parameters that came later are not in its answers. */
function withoutLaterFields(value: unknown): unknown {
  const later = /"(chainlink_\w+|pyth_pro_\w+)":"[^"]*",?|"seda_fast_params":\{[^}]*\},?/g
  return JSON.parse(JSON.stringify(value).replace(later, '').replaceAll(',}', '}'))
}

function assertOnlyFaults(act: () => unknown): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
  }
}

function any(type: string, value: Uint8Array): Uint8Array {
  return Buffer.concat([field(1, new TextEncoder().encode(type)), field(2, value)])
}

function field(number: number, bytes: Uint8Array): Uint8Array {
  const length: number[] = []
  for (let rest = bytes.length; ; rest >>= 7) {
    length.push(rest > 127 ? (rest & 127) | 128 : rest)
    if (rest <= 127) break
  }
  return Buffer.concat([Uint8Array.of((number << 3) | 2, ...length), bytes])
}
