import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../test/made/made-chain.ts'
import { sharePerHead } from './share-per-head.ts'

test('an answer is shared until a block comes, at either end of the index', async () => {
  const { pool } = await indexMade([{}, {}])
  const asked: string[] = []
  const share = sharePerHead(
    pool,
    (request: string) => request,
    async (request) => `${request}${asked.push(request)}`,
  )
  assert.deepEqual([await share('a'), await share('a'), await share('b')], ['a1', 'a1', 'b2'])
  await pool.query('update chain_state set head = 1')
  assert.equal(await share('a'), 'a3')
  await pool.query('update chain_state set base = 0')
  assert.deepEqual(await Promise.all([share('a'), share('a')]), ['a4', 'a4'])
})

test('answers to what anybody may make up are not kept without end while the chain stands still', async () => {
  const { pool } = await indexMade([{}])
  let asked = 0
  const share = sharePerHead(pool, String, async () => ++asked)
  for (let request = 0; request < 200; request++) await share(request)
  await share(199)
  assert.equal(asked, 200)
  await share(0)
  assert.equal(asked, 201)
})
