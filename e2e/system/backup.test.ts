import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Pool } from 'pg'
import { startLocalPostgres } from '@injsight/local-postgres'
import { copyServer, newerRecording, until } from '@injsight/testing'
import { findHead, startIndexer, waitForHead } from './support/indexer-process.ts'
import { playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'

test('an index that is backed up while it grows, lost, and restored from the backup and the log goes on to the same tables', async (t) => {
  const place = await mkdtemp(join(tmpdir(), 'injsight-backup-'))
  after(() => rm(place, { recursive: true, force: true }))
  await chmod(place, 0o755) // the server may run as another user
  const archive = join(place, 'archive')
  await mkdir(archive)
  await chmod(archive, 0o777)
  const settings = {
    fsync: 'off',
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
    restore_command: `cp ${archive}/%f %p`,
  }
  const node = await playRecording(newerRecording)

  const lost = join(place, 'lost')
  const primary = await startLocalPostgres({ folder: lost, settings })
  const pool = openPool(primary.url)
  const indexer = startIndexer(node, primary.url)
  await waitForHead(pool, 200n, indexer)
  const restored = join(place, 'restored')
  const begun = await findHead(pool)
  await copyServer({ url: primary.url, from: lost, to: restored, as: 'recovery' })
  const ended = await findHead(pool)
  await waitForHead(pool, ended + 200n, indexer)
  await pool.query('select pg_switch_wal()') // what the backup hasn't, the log has, up to here
  const last = await findHead(pool)
  await until(async () => (await countUnarchived(pool)) === 0)
  await indexer.kill()
  await pool.end()
  await primary.kill()
  await rm(lost, { recursive: true, force: true })

  const server = await startLocalPostgres({ folder: restored, settings })
  after(() => server.stop())
  const found = openPool(server.url)
  after(() => found.end())
  // It answers as soon as it has what the backup had, and reads the log on.
  await until(async () => !(await isRecovering(found)))
  const head = await findHead(found)
  t.diagnostic(`backed up from head ${begun} to ${ended}, lost after ${last}, restored at ${head}`)
  assert.ok(head > ended)
  const next = startIndexer(node, server.url)
  await waitForHead(found, newerRecording.to, next)
  await next.stop()
  const tables = await tablesOf({ url: server.url, pool: found, drop: async () => {} })
  assert.deepEqual(tables, await undisturbedTables(newerRecording))
})

async function countUnarchived(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int4 as n from pg_ls_archive_statusdir() where name like '%.ready'`,
  )
  return rows[0]?.n ?? 0
}

async function isRecovering(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
  return rows[0]?.recovers ?? true
}

function openPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {}) // its server is killed
  return pool
}
