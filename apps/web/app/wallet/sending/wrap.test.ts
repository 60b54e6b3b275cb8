import { MsgExecuteContractCompat, MsgSend, type Msgs } from '@injectivelabs/sdk-ts/core/modules'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeKey } from '../auto-sign/make-key-signer.ts'
import { exempt, type AutoSign } from '../auto-sign/rules.ts'
import { setAutoSign } from '../auto-sign/store.ts'
import { setSession } from '../session.ts'
import type { Signer } from '../signer.ts'
import { typeOf } from './write-transaction.ts'
import { wrap as wrapBy } from './wrap.ts'

const own = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const granter = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const wallet = { kind: 'cosmos', address: own } as Signer
const wrap = (messages: readonly Msgs[], from: string) => wrapBy(messages, from, async () => wallet)

const sendFrom = (from: string) =>
  MsgSend.fromJSON({
    srcInjectiveAddress: from,
    dstInjectiveAddress: own,
    amount: { denom: 'inj', amount: '1' },
  })
const compat = MsgExecuteContractCompat.fromJSON({
  sender: own,
  contractAddress: 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
  msg: { claim: {} },
})

function letKeySign(types: string[]): AutoSign {
  const expiration = Math.floor(Date.now() / 1000) + 60
  const feeLimit = { denom: 'inj', amount: '1' }
  const autoSign = { ...makeKey(), owner: own, types, expiration, duration: 60, feeLimit }
  setAutoSign(autoSign, false)
  return autoSign
}

beforeEach(() => setSession({ status: 'connected', address: own }))
afterEach(() => {
  setAutoSign(undefined, false)
  setSession({ status: 'idle' })
})

test('[WALLET-07] each message for a granter goes into one of its own, of who is connected', async () => {
  setSession({ status: 'connected', address: own, granter })
  const { messages, signer } = await wrap([sendFrom(granter), sendFrom(granter)], own)
  expect(messages.map(typeOf)).toEqual(Array(2).fill('/cosmos.authz.v1beta1.MsgExec'))
  const told = messages.map((message) => MsgExec.fromBinary(message.toBinary()))
  expect(told.map(({ grantee }) => grantee)).toEqual([own, own])
  expect(told[0]?.msgs).toMatchObject([
    { typeUrl: '/cosmos.bank.v1beta1.MsgSend', value: sendFrom(granter).toBinary() },
  ])
  expect(signer).toBe(wallet)
})

test('[WALLET-07] who acts for themselves signs the messages as they are', async () => {
  const message = sendFrom(own)
  expect(await wrap([message], own)).toEqual({ messages: [message], signer: wallet })
})

test('[WALLET-06] the key of the browser signs in place of the wallet, and its owner pays', async () => {
  const key = letKeySign(['/cosmos.bank.v1beta1.MsgSend'])
  const { messages, signer, feeGranter } = await wrap([sendFrom(own)], own)
  expect(MsgExec.fromBinary(messages[0]?.toBinary() ?? new Uint8Array()).grantee).toBe(key.address)
  expect([signer.address, feeGranter]).toEqual([key.address, own])
})

test('[WALLET-06] the wallet signs what the key may not, and a batch with the exempt type', async () => {
  letKeySign(['/cosmos.bank.v1beta1.MsgSend', exempt])
  expect((await wrap([sendFrom(own), compat], own)).signer).toBe(wallet)
})

test('[WALLET-06] another account that is connected isn’t signed for', async () => {
  letKeySign(['/cosmos.bank.v1beta1.MsgSend'])
  expect((await wrap([sendFrom(granter)], granter)).signer).toBe(wallet)
})

test('[WALLET-06] authz and auto-sign are not used together', async () => {
  letKeySign(['/cosmos.bank.v1beta1.MsgSend'])
  setSession({ status: 'connected', address: own, granter })
  await expect(wrap([sendFrom(granter)], own)).rejects.toMatchObject({ key: 'authzAndAutoSign' })
})
