import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

await forEachRecording((recording, test) => {
  test('an index that begins with a node holds the same of the exchange as one that followed the chain', async () => {
    const [{ pool }, { pool: followed }] = [await begunFromNode(recording), await indexedRecording(recording)]
    const { rows: sources } = await pool.query(`select source from module_sources where module = 'exchange'`)
    assert.deepEqual(sources, [{ source: 'node' }])
    for (const question of [
      // Which bucket runs, when the last block was, and when somebody looked at rewards is told by no node.
      `select * from exchange_settings
        where name not in ('fee_discount_bucket', 'last_block', 'trading_reward_campaign') order by name`,
      'select * from markets order by id',
      'select * from perpetuals order by market',
      'select * from expiry_futures order by market',
      'select * from exchange_deposits order by subaccount, denom',
      'select * from exchange_denoms order by denom',
      // Nor in which block something last changed, or began.
      `select to_jsonb(p) - '{changed,opened,funded}'::text[] as position from positions as p order by market, subaccount`,
      'select * from trade_nonces order by subaccount',
      'select * from market_volumes order by market',
      'select * from subaccount_volumes order by subaccount, market',
      'select * from fee_discount_volumes order by bucket, account',
      'select * from reward_pools order by pending, start',
      'select * from reward_points order by pool, account',
      'select * from reward_opt_outs order by account',
      'select * from stake_grants order by granter, grantee',
      'select * from active_stake_grants order by grantee',
      'select * from market_fee_multipliers order by market',
    ]) {
      assert.deepEqual((await followed.query(question)).rows, (await pool.query(question)).rows, question)
    }
    const { rows: begun } = await pool.query('select distinct changed, opened, funded from positions')
    assert.deepEqual(begun, [{ changed: '0', opened: '0', funded: null }])
  })
})
