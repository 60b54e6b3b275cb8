import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findValidatorEarnings,
  findWithdrawAddress,
  listCommunityPool,
  listPendingRewards,
} from '#src/queries/rewards.ts'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { readExpected } from '../../../test/expected.ts'
import { indexedDemo } from '../../../test/indexed-demo.ts'

const { pool } = await indexedDemo()

type Coin = { denom: string; amount: string }
type Told = {
  communityPool: Coin[]
  rewards: Record<string, { rewards: { validator_address: string; reward: Coin[] }[] }>
  commission: Record<string, { commission: { commission: Coin[] } }>
}
const told = readExpected('distribution') as Told

test('what every delegator has earned is what the node says, to the last digit', async () => {
  for (const [delegator, { rewards }] of Object.entries(told.rewards)) {
    const ours = await listPendingRewards(pool, delegator)
    const theirs = rewards.map(({ validator_address, reward }) => ({
      validator: validator_address,
      coins: Object.fromEntries(reward.map(({ denom, amount }) => [denom, amount])),
    }))
    assert.deepEqual(
      ours,
      theirs.toSorted((a, b) => (a.validator < b.validator ? -1 : 1)),
      delegator,
    )
  }
})

test('whoever the node knows nothing of has earned nothing', async () => {
  const { rows } = await pool.query<{ delegator: string }>('select distinct delegator from delegations')
  for (const { delegator } of rows) assert.ok(delegator in told.rewards, delegator)
  assert.deepEqual(await listPendingRewards(pool, 'inj1jv65s3grqf6v6jl3dp4t6c9t9rk99cd8dkncm8'), [])
})

test('every commission is what the node says', async () => {
  for (const [validator, { commission }] of Object.entries(told.commission)) {
    const theirs = Object.fromEntries(commission.commission.map(({ denom, amount }) => [denom, amount]))
    assert.deepEqual((await findValidatorEarnings(pool, validator))?.commission, theirs)
  }
})

test('the community pool is what the node says', async () => {
  const ours = await listCommunityPool(pool)
  assert.deepEqual(
    ours.map(({ denom, amount }) => ({ denom, amount: BigInt(amount.replace('.', '')).toString() })),
    told.communityPool,
  )
})

test('the account of distribution holds what it owes and what belongs to everybody', async () => {
  const { rows } = await pool.query(
    `select d.denom from balances as b join denoms as d on d.id = b.denom join addresses as a using (account)
      where a.address = decode('9335484503aa0acd4bf16876aa60ab28ec52e1a7', 'hex') and b.amount <> trunc(
        coalesce((select p.amount from community_pool as p where p.denom = d.denom), 0)
        + coalesce((select sum((r.outstanding ->> d.denom)::numeric) from validator_rewards as r), 0) / 1e18)`,
  )
  assert.deepEqual(rows, [])
})

test('rewards go where their owner says', async () => {
  const { rows } = await pool.query<{ delegator: string; address: string }>(
    'select * from withdraw_addresses',
  )
  assert.equal(rows.length, 1)
  const [row] = rows
  assert.equal(row && (await findWithdrawAddress(pool, row.delegator)), row?.address)
  assert.equal(await findWithdrawAddress(pool, 'inj1nobody'), 'inj1nobody')
})

test('an index that begins with the node knows the commission, and that it does not know the rewards', async () => {
  const begun = await begunFromNode()
  for (const table of ['distribution_params', 'validator_commissions', 'minter', 'mint_params']) {
    const text = `select * from ${table} order by 1`
    assert.deepEqual((await begun.pool.query(text)).rows, (await pool.query(text)).rows, table)
  }
  const { rows } = await begun.pool.query(`select module, source from module_sources where module in
    ('distribution', 'rewards', 'mint') order by module`)
  assert.deepEqual(rows, [
    { module: 'distribution', source: 'node' },
    { module: 'mint', source: 'node' },
    { module: 'rewards', source: 'none' },
  ])
})
