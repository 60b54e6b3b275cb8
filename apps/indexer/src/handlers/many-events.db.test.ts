import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress } from '@injsight/chain'
import { listMovesOfDelegator, listSlashes } from '#src/queries/staking/staking-history.ts'
import { indexMade, type MadeEvent } from '../../test/made/made-chain.ts'
import { alpha, ann, coins, delegateTx, downtimeSlash, stakingGenesis } from '../../test/made/made-staking.ts'

test('a block of 100,000 events is indexed whole, and pages lose none of them', async () => {
  const many = { events: Array.from({ length: 100_000 }, (): MadeEvent => ['anything', {}]) }
  const delegations = [1, 2, 3].map((whole) => delegateTx(ann, alpha.validator, coins(whole)))
  const { pool } = await indexMade(
    [
      { txs: [delegateTx(ann, alpha.validator, coins(9))] },
      { begin: [downtimeSlash(alpha, 100, coins(1))], txs: [many, ...delegations] },
    ],
    stakingGenesis,
  )
  assert.deepEqual((await pool.query('select what, why from unread')).rows, [])
  const delegator = decodeAddress(ann).bytes
  const first = await listMovesOfDelegator(pool, delegator, { before: undefined, limit: 1 })
  assert.deepEqual(
    new Set(first.map(({ height, amount }) => `${height} ${amount}`)),
    new Set([1, 2, 3].map((whole) => `2 ${coins(whole)}`)),
  )
  const next = await listMovesOfDelegator(pool, delegator, { before: first.at(-1)?.seq, limit: 1 })
  assert.deepEqual(
    next.map(({ height, amount }) => [height, amount]),
    [[1n, coins(9)]],
  )
  assert.equal((await listSlashes(pool, alpha.consensus, { before: undefined, limit: 5 }))[0]?.height, 2n)
})
