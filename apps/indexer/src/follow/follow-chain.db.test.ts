import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMetrics, silentLogger as log } from '@injsight/runtime'
import { createTestDatabase, newerRecording, until } from '@injsight/testing'
import { findKeySalt } from '#src/database/key-salt.ts'
import { migrate } from '#src/database/migrate.ts'
import { playRecording } from '../../test/played-recording.ts'
import { fetchBlock } from './fetch-block.ts'
import { startFollower } from './follow-chain.ts'

test('whoever makes other keys than the index has writes nothing of it, and says so', async () => {
  const { url, pool } = await createTestDatabase(migrate)
  await findKeySalt(pool, 'of others')
  const { node, stop } = await playRecording(newerRecording)
  const follower = startFollower({
    node,
    read: (height) => fetchBlock(node, height),
    databaseUrl: url,
    from: undefined,
    log,
    metrics: createMetrics(),
  })
  try {
    await until(async () => /start it again/.test(follower.progress.trouble()))
    assert.equal(follower.progress.writes(), false)
    assert.equal((await pool.query('select from chain_state')).rowCount, 0)
  } finally {
    await follower.stop()
    await stop()
  }
})
