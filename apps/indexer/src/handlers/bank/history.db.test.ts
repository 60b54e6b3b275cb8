import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const mint = 'inj1m3h30wlvsf8llruxtpukdvsy0km2kum8zcsu4c'
const genesis = { bank: { balances: [{ address: account, coins: [{ denom: 'inj', amount: '100' }] }] } }

await forEachRecording((recording, test) => {
  test('the newest line of every balance is what the node holds, and lines follow from one another', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows: newest } = await pool.query<{ address: Buffer; denom: string; amount: string }>(
      `select distinct on (account, h.denom) address, d.denom, amount from balance_history as h
      join denoms as d on d.id = h.denom join addresses using (account) order by account, h.denom, height desc`,
    )
    const { balances } = readExpected(recording, 'balances') as {
      balances: Record<string, Record<string, string>>
    }
    for (const { address, denom, amount } of newest) {
      assert.equal(amount, balances[encodeAddress('inj', address)]?.[denom] ?? '0')
    }
    const { rows: broken } = await pool.query(
      `select * from (
      select *, lag(amount) over (partition by account, denom order by height) as before from balance_history
    ) as h where amount is null or change = 0 or before + change <> amount or change is null and height > 1`,
    )
    // The transactions of the genesis are told by no event.
    assert.deepEqual(broken, [])
  })

  test('what there is of each denom, and what all hold of it together, is what the node counted', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ denom: string; supply: string; sumOfBalances: string }>(
      `select d.denom, s.amount as supply,
        (select sum(amount) from balances where denom = d.id)::text as "sumOfBalances"
      from supplies as s join denoms as d on d.id = s.denom where s.amount > 0 order by d.denom collate "C"`,
    )
    const { sums } = readExpected(recording, 'supply-check') as { sums: typeof rows }
    assert.deepEqual(
      rows,
      sums.toSorted((a, b) => (a.denom < b.denom ? -1 : 1)),
    )
  })

  test('on the recording no block has a residual, and what flowed leads to the supply', async () => {
    const { pool } = await indexedRecording(recording)
    assert.deepEqual((await pool.query('select * from residuals')).rows, [])
    const { rows } = await pool.query<{ denom: string; flowed: string; changed: string }>(
      `select d.denom, coalesce((select sum(minted - burned) from coin_flows where denom = d.id), 0) as flowed,
      coalesce((select sum(change) from balance_history where denom = d.id), 0) as changed from denoms as d`,
    )
    for (const { denom, flowed, changed } of rows) assert.equal(flowed, changed, denom)
  })
})

test('a wrong balance leaves a residual with what the block told', async () => {
  const told = [coins('coin_received', 'receiver', '5inj'), coins('coinbase', 'minter', '5inj', mint)]
  const { pool } = await indexMade(
    [{ begin: told, end: [balance('106')] }, { end: [balance('106')] }],
    genesis,
  )
  const { rows } = await pool.query('select * from residuals')
  assert.deepEqual(rows, [
    {
      height: '1',
      denom: 'inj',
      changed: '6',
      minted: '5',
      burned: '0',
      events: {
        balances: [{ account: hexOf(account), before: '100', after: '106' }],
        flows: [{ account: hexOf(mint), minted: '5' }],
      },
    },
  ])
})

test('coins that are minted without a balance, or sent to nobody, leave a residual', async () => {
  const { pool } = await indexMade(
    [{ end: [coins('coinbase', 'minter', '5inj', mint), balance('100')] }, { end: [balance('99')] }],
    genesis,
  )
  const { rows } = await pool.query('select height, changed, minted, burned from residuals order by 1')
  assert.deepEqual(rows, [
    { height: '1', changed: '0', minted: '5', burned: '0' },
    { height: '2', changed: '-1', minted: '0', burned: '0' },
  ])
})

test('a block has one line for each balance that changed, however often it moved', async () => {
  const lines = await readHistory([
    {
      begin: [coins('coin_received', 'receiver', '7inj,2peggy0xa')],
      txs: [{ events: [coins('coin_spent', 'spender', '3inj,2peggy0xa')] }],
      end: [balance('104')],
    },
    { end: [balance('104')] },
    { begin: [coins('coin_received', 'receiver', '1inj'), coins('coin_spent', 'spender', '1inj')] },
    { end: [coins('coin_spent', 'spender', '4inj')] },
  ])
  assert.deepEqual(lines, [
    { height: '1', denom: 'inj', amount: '104', change: '4' },
    { height: '2', denom: 'inj', amount: '104', change: null },
    { height: '4', denom: 'inj', amount: null, change: '-4' },
  ])
})

test('coins that can not be read are left unread, and nothing of their event is kept', async () => {
  const broken: MadeEvent[] = [
    coins('coin_received', 'receiver', '7inj,x'),
    coins('coin_received', 'receiver', `1${'0'.repeat(90)}inj`),
    ['coin_received', { amount: '1inj' }],
    ['coin_spent', { spender: 'nobody', amount: '1inj' }],
    coins('coinbase', 'minter', '-1inj', mint),
    coins('burn', 'burner', '1inj,2', mint),
    ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: { addr: 1 } }],
    ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [null] }],
    ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [{ addr: '', denom: 'aW5q', amt: '1' }] }],
    ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: '[[[' }],
  ]
  const { pool } = await indexMade([{ end: broken }], genesis)
  assert.deepEqual((await pool.query('select amount from balances')).rows, [{ amount: '100' }])
  for (const table of ['balance_history', 'coin_flows', 'residuals']) {
    assert.deepEqual((await pool.query(`select * from ${table} where height > 0`)).rows, [], table)
  }
  const { rows } = await pool.query(`select distinct ordinal from unread where module = 'bank' order by 1`)
  assert.equal(rows.length, broken.length)
})

function coins(type: string, who: string, amount: string, address = account): MadeEvent {
  return [type, { [who]: address, amount }]
}

function balance(amt: string): MadeEvent {
  const addr = Buffer.from(decodeAddress(account).bytes).toString('base64')
  const denom = Buffer.from('inj').toString('base64')
  return ['cosmos.bank.v1beta1.EventSetBalances', { balance_updates: [{ addr, denom, amt }] }]
}

function hexOf(address: string): string {
  return Buffer.from(decodeAddress(address).bytes).toString('hex')
}

async function readHistory(blocks: MadeBlock[]) {
  const { pool } = await indexMade(blocks, genesis)
  const { rows } = await pool.query(
    `select height, d.denom, amount, change from balance_history as h join denoms as d on d.id = h.denom
      where height > 0 order by 1`,
  )
  return rows
}
