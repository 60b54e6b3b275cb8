import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMentions } from './read-mentions.ts'

const market = `0x${'aB'.repeat(32)}`
const account = `inj1${'q'.repeat(38)}`
const contract = `inj1${'q'.repeat(58)}`

test('[TX-03] markets, contracts, proposals and channels are found wherever they stand', () => {
  const text = JSON.stringify({
    market_id: market,
    msg: JSON.stringify({ send: { contract, proposal_id: 7 } }),
    vote: { proposal_id: '12' },
    source_channel: 'channel-3',
    sender: account,
  })
  assert.deepEqual(readMentions(text), {
    markets: [market.toLowerCase()],
    contracts: [contract, account],
    proposals: [7n, 12n],
    channels: ['channel-3'],
  })
})

test('numbers that no proposal can have are left out, and endless lists are cut', () => {
  assert.deepEqual(readMentions('"proposal_id":"9999999999999999999"').proposals, [])
  const many = Array.from({ length: 1000 }, (_, at) => `channel-${at}`).join(' ')
  assert.equal(readMentions(many).channels.length, 200)
})
