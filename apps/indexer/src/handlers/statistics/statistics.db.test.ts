import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeEvent } from '../../../test/made-chain.ts'

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
