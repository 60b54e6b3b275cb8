import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { startLocalPostgres, type LocalPostgres } from '@injsight/local-postgres'
import { Client } from 'pg'

const run = promisify(execFile)

export type ReplicatedPostgres = {
  url: string
  /** A new standby, which has all that the primary has and follows it by streaming replication. */
  addStandby(settings?: Record<string, string>): Promise<LocalPostgres>
}

/** A PostgreSQL that standbys can follow; ended and forgotten after the tests. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-replicated-'))
  await chmod(folder, 0o755) // the server may run as another user
  // A standby needs room for as much as its primary.
  const own = {
    fsync: 'off',
    max_connections: '100',
    shared_buffers: '64MB',
    wal_level: 'replica',
    max_wal_senders: '8',
  }
  const primaryFolder = join(folder, 'primary')
  const primary = await startLocalPostgres({
    folder: primaryFolder,
    settings: { ...own, wal_keep_size: '1GB' },
  })
  const servers = [primary]
  after(async () => {
    for (const server of servers.toReversed()) await server.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    url: primary.url,
    async addStandby(settings = {}) {
      const standbyFolder = join(folder, `standby-${servers.length}`)
      await copyServer(primary.url, primaryFolder, standbyFolder)
      const { hostname, port, username, password } = new URL(primary.url)
      const standby = await startLocalPostgres({
        folder: standbyFolder,
        settings: {
          ...own,
          ...settings,
          primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
          wal_receiver_status_interval: '1s',
          wal_retrieve_retry_interval: '200ms',
        },
      })
      servers.push(standby)
      return standby
    },
  }
}

/** What pg_basebackup does, which the embedded package doesn't bring. */
async function copyServer(url: string, from: string, to: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`select pg_backup_start('standby', true)`)
  await run('cp', ['-a', from, to])
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  await client.end()
  await rm(join(to, 'postmaster.pid'))
  const { uid, gid } = await stat(from)
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(to, name), text)
    await chown(join(to, name), uid, gid)
  }
  await writeFile(`${to}.password`, await readFile(`${from}.password`))
}
