import { expect, test } from 'vitest'
import { sumChanges } from './preview.server.ts'

const event = (type: string, told: Record<string, string>) => ({
  type,
  attributes: Object.entries(told).map(([key, value]) => ({ key, value })),
})

test('[WALLET-05] what an act changes is what the bank says of the account, coin by coin', () => {
  const changes = sumChanges(
    [
      event('coin_spent', { spender: 'inj1a', amount: '5inj,7peggy0xa' }),
      event('coin_received', { receiver: 'inj1b', amount: '5inj,7peggy0xa' }),
      event('coin_received', { receiver: 'inj1a', amount: '2inj' }),
      event('transfer', { sender: 'inj1a', recipient: 'inj1b', amount: '5inj' }),
      event('coin_spent', { spender: 'inj1a', amount: '' }),
    ],
    'inj1a',
  )
  expect([...changes]).toEqual([
    ['inj', -3n],
    ['peggy0xa', -7n],
  ])
})
