import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import { Client, Pool } from 'pg'
import { findPrograms, startLocalPostgres, type LocalPostgres } from '@injsight/local-postgres'
import type { TestDatabase } from './test-database.ts'
import { makeServerFolder } from './test-server.ts'

/** Why tests on a cluster are left out here; false where they aren't. */
export const withoutCitus = process.env['CITUS']
  ? false
  : 'no Citus here: CITUS names the archive of the extension for the embedded PostgreSQL'

type Member = LocalPostgres & { port: number }

export type TestCluster = {
  /** A database in all members, whose workers the coordinator knows. */
  createDatabase: () => Promise<TestDatabase>
  stop: () => Promise<void>
}

/**
 * A coordinator and two workers of Citus, in a folder that goes with them. The archive of the extension that CITUS names
 * is unpacked over a copy of the embedded PostgreSQL.
 *
 * @example const cluster = await startTestCluster(); after(cluster.stop)
 */
export async function startTestCluster(): Promise<TestCluster> {
  const programs = await placePrograms(process.env['CITUS'] ?? '')
  const folder = await makeServerFolder()
  const open = (name: string) => openMember(join(folder, name), programs)
  const members = await Promise.all([open('coordinator'), open('worker-1'), open('worker-2')])
  const [coordinator, ...workers] = members
  return {
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`
      for (const member of members) await prepareDatabase(member, name)
      const url = withDatabase(coordinator.url, name)
      const pool = new Pool({ connectionString: url, max: 8 })
      pool.on('error', () => {}) // a lost connection: the next query tells
      await pool.query(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
      for (const { port } of workers) await pool.query(`select citus_add_node('127.0.0.1', ${port})`)
      const drop = () => pool.end() // with the cluster
      after(drop)
      return { url, pool, drop }
    },
    async stop() {
      await Promise.all(members.map((member) => member.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openMember(folder: string, programs: Programs): Promise<Member> {
  const server = await startLocalPostgres({ folder, programs, settings })
  // Members ask one another without a password: they only listen on this machine.
  await writeFile(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  await ask(server.url, 'select pg_reload_conf()')
  return { ...server, port: Number(new URL(server.url).port) }
}

const settings = {
  shared_preload_libraries: 'citus',
  // A block is committed in two phases by all workers.
  max_prepared_transactions: '200',
  max_connections: '200',
  // Shards move by logical replication.
  wal_level: 'logical',
  max_wal_senders: '10',
  // The default asks for encryption, which the embedded server can't do; and no certificates are looked for.
  'citus.node_conninfo': 'sslmode=disable',
  // What the coordinator has committed must last: its workers have it too.
  synchronous_commit: 'on',
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
}

async function prepareDatabase({ url }: Member, name: string): Promise<void> {
  await ask(url, `create database ${name}`)
  await ask(withDatabase(url, name), 'create extension citus')
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

type Programs = Awaited<ReturnType<typeof findPrograms>>

async function placePrograms(archive: string): Promise<Programs> {
  const shipped = await findPrograms()
  const name = createHash('sha256').update(archive).update(shipped.postgres).digest('hex').slice(0, 12)
  const copy = join(tmpdir(), `injsight-citus-programs-${name}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    await cp(dirname(dirname(shipped.postgres)), half, { recursive: true, verbatimSymlinks: true })
    await promisify(execFile)('tar', ['-xJf', archive, '-C', half])
    await rename(half, copy).catch(() => rm(half, { recursive: true })) // another start was quicker
  }
  return {
    postgres: join(copy, 'bin', basename(shipped.postgres)),
    initdb: join(copy, 'bin', basename(shipped.initdb)),
  }
}
