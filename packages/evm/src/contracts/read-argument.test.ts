import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArgument, type Parameter } from './read-argument.ts'

const account = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const unfit = (parameter: Parameter, text: string) => readArgument(parameter, text).unfit
const whole = (least: string, most: string) => ({ kind: 'whole', least, most })

test('[EVM-12] an argument is read as its type wants it', () => {
  const read = (type: string, text: string) => readArgument({ type }, text)
  assert.deepEqual(read('uint8', ' 255 '), { value: 255n })
  assert.deepEqual(read('int8', '-128'), { value: -128n })
  assert.deepEqual(read('uint256', '0xff'), { value: 255n })
  assert.deepEqual(read('bytes', '0x'), { value: '0x' })
  assert.deepEqual(read('bytes2', '0xABcd'), { value: '0xABcd' })
  assert.deepEqual(read('string', '{'), { value: '{' })
  assert.deepEqual(read('address', 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'), { value: account })
  assert.deepEqual(read('uint256[]', '[9007199254740993,"7"]'), { value: [9007199254740993n, 7n] })
})

test('[EVM-12] of what is no such argument it is told where, what stands there, and what should', () => {
  const plain = (type: string, text: string) => unfit({ type }, text)
  assert.deepEqual(plain('uint8', '256'), { at: '', value: '256', wanted: whole('0', '255') })
  assert.deepEqual(plain('int8', '128'), { at: '', value: '128', wanted: whole('-128', '127') })
  for (const text of ['', '1e3', '1.5', '-1', '0x', '-0x1'])
    assert.deepEqual(plain('uint8', text)?.value, text, text)
  assert.deepEqual(plain('bool', 'yes'), { at: '', value: 'yes', wanted: { kind: 'flag' } })
  assert.deepEqual(plain('address', account.slice(0, 41))?.wanted, { kind: 'ethereum' })
  assert.deepEqual(plain('bytes2', '0x12')?.wanted, { kind: 'bytes', count: 2 })
  assert.deepEqual(plain('bytes', '0x123')?.wanted, { kind: 'bytes' })
  assert.deepEqual(plain('uint8[2]', '[1]'), { at: '', value: '["1"]', wanted: { kind: 'items', count: 2 } })
  assert.deepEqual(plain('uint8[]', '{'), { at: '', value: '{', wanted: { kind: 'list' } })
  const pairs = {
    type: 'tuple[]',
    components: [{ type: 'address', name: 'to' }, { type: 'uint8' }],
  }
  assert.deepEqual(readArgument(pairs, `[["${account}",1]]`), { value: [[account, 1n]] })
  assert.deepEqual(unfit(pairs, `[["${account}",1],["x",1]]`), {
    at: '[1].to',
    value: 'x',
    wanted: { kind: 'ethereum' },
  })
  assert.deepEqual(unfit(pairs, `[["${account}",null]]`)?.at, '[0].#2')
  assert.deepEqual(unfit(pairs, `[["${account}"]]`)?.wanted, { kind: 'items', count: 2 })
})
