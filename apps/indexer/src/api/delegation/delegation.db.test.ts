import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb'
import { SignMode } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/signing/v1beta1/signing_pb'
import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { InjectiveExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb.client'
import {
  InjectiveExchangeRPC,
  type BroadcastCosmosTxRequest,
  type BroadcastTxRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_exchange_rpc_pb'
import { formatEthereumAddress } from '@injsight/chain'
import { decodeTx, type Any, type JsonObject, type Tx } from '@injsight/chain/decode'
import { Fault } from '@injsight/errors'
import { createHandler, createTransport } from '@injsight/grpc-web'
import { listen, silentLogger as log } from '@injsight/runtime'
import { createChance, createTestDatabase, newerRecording } from '@injsight/testing'
import { migrate } from '#src/database/migrate.ts'
import { keyType, type FeePayer } from '#src/delegation/fee-payer.ts'
import type { Delegation } from '#src/delegation/settings.ts'
import { hashTypedData, readContext, writeTexts, type Context } from '#src/delegation/typed-data.ts'
import { hashDirect } from '#src/delegation/write-transaction.ts'
import { upToDate } from '../../../test/indexed-api.ts'
import { mutateBytes } from '../../../test/fuzz/mutate.ts'
import { madeNode, madeSigner } from '../../../test/made/made-delegation.ts'
import { createDelegationService } from './delegation.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const rounds = Number(process.env['FUZZ'] ?? 40)
const random = createChance(seed)
const { chainId } = newerRecording
const evmChainId = 1439n

const user = madeSigner(1)
const stranger = madeSigner(2)
const payer = madeSigner(3)
const userState = { ...user, accountNumber: 4n, sequence: 7n }
const payerState = { ...payer, accountNumber: 9n, sequence: 70n }
const newcomer = { ...madeSigner(4), accountNumber: 11n, sequence: 0n, isNew: true } as const
const node = madeNode([userState, payerState, newcomer])
const { pool } = await createTestDatabase(migrate)
const delegation: Delegation = {
  payer,
  budget: 10n ** 18n,
  perAccount: 10n ** 17n,
  messages: ['cosmos.bank.v1beta1.MsgSend', 'cosmos.authz.*'],
}
const client = await open(delegation)

beforeEach(async () => {
  node.sent.length = 0
  payer.signed = 0
  node.answer = () => ({ code: 0, codespace: '', log: '', hash: 'AB'.repeat(32) })
  await pool.query('truncate delegated_fees')
})

async function open(delegation: Delegation | undefined): Promise<InjectiveExchangeRPCClient> {
  const service = createDelegationService({ pool, node, log, progress: upToDate(newerRecording), delegation })
  const handle = createHandler({ services: [service], log })
  const server = createServer((request, response) => void handle(request, response))
  await listen(server, 0, 'a free port')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const transport = createTransport({ baseUrl, timeoutMs: 10_000 })
  after(() => {
    transport.close()
    server.close()
  })
  return new InjectiveExchangeRPCClient(transport)
}

test('[WALLET-08] what an account signed is paid for and sent, as typed data and as bytes', async () => {
  const typed = await prepareTyped()
  await client.broadcastTx(typed)
  const direct = await prepareDirect()
  await client.broadcastCosmosTx(direct)
  assert.equal(payer.signed, 2)
  const [first, second] = node.sent.map((bytes) => decodeTx(bytes))
  assert.deepEqual(first?.fee.amount, [{ denom: 'inj', amount: String(120_000n * 160_000_000n) }])
  assert.deepEqual(
    first.signers.map(({ address }) => address),
    [user.address],
  )
  assert.deepEqual(
    second?.signers.map(({ address }) => address),
    [user.address, payer.address],
  )
})

test('[WALLET-08] what the node refuses is not counted, and its code is told', async () => {
  const typed = await prepareTyped()
  node.answer = () => ({ code: 20, codespace: 'sdk', log: 'mempool is full', hash: '' })
  await assert.rejects(
    client.broadcastTx(typed).response,
    /mempool is full \[reason:\{key:"ABCICode" value:"20"\} \{key:"Codespace" value:"sdk"\}\]/,
  )
  assert.equal((await pool.query('select from delegated_fees')).rowCount, 0)
})

test('[WALLET-08] without a key every method says so', async () => {
  const none = await open(undefined)
  for (const { localName, I } of InjectiveExchangeRPC.methods.filter(({ name }) => name !== 'GetTx')) {
    const method = Reflect.get(none, localName) as (request: object) => { response: Promise<unknown> }
    await assert.rejects(method.call(none, I.create()).response, { code: 'grpc.unimplemented' }, localName)
  }
  await assert.rejects(none.getFeePayer({}).response, /set FEE_PAYER_KEY/)
})

/** Signed by the account itself, and still not paid for. */
const hostile: Record<string, { typed?: TypedChange; direct?: DirectChange; words: RegExp }> = {
  'another payer': {
    typed: { context: ({ fee }) => ({ fee: { ...fee, payer: stranger.address } }) },
    direct: { fee: { payer: stranger.address } },
    words: /only inj1\w+ pays fees here/,
  },
  'no payer': {
    typed: { context: ({ fee }) => ({ fee: { ...fee, payer: '' } }) },
    direct: { fee: { payer: '' } },
    words: /paid by nobody else/,
  },
  'a message of whoever pays': {
    typed: { messages: [sendOf(payer.address)] },
    direct: { messages: [sendOf(payer.address)] },
    words: /MsgSend is to be signed by inj1\w+ \(from_address\)/,
  },
  'a message of another beside one of its own': {
    typed: { messages: [sendOf(user.address), sendOf(stranger.address)] },
    direct: { messages: [sendOf(user.address), sendOf(stranger.address)] },
    words: /is to be signed by/,
  },
  'a message that is not paid for': {
    typed: { messages: [{ type: '/cosmos.gov.v1.MsgVote', value: Uint8Array.of(0x12, 0) }] },
    direct: { messages: [{ type: '/cosmos.gov.v1.MsgVote', value: new Uint8Array() }] },
    words: /only of cosmos\.bank\.v1beta1\.MsgSend|is to be signed by/,
  },
  'one that is not paid for within one that is': {
    typed: { messages: [execOf('/cosmos.gov.v1.MsgVote')] },
    direct: { messages: [execOf('/cosmos.gov.v1.MsgVote')] },
    words: /Nobody here pays the fee of cosmos\.gov\.v1\.MsgVote/,
  },
  'no message': { typed: { messages: [] }, direct: { messages: [] }, words: /no message/ },
  'a fee in another token': {
    typed: { context: ({ fee }) => ({ fee: { ...fee, amount: [{ denom: 'usdt', amount: '1' }] } }) },
    direct: { fee: { amount: [{ denom: 'usdt', amount: '1' }] } },
    words: /A fee of "1 usdt" is not paid here/,
  },
  'a fee beyond its share': {
    typed: {
      context: ({ fee }) => ({ fee: { ...fee, amount: [{ denom: 'inj', amount: `2${'0'.repeat(17)}` }] } }),
    },
    direct: { fee: { amount: [{ denom: 'inj', amount: `2${'0'.repeat(17)}` }] } },
    words: /would come to 0\.2 INJ today, and 0\.1 INJ a day/,
  },
  'a number that was had already': {
    typed: { context: () => ({ sequence: 6n }) },
    direct: { sequences: [6n, 70n] },
    words: /is number 6 of inj1\w+, whose next one is 7/,
  },
  'a number of whoever pays that was had already': {
    direct: { sequences: [7n, 69n] },
    words: /is number 69 of inj1\w+, whose next one is 70/,
  },
  'another chain': { typed: { context: () => ({ chainId: 'injective-2' }) }, words: /is for injective-2/ },
  'another account number': { typed: { context: () => ({ accountNumber: 5n }) }, words: /account number 5/ },
  'a granter of the fee': { direct: { fee: { granter: stranger.address } }, words: /has its fee granted by/ },
  'an extension': {
    direct: { body: { extensionOptions: [{ typeUrl: '/made.up', value: new Uint8Array() }] } },
    words: /has extensions/,
  },
  'a third signer': { direct: { others: [stranger.publicKey] }, words: /has 3 signers/ },
  'another second signer': { direct: { second: stranger.publicKey }, words: /only inj1\w+ pays fees here/ },
  'another way to sign': { direct: { mode: SignMode.LEGACY_AMINO_JSON }, words: /SIGN_MODE_DIRECT/ },
  // TxBody.unordered of newer chains: such a transaction has no number, so that it could be had twice.
  'a field that is not known here': {
    direct: { after: Uint8Array.of(0x20, 1) },
    words: /its body can't be read/,
  },
  'a field twice': { direct: { after: Uint8Array.of(0x12, 1, 0x61, 0x12, 1, 0x62) }, words: /one order/ },
  'a signer twice in a message': {
    direct: { messages: [twice(sendOf(payer.address), sendOf(user.address))] },
    words: /one order/,
  },
}

for (const [name, { typed, direct, words }] of Object.entries(hostile)) {
  test(`[WALLET-08] ${name} is refused, though it is signed`, async () => {
    if (typed !== undefined)
      await assert.rejects(client.broadcastTx(await prepareTyped(typed)).response, words)
    if (direct !== undefined)
      await assert.rejects(client.broadcastCosmosTx(await prepareDirect(direct)).response, words)
    assert.equal(payer.signed, 0)
    assert.equal(node.sent.length, 0)
    assert.equal((await pool.query('select from delegated_fees')).rowCount, 0)
  })
}

test('[WALLET-08] whatever is made of a request, nothing is signed but what its account signed', async (t) => {
  t.diagnostic(`seed ${seed}`)
  const asked = [await prepareTyped(), await prepareDirect()] as const
  const wanted = asked.map(meaningOf)
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of ['tx', 'msgs', 'signature', 'pubKey', 'feePayer', 'chainId'] as const)
      refused += await refuses(client.broadcastTx(mutateTyped(asked[0], name)))
    for (const name of ['tx', 'signature', 'senderAddress'] as const)
      refused += await refuses(client.broadcastCosmosTx(mutateDirect(asked[1], name)))
  }
  assert.equal(payer.signed, node.sent.length, 'what is signed is sent')
  for (const bytes of node.sent) {
    const sent = summary(decodeTx(bytes))
    assert.ok(
      wanted.some((one) => JSON.stringify(one) === JSON.stringify(sent)),
      `seed ${seed}`,
    )
  }
  assert.ok(refused > rounds * 6, `${refused} of ${rounds * 9} were refused, seed ${seed}`)
})

test('[WALLET-08] who is not on the chain yet is told so, whatever is made of what it asks', async (t) => {
  t.diagnostic(`seed ${seed}`)
  const notYet = /inj1\w+ is not on the chain yet: it begins with the first coins/
  const [typed, direct] = [await prepareTyped({ by: stranger }), await prepareDirect({ by: stranger })]
  const asked = asks(stranger.address)
  for (const answer of [
    client.prepareTx(asked.typed),
    client.prepareEip712({ ...asked.typed, accountNumber: 0n }),
    client.prepareCosmosTx(asked.direct),
    client.broadcastTx(typed),
    client.broadcastCosmosTx(direct),
  ])
    await assert.rejects(answer.response, notYet)
  for (let round = 0; round < rounds; round++) {
    const msgs = asked.typed.msgs.map((bytes) => mutateBytes(bytes, random))
    const answers = [
      client.prepareTx({ ...asked.typed, msgs }),
      client.prepareCosmosTx({ ...asked.direct, msgs }),
      ...(['tx', 'msgs', 'signature', 'pubKey'] as const).map((name) =>
        client.broadcastTx(mutateTyped(typed, name)),
      ),
      ...(['tx', 'signature'] as const).map((name) => client.broadcastCosmosTx(mutateDirect(direct, name))),
    ]
    for (const answer of answers) assert.equal(await refuses(answer), 1, `seed ${seed}`)
  }
  assert.equal(payer.signed, 0)
  assert.equal(node.sent.length, 0)
})

test('[WALLET-08] whose key the chain does not know yet is paid for with its own', async () => {
  const asked = asks(newcomer.address)
  await client.prepareTx(asked.typed)
  await assert.rejects(client.prepareCosmosTx(asked.direct).response, /doesn't know the key of inj1/)
  const { accountNumber, sequence } = newcomer
  const context = () => ({ accountNumber, sequence })
  await client.broadcastTx(await prepareTyped({ by: newcomer, context }))
  await client.broadcastCosmosTx(
    await prepareDirect({ by: newcomer, accountNumber, sequences: [sequence, payerState.sequence] }),
  )
  const senders = node.sent.map((bytes) => decodeTx(bytes).signers[0]?.address)
  assert.deepEqual(senders, [newcomer.address, newcomer.address])
})

function asks(account: string) {
  const same = { memo: 'm', timeoutHeight: 1000n, msgs: [jsonOf(sendOf(account))] }
  return {
    typed: {
      ...same,
      chainId: evmChainId,
      signerAddress: formatEthereumAddress(account),
      sequence: 0n,
      eip712Wrapper: '',
    },
    direct: { ...same, chainId: 0n, senderAddress: account },
  }
}

/** 1 when it is refused, in words that blame who asked. */
async function refuses(answer: PromiseLike<unknown>): Promise<number> {
  try {
    await answer
    return 0
  } catch (error) {
    assert.ok(error instanceof Fault && ['invalid-input', 'not-found'].includes(error.kind), String(error))
    return 1
  }
}

function mutateTyped(request: BroadcastTxRequest, name: keyof typeof ofTyped): BroadcastTxRequest {
  return { ...request, ...ofTyped[name](request) }
}

const ofTyped = {
  tx: ({ tx }) => ({ tx: mutateBytes(tx, random) }),
  msgs: ({ msgs }) => ({ msgs: msgs.map((bytes) => mutateBytes(bytes, random)) }),
  signature: ({ signature }) => ({ signature: mutateHex(signature) }),
  pubKey: ({ pubKey }) => ({ pubKey: { type: keyType, key: mutateHex(pubKey?.key ?? '') } }),
  feePayer: () => ({ feePayer: mutateText(payer.address) }),
  chainId: () => ({ chainId: BigInt(Math.floor(random() * 3000)) }),
} satisfies Record<string, (request: BroadcastTxRequest) => Partial<BroadcastTxRequest>>

function mutateDirect(
  request: BroadcastCosmosTxRequest,
  name: 'tx' | 'signature' | 'senderAddress',
): BroadcastCosmosTxRequest {
  if (name === 'tx') return { ...request, tx: mutateBytes(request.tx, random) }
  if (name === 'signature') return { ...request, signature: mutateHex(request.signature) }
  return { ...request, senderAddress: mutateText(request.senderAddress) }
}

function mutateHex(hex: string): string {
  return Buffer.from(mutateBytes(Buffer.from(hex, 'hex'), random)).toString('hex')
}

function mutateText(text: string): string {
  return Buffer.from(mutateBytes(Buffer.from(text), random)).toString()
}

/** What an account signed, in the words of the transaction that it may become. */
function meaningOf(request: BroadcastTxRequest | BroadcastCosmosTxRequest) {
  if (!('msgs' in request)) return summary(decodeTx(request.tx))
  const { context } = JSON.parse(Buffer.from(request.tx).toString()) as { context: string }
  const { fee, memo, timeoutHeight, sequence } = readContext(context)
  const messages = request.msgs.map((bytes) => {
    const { '@type': type, ...value } = JSON.parse(Buffer.from(bytes).toString()) as JsonObject
    return { type, value }
  })
  return [messages, memo, String(timeoutHeight), fee.amount, String(fee.gas), String(sequence)]
}

function summary({ messages, memo, timeoutHeight, fee, signers }: Tx) {
  const sequence = String(signers[0]?.sequence)
  return [messages, memo, String(timeoutHeight), fee.amount, String(fee.gasLimit), sequence]
}

type TypedChange = {
  context?: (context: Context) => Partial<Context>
  messages?: Any[]
  /** Another account that makes its own of what was prepared for the user. */
  by?: FeePayer
}

/** As PrepareTx answers it, or changed, and signed by the account in any case. */
async function prepareTyped(change: TypedChange = {}): Promise<BroadcastTxRequest> {
  const { response } = await client.prepareTx(asks(user.address).typed)
  const { message } = JSON.parse(response.data) as { message: { context: string } }
  const context = readContext(message.context)
  const changed = { ...context, ...change.context?.(context) }
  const { by = user, messages = [sendOf(by.address)] } = change
  const texts = writeTexts(changed, messages)
  return {
    chainId: evmChainId,
    tx: Buffer.from(JSON.stringify({ context: texts.context, msgs: null })),
    msgs: messages.map(jsonOf),
    pubKey: { type: keyType, key: Buffer.from(by.publicKey).toString('hex') },
    signature: Buffer.from(by.sign(hashTypedData(texts, evmChainId))).toString('hex'),
    feePayer: response.feePayer,
    feePayerSig: response.feePayerSig,
    mode: 'sync',
  }
}

type DirectChange = {
  messages?: Any[]
  body?: Partial<TxBody>
  /** Bytes that follow those of the body. */
  after?: Uint8Array
  fee?: { amount?: { denom: string; amount: string }[]; payer?: string; granter?: string }
  sequences?: [bigint, bigint]
  second?: Uint8Array
  others?: Uint8Array[]
  mode?: SignMode
  /** Another account that makes its own of what was prepared for the user, and its number. */
  by?: FeePayer
  accountNumber?: bigint
}

/** As PrepareCosmosTx answers it, or changed, and signed by the account in any case. */
async function prepareDirect(change: DirectChange = {}): Promise<BroadcastCosmosTxRequest> {
  const { response } = await client.prepareCosmosTx(asks(user.address).direct)
  const { by = user, accountNumber = userState.accountNumber, messages = [sendOf(by.address)] } = change
  const tx = TxRaw.fromBinary(response.tx)
  const body = TxBody.fromBinary(tx.bodyBytes)
  const authInfo = AuthInfo.fromBinary(tx.authInfoBytes)
  body.messages = messages.map(({ type, value }) => ({ typeUrl: type, value }))
  Object.assign(body, change.body)
  if (authInfo.fee !== undefined) Object.assign(authInfo.fee, change.fee)
  const [first, second] = authInfo.signerInfos
  assert(first !== undefined && second !== undefined)
  first.publicKey = keyOf(by.publicKey)
  if (change.sequences !== undefined) [first.sequence, second.sequence] = change.sequences
  if (change.second !== undefined) second.publicKey = keyOf(change.second)
  for (const key of change.others ?? []) authInfo.signerInfos.push({ ...second, publicKey: keyOf(key) })
  if (change.mode !== undefined)
    second.modeInfo = { sum: { oneofKind: 'single', single: { mode: change.mode } } }
  const bodyBytes = Buffer.concat([TxBody.toBinary(body), change.after ?? new Uint8Array()])
  const authInfoBytes = AuthInfo.toBinary(authInfo)
  const digest = hashDirect({ bodyBytes, authInfoBytes }, { chainId, accountNumber })
  return {
    tx: TxRaw.toBinary({ bodyBytes, authInfoBytes, signatures: [] }),
    pubKey: { type: keyType, key: Buffer.from(by.publicKey).toString('hex') },
    signature: Buffer.from(by.sign(digest).subarray(0, 64)).toString('hex'),
    senderAddress: by.address,
  }
}

function keyOf(key: Uint8Array) {
  return { typeUrl: keyType, value: PubKey.toBinary({ key }) }
}

function sendOf(fromAddress: string): Any {
  const amount = [{ denom: 'inj', amount: '1' }]
  const value = MsgSend.toBinary({ fromAddress, toAddress: stranger.address, amount })
  return { type: '/cosmos.bank.v1beta1.MsgSend', value }
}

function execOf(type: string): Any {
  const msgs = [{ typeUrl: type, value: new Uint8Array() }]
  return { type: '/cosmos.authz.v1beta1.MsgExec', value: MsgExec.toBinary({ grantee: user.address, msgs }) }
}

/** One message after the other, as if they were one: of what is there twice the last counts. */
function twice({ type, value }: Any, other: Any): Any {
  return { type, value: Buffer.concat([value, other.value]) }
}

function jsonOf({ type, value }: Any): Uint8Array {
  const [message] = decodeTx(
    TxRaw.toBinary({
      bodyBytes: TxBody.toBinary(TxBody.create({ messages: [{ typeUrl: type, value }] })),
      authInfoBytes: new Uint8Array(),
      signatures: [],
    }),
  ).messages
  assert(message !== undefined && 'value' in message)
  return Buffer.from(JSON.stringify({ '@type': type, ...message.value }))
}
