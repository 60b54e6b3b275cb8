import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { indexMade, type MadeBlock } from '../../../test/made/made-chain.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const { bytes } = decodeAddress(account)
const genesis = { bank: { balances: [{ address: account, coins: [{ denom: 'inj', amount: '100' }] }] } }

test('new balances are taken as the chain tells them, and who has nothing left has no row', async () => {
  const told = (amt: string): MadeBlock => ({
    end: [['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [update(amt)] }]],
  })
  const held = await readBalances([told('12'), told('7')])
  assert.deepEqual(held, [{ address: account, denom: 'inj', amount: '7' }])
  assert.deepEqual(await readBalances([told('12'), told('0')]), [])
})

test('a new balance that is no amount is left unread, and the rest of the event with it', async () => {
  const balance_updates = [update('12'), update('-1')]
  const { pool } = await indexMade(
    [{ end: [['cosmos.bank.v1beta1.EventSetBalances', { balance_updates }]] }],
    genesis,
  )
  const { rows } = await pool.query('select amount from balances')
  assert.deepEqual(rows, [{ amount: '100' }])
  const unread = await pool.query(`select height, module, ordinal, what from unread where module = 'bank'`)
  assert.deepEqual(unread.rows, [
    { height: '1', module: 'bank', ordinal: 0, what: 'cosmos.bank.v1beta1.EventSetBalances' },
  ])
  const source = await pool.query(`select inexact_from from module_sources where module = 'bank'`)
  assert.deepEqual(source.rows, [{ inexact_from: '1' }])
})

test('minting adds to the supply, burning takes from it', async () => {
  const { pool } = await indexMade(
    [
      {
        begin: [['coinbase', { minter: account, amount: '5inj,1peggy0xa' }]],
        end: [['burn', { burner: account, amount: '2inj' }]],
      },
    ],
    genesis,
  )
  const { rows } = await pool.query(
    'select d.denom, s.amount from supplies as s join denoms as d on d.id = s.denom order by 1',
  )
  assert.deepEqual(rows, [
    { denom: 'inj', amount: '103' },
    { denom: 'peggy0xa', amount: '1' },
  ])
})

test('where no new balances are told, coins that are received and spent are differences', async () => {
  const held = await readBalances([
    { end: [['coin_received', { receiver: account, amount: '5inj' }]] },
    { end: [['coin_spent', { spender: account, amount: '1inj' }]] },
  ])
  assert.deepEqual(held, [{ address: account, denom: 'inj', amount: '104' }])
})

function update(amt: string) {
  const base64 = (content: Uint8Array) => Buffer.from(content).toString('base64')
  return { addr: base64(bytes), denom: base64(Buffer.from('inj')), amt }
}

async function readBalances(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, genesis)
  const { rows } = await pool.query<{ address: Buffer; denom: string; amount: string }>(
    `select a.address, d.denom, b.amount from balances b
      join denoms d on d.id = b.denom join addresses a using (account)`,
  )
  return rows.map((row) => ({ ...row, address: encodeAddress('inj', row.address) }))
}
