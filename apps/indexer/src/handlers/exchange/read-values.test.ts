import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { findOrderSubaccount, readNamedMarket, readSubaccount } from './read-values.ts'

const bytes = Buffer.concat([Buffer.from('d31f', 'hex'), Buffer.alloc(29, 7), Buffer.from([2])])
const hex = bytes.toString('hex')

test('an id is the same in hex, with 0x or without, and in base64, even where that begins with 0x', () => {
  const base64 = bytes.toString('base64')
  assert.ok(base64.startsWith('0x'))
  for (const text of [`0x${hex}`, hex.toUpperCase(), base64]) {
    assert.equal(readSubaccount(text).hex, `0x${hex}`)
    assert.equal(readNamedMarket(text).id, `0x${hex}`)
  }
  for (const text of [
    '',
    '0x12',
    base64.slice(4),
    `0x${hex.slice(2)}`,
    `${hex}00`,
    `0x${'g'.repeat(64)}`,
    7,
    null,
  ]) {
    assert.throws(() => readSubaccount(text), { kind: 'bad-chain-data' })
    assert.throws(() => readNamedMarket(text), { kind: 'bad-chain-data' })
  }
})

test('an order names a subaccount of its sender by a number, or any by its id', () => {
  const address = bytes.subarray(0, 20)
  const sender = encodeAddress('inj', address)
  assert.deepEqual(findOrderSubaccount(sender, '').id, Buffer.concat([address, Buffer.alloc(12)]))
  assert.equal(findOrderSubaccount(sender, '12').nonce, 12n)
  assert.deepEqual(Buffer.from(findOrderSubaccount(sender, '12').account.bytes), address)
  assert.equal(findOrderSubaccount('nobody', hex).hex, `0x${hex}`)
  assert.throws(() => findOrderSubaccount(sender, 'a'), { kind: 'bad-chain-data' })
  assert.throws(() => findOrderSubaccount('nobody', '1'), { kind: 'bad-chain-data' })
})
