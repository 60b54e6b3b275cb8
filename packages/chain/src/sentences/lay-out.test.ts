import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOut, layOutSentence } from './lay-out.ts'
import type { Sentence } from './sentence.ts'

const sentence: Sentence = {
  key: 'bank.multiSend',
  parts: {
    sender: { kind: 'account', address: 'inj1alice' },
    amount: { kind: 'amounts', coins: [] },
    count: { kind: 'count', n: 3 },
    failed: { kind: 'choice', value: 'no' },
  },
}

test('[TX-03] a sentence is laid out in the order of its language', () => {
  const pieces = layOutSentence(sentence, (key, { sender, amount, count, failed }) => {
    assert.deepEqual([key, count, failed], ['bank.multiSend', 3, 'no'])
    return `向 ${count} 个账户转账 ${amount}（${sender}）`
  })
  assert.deepEqual(pieces, [
    '向 3 个账户转账 ',
    { name: 'amount', part: sentence.parts.amount },
    '（',
    { name: 'sender', part: sentence.parts.sender },
    '）',
  ])
})

test('[TX-03] a part may stand twice, or at either end', () => {
  const pieces = layOutSentence(sentence, (_, { sender }) => `${sender}${sender}`)
  assert.deepEqual(
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)),
    ['sender', 'sender'],
  )
})

test('[TX-03] any things stand in words where the language puts them; what is no mark of ours stays as it is', () => {
  const things = { from: { text: 'Monday' }, to: { text: 'Tuesday' } }
  const said = layOut(things, ({ from, to }) => `${to}, after ${from} \uE0007\uE001`)
  assert.deepEqual(said, [things.to, ', after ', things.from, ' ', '7'])
})
