import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBase64, readFields, readJson } from './fields.ts'

const unreadable = { kind: 'invalid-input', code: 'message.format' }

test('[TX-03] fields are read as what they ought to be', () => {
  const fields = readFields({
    voter: 'inj1',
    height: 7,
    coin: { denom: 'inj', amount: '5', more: true },
    names: ['a', 'b'],
    inner: { label: 'x' },
    list: [{ label: 'y' }],
  })
  assert.equal(fields.text('voter'), 'inj1')
  assert.equal(fields.text('height'), '7')
  assert.deepEqual(fields.coin('coin'), { denom: 'inj', amount: '5' })
  assert.deepEqual(fields.texts('names'), ['a', 'b'])
  assert.equal(fields.object('inner').text('label'), 'x')
  assert.equal(fields.first('list').text('label'), 'y')
  assert.equal(fields.length('names'), 2)
})

test('[TX-03] what is left out is empty, or not there', () => {
  const fields = readFields({ empty: '', none: null })
  assert.deepEqual([fields.texts('list'), fields.coins('list'), fields.list('list')], [[], [], []])
  assert.equal(fields.findText('empty'), undefined)
  assert.equal(fields.findObject('none'), undefined)
})

test('[TX-03] a field of another shape is unreadable', () => {
  const fields = readFields({ text: {}, coin: { denom: 'inj', amount: '-5' }, list: 'no', texts: [{}] })
  assert.throws(() => fields.text('text'), unreadable)
  assert.throws(() => fields.coin('coin'), unreadable)
  assert.throws(() => fields.list('list'), unreadable)
  assert.throws(() => fields.texts('texts'), unreadable)
  assert.throws(() => fields.object('text').text('x'), unreadable)
  assert.throws(() => fields.first('missing'), unreadable)
  for (const value of [undefined, null, 7, [], 'text']) assert.throws(() => readFields(value), unreadable)
})

test('[TX-03] text that is no JSON or no base64 is unreadable', () => {
  assert.deepEqual(readJson('{"a":1}'), { a: 1 })
  assert.throws(() => readJson('{'), unreadable)
  assert.deepEqual(readBase64('AQI='), Uint8Array.of(1, 2))
  assert.throws(() => readBase64('%'), unreadable)
})
