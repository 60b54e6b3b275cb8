import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateKeyToAccount } from 'viem/accounts'
import { createKnownAbis } from '../abis/known-abis.ts'
import { messageOfCall, openMessage } from './open-message.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const abis = createKnownAbis()
const type = '/injective.evm.v1.MsgEthereumTx'

test('[EVM-07] a message has its Ethereum transaction and call beside its bytes', async () => {
  const to = `0x${'cd'.repeat(20)}` as const
  const data = `0xa9059cbb${'00'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(31)}07` as const
  const raw = await account.signTransaction({
    type: 'legacy',
    nonce: 3,
    to,
    gas: 21_000n,
    gasPrice: 1n,
    data,
  })
  const from = Buffer.from(account.address.slice(2), 'hex').toString('base64')
  const { value } = openMessage({ type, value: { from, raw } }, abis)
  const { transaction, call, ...rest } = value as Record<string, Record<string, unknown>>
  assert.deepEqual(rest, { from, raw })
  assert.deepEqual([transaction?.['nonce'], transaction?.['to'], transaction?.['gas_price']], ['3', to, '1'])
  assert.equal(call?.['method'], 'transfer')
})

test('[EVM-12] a call that nobody has signed yet is told as the message that would carry it', () => {
  const to = `0x${'CD'.repeat(20)}` as const
  const input = `0xa9059cbb${'00'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(31)}07` as const
  const told = messageOfCall({ from: account.address, to, input, value: '5' }, abis)
  const { from, transaction, call } = told.value as Record<string, Record<string, unknown>>
  assert.equal(told.type, type)
  assert.equal(from, Buffer.from(account.address.slice(2), 'hex').toString('base64'))
  assert.deepEqual(transaction, { to: to.toLowerCase(), value: '5', input })
  assert.equal(call?.['method'], 'transfer')
  const plain = messageOfCall({ from: account.address, to, input: '0x', value: '5' }, abis)
  assert.equal((plain.value as object as { call?: unknown }).call, undefined)
})

test('[EVM-01] a message whose bytes are none, and any other message, stays as it is', () => {
  const odd: unknown[] = [
    undefined,
    null,
    7,
    'text',
    {},
    { raw: 7 },
    { raw: '' },
    { raw: '0x' },
    { raw: '0xzz' },
    { raw: '0x02f8ff' },
  ]
  for (const value of odd) assert.deepEqual(openMessage({ type, value }, abis), { type, value })
  const send = { type: '/cosmos.bank.v1beta1.MsgSend', value: { raw: '0x01' } }
  assert.equal(openMessage(send, abis), send)
})

test('[EVM-01] a hundred kilobytes of input, or of lists in lists, are read as far as they mean something', async () => {
  const to = `0x${'cd'.repeat(20)}` as const
  const data = `0xa9059cbb${'ff'.repeat(100_000)}` as const
  const raw = await account.signTransaction({ type: 'legacy', to, gas: 1n, gasPrice: 1n, data })
  const { call } = openMessage({ type, value: { raw } }, abis).value as Record<string, unknown>
  assert.deepEqual(call, { selector: '0xa9059cbb' })
  const nested = { raw: `0x02${'c1'.repeat(100_000)}` }
  assert.deepEqual(openMessage({ type, value: nested }, abis), { type, value: nested })
})
