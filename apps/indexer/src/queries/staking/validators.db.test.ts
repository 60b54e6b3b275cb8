import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../test/made/made-chain.ts'
import { alpha, beta, coins, stakingGenesis, undelegateTx, wait } from '../../../test/made/made-staking.ts'
import { listValidators } from './validators.ts'

test('a validator that the chain has forgotten keeps its name, and is none of today', async () => {
  const { pool } = await indexMade(
    [
      {
        txs: [undelegateTx(beta.account, beta.validator, coins(50))],
        validatorUpdates: [beta.update(0)],
      },
      ...wait(10),
    ],
    stakingGenesis,
  )
  const known = await listValidators(pool)
  assert.deepEqual(
    known.map(({ consensus, isCurrent }) => [consensus.toString('hex'), isCurrent]),
    [
      [alpha.hex, true],
      [beta.hex, false],
    ],
  )
  await pool.query('delete from consensus_keys') // as where staking isn't known
  assert.ok((await listValidators(pool)).every(({ isCurrent }) => isCurrent))
})
