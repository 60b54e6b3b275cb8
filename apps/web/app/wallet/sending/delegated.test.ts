// @vitest-environment node
import { MsgSend } from '@injectivelabs/sdk-ts/core/modules'
import { AuthInfo, Fee, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DelegatedAnswer } from '../../routes/acts/delegate-json.ts'
import type { CosmosSigner, EthereumSigner } from '../signer.ts'
import { NoAnswer, type BroadcastAnswer } from './ask-site.ts'
import { findDelegated, sendPatiently } from './delegated.ts'
import { writeTypedData } from './sign-documents.ts'
import { writeBody, type Draft } from './write-transaction.ts'

const address = 'inj1nu7ea4dd66w57snq73x3lxuw9qnjl5pettg0am'
const payer = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const sendOf = (amount: string) =>
  MsgSend.fromJSON({
    srcInjectiveAddress: address,
    dstInjectiveAddress: payer,
    amount: { denom: 'inj', amount },
  })
const draft: Draft = {
  mode: 'direct',
  messages: [sendOf('1')],
  memo: '',
  timeoutHeight: 70n,
  gasLimit: 0n,
  fee: { denom: 'inj', amount: '0' },
  chainId: 'injective-777',
  accountNumber: 1n,
  sequence: 2n,
  publicKey: undefined,
  evmChainId: 1439,
}
const cosmos: CosmosSigner = {
  kind: 'cosmos',
  address,
  publicKey: new Uint8Array(33),
  signDirect: () => Promise.reject(new Error('not asked')),
}
const ethereum: EthereumSigner = {
  kind: 'ethereum',
  address,
  ethereumAddress: '0x',
  evmChainId: 1439,
  eip712: 'v1',
  signTypedData: () => Promise.reject(new Error('not asked')),
}

let answer: DelegatedAnswer = {}
let asked: URLSearchParams | undefined
beforeEach(() => {
  asked = undefined
  vi.stubGlobal('fetch', (_path: string, { body }: { body: URLSearchParams }) => {
    asked = body
    return Promise.resolve(Response.json(answer))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Said = { from?: readonly MsgSend[]; fee?: object; context?: object; typed?: object }

/** What a gateway answers, honest but for what is said. */
function typedOf({ from = [sendOf('1')], fee, context: otherwise, typed }: Said = {}): DelegatedAnswer {
  const data = writeTypedData({ ...draft, messages: from, mode: 'eip712-v2' })
  const { context, msgs } = data.message as { context: string; msgs: string }
  const told = JSON.parse(context) as { fee: object }
  const paid = { ...told, sequence: 3, fee: { ...told.fee, payer, ...fee }, ...otherwise }
  const message = { context: JSON.stringify(paid), msgs }
  return { payer, typedData: JSON.stringify({ ...data, message, ...typed }) }
}

function bytesOf({ from = [sendOf('1')], fee }: Said = {}): DelegatedAnswer {
  const authInfo = AuthInfo.create({ fee: Fee.create({ payer, ...fee }) })
  const tx = TxRaw.create({
    bodyBytes: writeBody({ ...draft, messages: from }),
    authInfoBytes: AuthInfo.toBinary(authInfo),
  })
  return { payer, tx: TxRaw.toBinary(tx).toBase64() }
}

test('[WALLET-08] somebody who pays is found for both kinds of wallets', async () => {
  answer = typedOf()
  expect(await findDelegated(draft, ethereum)).toMatchObject({ payer, kind: 'typed' })
  expect(asked?.get('evmChainId')).toBe('1439')
  expect(JSON.parse(asked?.get('messages') ?? '')).toMatchObject([{ from_address: address }])
  answer = bytesOf()
  expect(await findDelegated(draft, cosmos)).toMatchObject({ payer, kind: 'bytes' })
  expect(asked?.get('evmChainId')).toBe('0')
})

test('[WALLET-08] where nobody pays, or the wallet signs JSON alone, the account pays itself', async () => {
  answer = {}
  expect(await findDelegated(draft, ethereum)).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })))
  expect(await findDelegated(draft, ethereum)).toBeUndefined()
  asked = undefined
  const ledger = { ...cosmos, signAmino: () => Promise.reject(new Error('not asked')) }
  expect(await findDelegated(draft, ledger)).toBeUndefined()
  expect(asked).toBeUndefined()
})

test('[WALLET-08] what another makes of the messages is not signed', async () => {
  answer = typedOf({ from: [sendOf('2')] })
  expect(await findDelegated(draft, ethereum)).toBeUndefined()
  answer = bytesOf({ from: [sendOf('2')] })
  expect(await findDelegated(draft, cosmos)).toBeUndefined()
})

test('[WALLET-08] whose fee it is and on which chain is held against what was shown before it is signed', async () => {
  for (const said of [
    { fee: { payer: address } },
    { fee: { payer: undefined } },
    { fee: { granter: address } },
    { context: { chain_id: 'injective-1' } },
    { context: { account_number: 7 } },
    { context: { memo: 'for another' } },
    { context: { timeout_height: 7_000_000 } },
  ]) {
    answer = typedOf(said)
    expect(await findDelegated(draft, ethereum), JSON.stringify(said)).toBeUndefined()
  }
  for (const fee of [{ payer: address }, { payer: '' }, { granter: address }]) {
    answer = bytesOf({ fee })
    expect(await findDelegated(draft, cosmos), JSON.stringify(fee)).toBeUndefined()
  }
  for (const [made, signer] of [
    [typedOf, ethereum],
    [bytesOf, cosmos],
  ] as const) {
    answer = { ...made({ fee: { payer: address } }), payer: address }
    expect(await findDelegated(draft, signer)).toBeUndefined()
  }
})

test('[WALLET-08] what typed data is of is never another’s to say', async () => {
  answer = typedOf({ typed: { domain: { name: 'USD Coin' }, primaryType: 'Permit', types: { Permit: [] } } })
  const { domain, primaryType, types } = writeTypedData({ ...draft, mode: 'eip712-v2' })
  expect(await findDelegated(draft, ethereum)).toMatchObject({ data: { domain, primaryType, types } })
})

test('[WALLET-08] what a node has no room for is sent ten times more, a second apart', async () => {
  vi.useFakeTimers()
  const full: BroadcastAnswer = {
    refusal: { words: [], step: '', log: 'mempool is full', codespace: 'sdk', code: 20 },
  }
  let sent = 0
  const always = sendPatiently(() => {
    sent++
    return Promise.resolve(full)
  })
  await vi.advanceTimersByTimeAsync(9999)
  expect(sent).toBe(10)
  await vi.advanceTimersByTimeAsync(1)
  expect(await always).toBe(full)
  expect(sent).toBe(11)

  const answers = [full, { hash: 'AB' }]
  const once = sendPatiently(() => Promise.resolve(answers.shift() ?? full))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await once).toEqual({ hash: 'AB' })
})

test('[WALLET-08] without an answer nobody knows whether it was taken, and it is not sent again', async () => {
  let sent = 0
  const lost = () => {
    sent++
    return Promise.reject(new NoAnswer('lost'))
  }
  await expect(sendPatiently(lost)).rejects.toThrow(NoAnswer)
  expect(sent).toBe(1)
})
