import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

export type Member = {
  url: string
  port: number
  /** Without warning, as a power cut would end it; its data stays. */
  kill: () => Promise<void>
  /** Where it was before. */
  start: () => Promise<void>
}

export type TestCluster = {
  coordinator: Member
  workers: Member[]
  /** A database in all members; the coordinator knows the workers, or none yet. */
  createDatabase: (known?: Member[]) => Promise<TestDatabase>
  /** One more server, with all databases, that no coordinator knows yet. */
  startMember: () => Promise<Member>
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
  const members: Member[] = []
  const databases: string[] = []
  let started = 0
  const startMember = async () => {
    const member = await openMember(join(folder, `member-${started++}`), programs)
    for (const name of databases) await prepareDatabase(member, name)
    members.push(member)
    return member
  }
  const [coordinator, ...workers] = await Promise.all([startMember(), startMember(), startMember()])
  return {
    coordinator,
    workers,
    startMember,
    async createDatabase(known = workers) {
      const name = `test_${randomBytes(6).toString('hex')}`
      await Promise.all(members.map((member) => prepareDatabase(member, name)))
      databases.push(name)
      const url = withDatabase(coordinator.url, name)
      const pool = new Pool({ connectionString: url, max: 8 })
      pool.on('error', () => {}) // a lost connection: the next query tells
      await pool.query(`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`)
      for (const { port } of known) await pool.query(`select citus_add_node('127.0.0.1', ${port})`)
      const drop = () => pool.end() // with the cluster
      after(drop)
      return { url, pool, drop }
    },
    async stop() {
      await Promise.all(members.map((member) => member.kill()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openMember(folder: string, programs: Programs): Promise<Member> {
  let server: LocalPostgres | undefined = await startLocalPostgres({ folder, programs, settings })
  const { url } = server
  const port = Number(new URL(url).port)
  // Members ask one another without a password: they only listen on this machine.
  await writeFile(join(folder, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n')
  await ask(url, 'select pg_reload_conf()')
  return {
    url,
    port,
    async kill() {
      if (server === undefined) return
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await server.stop()
      server = undefined
    },
    async start() {
      server ??= await startLocalPostgres({ folder, programs, settings: { ...settings, port: String(port) } })
    },
  }
}

/**
 * Keeps what a member commits from being told to whoever commits: on a coordinator, all workers have prepared their part by
 * then, and none has committed it.
 */
export async function holdCommits({ url }: Member): Promise<void> {
  await ask(url, `alter system set synchronous_standby_names = 'nobody'`)
  await ask(url, 'select pg_reload_conf()')
}

export async function letCommitsGo({ url }: Member): Promise<void> {
  await ask(url, 'alter system reset synchronous_standby_names')
  await ask(url, 'select pg_reload_conf()')
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
