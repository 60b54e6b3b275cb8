import { expect, test } from 'vitest'
import { changesOf, isBalanced, supplyChangesOf } from './changes.ts'

const creator = 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s'
const fees = 'inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9'
const factory = 'inj19ejy8n9qsectrf4semdp9cpknflld0j6hf2fle'
const gold = `factory/${creator}/gold`
const fee = [
  event('coin_spent', { spender: creator, amount: '80000000000000inj' }),
  event('coin_received', { receiver: fees, amount: '80000000000000inj' }),
]

// As they stand in the demo recording, transaction 838D3F09…
test('a transfer takes amount and fee from its sender', () => {
  const [sender, recipient] = [
    'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6',
    'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0',
  ]
  const changes = changesOf([
    event('coin_spent', { spender: sender, amount: '80000000000000inj' }),
    event('coin_received', { receiver: fees, amount: '80000000000000inj' }),
    event('transfer', { sender, recipient: fees, amount: '80000000000000inj' }),
    event('coin_spent', { spender: sender, amount: '1234567inj', msg_index: '0' }),
    event('coin_received', { receiver: recipient, amount: '1234567inj', msg_index: '0' }),
  ])
  expect(changes).toEqual([
    { account: sender, denom: 'inj', amount: -80000001234567n },
    { account: fees, denom: 'inj', amount: 80000000000000n },
    { account: recipient, denom: 'inj', amount: 1234567n },
  ])
  expect(isBalanced(changes)).toBe(true)
})

// 1FA9B3C4…
test('what is minted counts once, and whoever only passes it on has no change', () => {
  const amount = `1000000000${gold}`
  const events = [
    ...fee,
    event('coin_received', { receiver: factory, amount }),
    event('coinbase', { minter: factory, amount }),
    event('coin_spent', { spender: factory, amount }),
    event('coin_received', { receiver: creator, amount }),
  ]
  const changes = changesOf(events)
  expect(changes).toEqual([
    { account: creator, denom: 'inj', amount: -80000000000000n },
    { account: creator, denom: gold, amount: 1000000000n },
    { account: fees, denom: 'inj', amount: 80000000000000n },
  ])
  expect(isBalanced(changes)).toBe(false)
  expect(isBalanced(changes, supplyChangesOf(events))).toBe(true)
})

// 64618FDB…
test('what is burnt is gone from its holder', () => {
  const amount = `1234${gold}`
  const events = [
    event('coin_spent', { spender: creator, amount }),
    event('coin_received', { receiver: factory, amount }),
    event('coin_spent', { spender: factory, amount }),
    event('burn', { burner: factory, amount }),
  ]
  expect(changesOf(events)).toEqual([{ account: creator, denom: gold, amount: -1234n }])
  expect([...supplyChangesOf(events)]).toEqual([[gold, -1234n]])
})

test('several coins come in one event, none is an empty text, and what is no coin is left out', () => {
  expect(
    changesOf([
      event('coin_received', { receiver: creator, amount: `1inj, 2${gold},3ibc/C4CF,4erc20:0xAB,x` }),
      event('coin_received', { receiver: creator, amount: '' }),
      event('coin_received', { receiver: creator }),
    ]).map(({ denom, amount }) => `${amount} ${denom}`),
  ).toEqual(['1 inj', `2 ${gold}`, '3 ibc/C4CF', '4 erc20:0xAB'])
})

function event(type: string, attributes: Record<string, string>) {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) }
}
