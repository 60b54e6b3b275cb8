import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress } from '@injsight/chain'
import { bankEvents, coinEvents } from './bank.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const { bytes } = decodeAddress(account)

test('new balances are taken as the chain tells them', () => {
  const update = { addr: base64(bytes), denom: base64(Buffer.from('inj')), amt: '12' }
  const { balances } = handle('cosmos.bank.v1beta1.EventSetBalances', {
    balance_updates: JSON.stringify([update]),
  })
  assert.equal(balances?.length, 1)
  assert.deepEqual(
    { ...balances?.[0], account: Buffer.from(balances?.[0]?.account.bytes ?? []) },
    { account: Buffer.from(bytes), denom: 'inj', amount: '12' },
  )
})

test('a new balance that is no amount stops the block', () => {
  const update = { addr: base64(bytes), denom: base64(Buffer.from('inj')), amt: '-1' }
  assert.throws(
    () => handle('cosmos.bank.v1beta1.EventSetBalances', { balance_updates: JSON.stringify([update]) }),
    { kind: 'bad-chain-data' },
  )
})

test('minting adds to the supply, burning takes from it', () => {
  assert.deepEqual(handle('coinbase', { amount: '5inj,1peggy0xa' }), {
    supplies: [
      { denom: 'inj', add: 5n },
      { denom: 'peggy0xa', add: 1n },
    ],
  })
  assert.deepEqual(handle('burn', { amount: '5inj' }), { supplies: [{ denom: 'inj', add: -5n }] })
})

test('coins that are received and spent are differences', () => {
  assert.equal(handle('coin_received', { receiver: account, amount: '5inj' }).coins?.[0]?.add, 5n)
  assert.equal(handle('coin_spent', { spender: account, amount: '5inj' }).coins?.[0]?.add, -5n)
  assert.deepEqual(handle('coin_spent', { spender: 'nobody', amount: '5inj' }), {})
})

function handle(type: string, attributes: Record<string, string>) {
  const handler = [...bankEvents, ...coinEvents].find((one) => one.type === type)
  assert.ok(handler)
  return handler.handle((key) => attributes[key])
}

function base64(content: Uint8Array): string {
  return Buffer.from(content).toString('base64')
}
