import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { fill } from '../../../test/made/made-orders.ts'

const fee = (amount: string): MadeEvent => ['tx', { fee: amount, fee_payer: 'inj1x' }]
const sequence = (n: number): MadeEvent => ['tx', { acc_seq: `inj1x/${n}` }]

async function sumUp(...events: MadeEvent[]) {
  const { pool } = await indexMade([{ begin: [fee('9inj')], txs: [{ events }] }, {}])
  const { rows } = await pool.query(`select blocks, txs, fees, new_accounts from stats_1d`)
  const unread = await pool.query(`select what from unread where module = 'statistics'`)
  return { ...rows[0], unread: unread.rowCount }
}

test('fees in inj are summed up, whatever else was paid; what the block did itself pays none', async () => {
  assert.deepEqual(await sumUp(fee('5inj'), fee(''), fee('7peggy0xa,3inj'), fee('2factory/inj1a/inj')), {
    blocks: 2,
    txs: 1,
    fees: '8',
    new_accounts: 0,
    unread: 0,
  })
})

test('an account is new with its first signature', async () => {
  assert.equal((await sumUp(sequence(0), sequence(1), sequence(10))).new_accounts, 1)
})

test('a fee that can not be read is left unread', async () => {
  const { fees, unread } = await sumUp(fee('lots'), fee('-5inj'), fee(`1${'0'.repeat(90)}inj`))
  assert.deepEqual([fees, unread], ['0', 3])
})

test('fees that a message speaks of are none of its transaction', async () => {
  const ofContract: MadeEvent = ['tx', { fee: '70inj', fee_payer: 'inj1y', msg_index: '0' }]
  assert.equal((await sumUp(fee('5inj'), ofContract)).fees, '5')
})

test('who pays for several signers is new when the sequence moves on', async () => {
  const events = [sequence(0), ['tx', { acc_seq: 'inj1y/0' }] satisfies MadeEvent]
  const { pool } = await indexMade([
    { txs: [{ signers: 2, payer: 'inj1x', events }] },
    { txs: [{ signers: 1, events: [sequence(0)] }] },
  ])
  const { rows } = await pool.query(`select bucket, new_accounts from stats_1d`)
  assert.deepEqual(
    rows.map(({ new_accounts }) => new_accounts),
    [2],
  )
})

test('a market opens and closes as the chain traded: first the transactions, then the end of the block', async () => {
  const trade = (price: string, execution = 'Market') => fill({ n: 1, quantity: '1', price, execution })
  const { pool } = await indexMade([
    {
      begin: [trade('9', 'MarketLiquidation'), trade('4')],
      txs: [{ events: [trade('3')] }],
      end: [trade('5')],
    },
    { txs: [{ events: [trade('2'), trade('6')] }] },
    { begin: [trade('1', 'ExpiryMarketSettlement'), trade('7', 'OffsettingPosition')] },
  ])
  for (const suffix of ['1m', '1h', '1d']) {
    const { rows } = await pool.query(
      `select opened, closed, open, high, low, close, fills, quantity, notional from trading_${suffix}`,
    )
    assert.deepEqual(
      rows.map((row) => Object.values(row).map(Number)),
      [[1, 2, 4, 6, 2, 6, 5, 5, 20]],
    )
  }
})
