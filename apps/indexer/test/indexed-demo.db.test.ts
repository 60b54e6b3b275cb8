import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { demoRecording } from '@injsight/testing'
import { indexedDemo } from './indexed-demo.ts'

test('the balances of every account and denom are those that the chain told at the last height', async () => {
  const { pool } = await indexedDemo()
  const { rows } = await pool.query<{ address: Buffer; denom: string; amount: string }>(
    `select a.address, d.denom, b.amount from balances as b
      join addresses as a using (account) join denoms as d on d.id = b.denom`,
  )
  const balances: Record<string, Record<string, string>> = {}
  for (const { address, denom, amount } of rows) {
    ;(balances[encodeAddress('inj', address)] ??= {})[denom] = amount
  }
  const expected = await readExpected<{ balances: typeof balances }>('balances')
  const held = Object.entries(expected.balances).filter(([, coins]) => Object.keys(coins).length > 0)
  assert.deepEqual(balances, Object.fromEntries(held))
})

test('the supply of every denom is what the chain told at the last height', async () => {
  const { pool } = await indexedDemo()
  const { rows } = await pool.query<{ denom: string; amount: string }>(
    'select d.denom, s.amount from supplies as s join denoms as d on d.id = s.denom where amount <> 0 order by 1',
  )
  const { supply } = await readExpected<{ supply: typeof rows }>('supply')
  assert.deepEqual(rows, supply)
})

async function readExpected<Value>(name: string): Promise<Value> {
  return JSON.parse(await readFile(join(demoRecording, 'expected', `${name}.json`), 'utf8')) as Value
}
