import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Pool } from 'pg'
import { readGenesisNames } from '#src/database/write/genesis-names.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { writeOlder } from '#src/database/write/write-older.ts'
import { beginMade, indexMade, makeBlock } from '../../../test/made/made-chain.ts'
import { depositUpdate, denom, subaccount } from '../../../test/made/made-exchange.ts'
import { listDepositsBefore } from '#src/queries/exchange/accounts/deposit-history.ts'
import { accountKey, denomKey } from '#src/decode/values/keys.ts'

const id = subaccount(1)
const genesis = {
  exchange: {
    balances: [held('inj', '7.25', '9.5'), held(denom, '4', '4')],
  },
}
const blocks = [{}, { end: [depositUpdate(id, '5')] }, {}]

test('what the genesis deposited is there before the first block, be it indexed in order or filled back', async () => {
  const { pool: inOrder } = await indexMade(blocks, genesis)
  assert.deepEqual(await listTotals(inOrder, 1n), [95n * 10n ** 17n, 4n * 10n ** 18n, 0n])
  assert.deepEqual(await listTotals(inOrder, 3n), [95n * 10n ** 17n, 5n * 10n ** 18n, 0n])

  const { client, pool } = await beginMade(3n)
  const made = blocks.map((block, at) => makeBlock(BigInt(at + 1), block))
  await createBlockWriter(client)(made.slice(2))
  assert.deepEqual(await listTotals(pool, 4n), [undefined, undefined, undefined])
  const names = await readGenesisNames(client, genesis)
  const votes = { present: [], absent: [] }
  await writeOlder(client, { blocks: made.slice(0, 2), votes, genesis: { state: genesis, names } })
  const all = 'select * from deposit_history order by height, subaccount'
  assert.deepEqual((await pool.query(all)).rows, (await inOrder.query(all)).rows)
  assert.deepEqual(await listTotals(pool, 3n), await listTotals(inOrder, 3n))
})

async function listTotals(pool: Pool, height: bigint) {
  const keys = ['inj', denom, 'unseen'].map((one) => ({
    subaccount: accountKey(id),
    denom: denomKey(one),
  }))
  return (await listDepositsBefore(pool, height, keys)).map((one) => one?.total)
}

function held(of: string, available_balance: string, total_balance: string) {
  const deposits = { available_balance, total_balance }
  return { subaccount_id: `0x${id.toString('hex')}`, denom: of, deposits }
}
