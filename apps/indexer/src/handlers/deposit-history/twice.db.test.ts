import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'
import { listDepositsBefore } from '#src/queries/exchange/accounts/deposit-history.ts'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { json, tell } from '../../../test/made/made-orders.ts'

const id = Buffer.alloc(32, 7)

test('of a deposit that a block tells twice the later counts, and what is told once stays', async () => {
  const { pool } = await indexMade([
    { end: [update('inj', '5.0'), update('peggy', '1.0'), update('inj', '6.5')] },
  ])
  const subaccount = accountKey(id)
  const keys = ['inj', 'peggy'].map((denom) => ({ subaccount, denom: denomKey(denom) }))
  const found = await listDepositsBefore(pool, 2n, keys)
  assert.deepEqual(
    found.map((one) => one?.total),
    [65n * 10n ** 17n, 10n ** 18n],
  )
})

function update(denom: string, amount: string): MadeEvent {
  const deposit = { available_balance: amount, total_balance: amount }
  const deposits = [{ subaccount_id: id.toString('base64'), deposit }]
  return [tell('EventBatchDepositUpdate'), json({ deposit_updates: [{ denom, deposits }] })]
}
