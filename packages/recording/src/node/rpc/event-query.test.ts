import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matches, readEventQuery } from './event-query.ts'

const values = new Map([
  ['tm.event', ['Tx']],
  ['tx.height', ['63']],
  ['transfer.amount', ['5inj', '7peggy0x']],
  ['message.action', ['/cosmos.bank.v1beta1.MsgSend']],
])
const holds = (query: string) => matches(readEventQuery(query), values)

test('conditions are joined by AND, and a tag with several values needs one that fits', () => {
  assert.ok(holds("tm.event='Tx'"))
  assert.ok(
    holds("tm.event = 'Tx' AND message.action='/cosmos.bank.v1beta1.MsgSend' AND transfer.amount='7peggy0x'"),
  )
  assert.ok(!holds("tm.event='Tx' AND transfer.amount='8inj'"))
  assert.ok(!holds("nothing.like='this'"))
})

test('numbers are compared as numbers', () => {
  assert.ok(holds('tx.height>5 AND tx.height<=63'))
  assert.ok(holds('tx.height=63'))
  assert.ok(!holds('tx.height<63'))
  assert.ok(!holds('transfer.amount>1'))
})

test('CONTAINS and EXISTS look into values and for tags', () => {
  assert.ok(holds("message.action CONTAINS 'bank'"))
  assert.ok(holds('transfer.amount EXISTS'))
  assert.ok(!holds('transfer.sender EXISTS'))
})

test('a query that is none is refused with the place where reading stopped', () => {
  const refused = (query: string) => {
    try {
      readEventQuery(query)
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  assert.equal(refused(''), 'offset 0: EOF')
  assert.equal(refused('nonsense'), 'offset 8: EOF')
  assert.match(refused('not a query'), /^offset 4: got tag, wanted <= operator/)
  assert.match(refused("a='b' OR c='d'"), /wanted AND/)
})
