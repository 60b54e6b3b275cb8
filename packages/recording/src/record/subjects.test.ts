import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectSubjects } from './subjects.ts'

const alice = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const market = `0x${'a5'.repeat(32)}`
const subaccount = `0x${'1d'.repeat(20)}000000000000000000000003`

function found(...events: object[]) {
  const collector = collectSubjects()
  const results = Buffer.from(JSON.stringify({ height: '7', finalize_block_events: events }))
  const nothing = Buffer.alloc(0)
  collector.look({ height: 7n, block: nothing, block_results: results, commit: nothing, validators: nothing })
  return collector.found()
}
const event = (type: string, attributes: Record<string, string>) => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })),
})

test('accounts are those whose addresses stand in events, once and in order', () => {
  const { accounts } = found(
    event('transfer', { sender: alice, recipient: bob }),
    event('coin_spent', { spender: alice, amount: '5inj' }),
    event('rewards', { validator: 'injvaloper1n55fledhz7gnt7hp9tw3qa7rukzuzd90xemjyf' }),
  )
  assert.deepEqual(accounts, [bob, alice])
})

test('balances name their accounts in base64', () => {
  const { accounts } = found(
    event('cosmos.bank.v1beta1.EventSetBalances', {
      balance_updates: '[{"addr":"40JVlUqdQM83AuEGKnQZugG26eY=","denom":"aW5q","amt":"1"}]',
    }),
  )
  assert.deepEqual(accounts, [alice])
})

test('subaccounts are told from markets, and go together where one event names both', () => {
  const { subaccounts, pairs } = found(
    event('injective.exchange.v1beta1.EventNewSpotOrders', {
      market_id: `"${market}"`,
      buy_orders: `[{"order_info":{"subaccount_id":"${subaccount}"}}]`,
    }),
    event('injective.exchange.v1beta1.EventSpotMarketUpdate', {
      market: `{"market_id":"0x${'bb'.repeat(32)}"}`,
    }),
  )
  assert.deepEqual(subaccounts, [subaccount])
  assert.deepEqual(pairs, [{ subaccount, market }])
})

test('an account has a subaccount of its own even when no event names it', () => {
  const { subaccounts } = found(event('transfer', { sender: alice }))
  assert.deepEqual(subaccounts, ['0xe34255954a9d40cf3702e1062a7419ba01b6e9e6000000000000000000000000'])
})
