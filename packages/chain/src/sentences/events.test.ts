import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventsOfMessage, findAttribute, listAttributes, readCoins } from './events.ts'

const events = [
  { type: 'transfer', attributes: [attribute('amount', '5inj'), attribute('msg_index', '0')] },
  { type: 'transfer', attributes: [attribute('amount', '6inj'), attribute('msg_index', '1')] },
  { type: 'tx', attributes: [attribute('fee', '')] },
]

test('[TX-04] attributes are found by the type of their event', () => {
  assert.deepEqual(listAttributes({ events }, 'transfer', 'amount'), ['5inj', '6inj'])
  assert.equal(findAttribute({ events }, 'transfer', 'amount'), '5inj')
  assert.equal(findAttribute({ events }, 'tx', 'fee'), undefined)
  assert.equal(findAttribute({}, 'transfer', 'amount'), undefined)
})

test('[TX-04] the events of a message are those with its index', () => {
  assert.deepEqual(eventsOfMessage(events, 1), [events[1]])
  const said = { type: 'wasm', attributes: [attribute('msg_index', '1'), attribute('msg_index', '0')] }
  assert.deepEqual(eventsOfMessage([said], 1), [])
  assert.deepEqual(eventsOfMessage([said], 0), [said])
})

test('[TX-04] coins are split where digits end, for denoms hold digits and strokes', () => {
  assert.deepEqual(readCoins('12factory/inj1/7up,5ibc/27394'), [
    { amount: '12', denom: 'factory/inj1/7up' },
    { amount: '5', denom: 'ibc/27394' },
  ])
  assert.deepEqual(readCoins(''), [])
})

function attribute(key: string, value: string) {
  return { key, value }
}
