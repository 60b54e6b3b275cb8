import assert from 'node:assert/strict'
import { test } from 'node:test'
import { count, example, flag, list, message, optional, says, such, text, texts, whole } from './define.ts'

const Part = message('Part', 'a part', { name: text(1, 'what it is called') })
const Whole = message('Whole', 'all there is', {
  longName: text(1, 'what it is called'),
  isGood: flag(2, 'whether it is'),
  amount: such('7', whole(3, 'how much')),
  n: count(4, 'how many'),
  words: texts(5, 'words of it'),
  parts: list(6, 'parts of it', Part),
  best: optional(7, 'the best of them', Part),
})

test('a message goes over the wire and into JSON as it was', () => {
  const value = {
    longName: 'é',
    isGood: true,
    amount: -(2n ** 63n),
    n: -1,
    words: ['a', ''],
    parts: [{ name: 'x' }],
    best: { name: '' },
  }
  assert.deepEqual(Whole.fromBinary(Whole.toBinary(value)), value)
  assert.deepEqual(Whole.fromJson(Whole.toJson(value)), value)
})

test('what is left out has its nothing, and what is optional is absent', () => {
  assert.deepEqual(Whole.fromBinary(new Uint8Array()), {
    longName: '',
    isGood: false,
    amount: 0n,
    n: 0,
    words: [],
    parts: [],
  })
})

test('fields are named in snake_case outside, and keep what they say', () => {
  const [longName, , amount] = Whole.fields
  assert.equal(longName?.name, 'long_name')
  assert.equal(longName.options?.[says], 'what it is called')
  assert.equal(amount?.options?.[example], '7')
  assert.equal(Whole.typeName, 'injsight.v1.Whole')
})
