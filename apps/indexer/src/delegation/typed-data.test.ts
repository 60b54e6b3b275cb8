import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb'
import { hashTypedData as hashOfViem } from 'viem'
import { hashTypedData, readContext, writeTexts, writeTypedData, type Context } from './typed-data.ts'

const context: Context = {
  accountNumber: 2n,
  chainId: 'injective-777',
  fee: {
    amount: [{ denom: 'inj', amount: '100000000000000' }],
    gas: 200000n,
    payer: 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku',
  },
  memo: 'a <b> & "c"',
  sequence: 0n,
  timeoutHeight: 34435n,
}
const send = {
  fromAddress: 'inj17gkuet8f6pssxd8nycm3qr9d9y699rupv6397z',
  toAddress: 'inj1995xnrrtnmtdgjmx0g937vf28dwefhkhy6gy5e',
  amount: [{ denom: 'inj', amount: '10000000000000000' }],
}
const messages = [{ type: '/cosmos.bank.v1beta1.MsgSend', value: MsgSend.toBinary(send) }]

test('[WALLET-08] the texts of typed data are those that the chain makes', () => {
  const texts = writeTexts(context, messages)
  assert.equal(
    texts.context,
    String.raw`{"account_number":2,"chain_id":"injective-777","fee":{"amount":[{"denom":"inj","amount":"100000000000000"}],"gas":200000,"payer":"inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku"},"memo":"a \u003cb\u003e \u0026 \"c\"","sequence":0,"timeout_height":34435}`,
  )
  assert.equal(
    texts.msgs,
    '[{"@type":"/cosmos.bank.v1beta1.MsgSend","from_address":"inj17gkuet8f6pssxd8nycm3qr9d9y699rupv6397z","to_address":"inj1995xnrrtnmtdgjmx0g937vf28dwefhkhy6gy5e","amount":[{"denom":"inj","amount":"10000000000000000"}]}]',
  )
})

test('[WALLET-08] what is signed of it is what wallets sign', () => {
  const texts = writeTexts(context, messages)
  const typed = JSON.parse(writeTypedData(texts, 1439n)) as Parameters<typeof hashOfViem>[0]
  assert.equal(`0x${Buffer.from(hashTypedData(texts, 1439n)).toString('hex')}`, hashOfViem(typed))
})

test('[WALLET-08] a context is read only as the chain would write it', () => {
  const { context: text } = writeTexts(context, messages)
  assert.deepEqual(readContext(text), context)
  const others = [
    '',
    '{}',
    ` ${text}`,
    text.replace('"sequence":0', '"sequence":0.0'),
    text.replace('"sequence":0', '"sequence":-1'),
    text.replace('"sequence":0', '"sequence":90071992547409920'),
    text.replace('"sequence":0', '"sequence":"0"'),
    text.replace('"chain_id":"injective-777"', '"chain_id":777'),
    text.replace('"denom":"inj",', '"denom":{},'),
    text.replace('{"account', '{"sequence":1,"account'),
    text.replace(/"memo":"[^,]*",/, '"memo":{},'),
    text.replace(',"payer"', ',"granter":"inj1","payer"'),
  ]
  for (const other of others) assert.throws(() => readContext(other), /is not written as the chain/, other)
})
