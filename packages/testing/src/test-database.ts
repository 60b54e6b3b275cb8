import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { Client, Pool } from 'pg'
import { startLocalPostgres } from '@injsight/local-postgres'

export type TestDatabase = {
  url: string
  /** A pool of the database, ended with it. */
  pool: Pool
  drop(): Promise<void>
}

type Prepare = (url: string) => Promise<void>

const templates = new Map<Prepare, Promise<string>>()
let server: Promise<string> | undefined

/**
 * A database of its own for a test file, dropped when the file's tests are over: a copy of a template that
 * `prepare` (migrations, say) has filled once. On TEST_DATABASE_URL's server, or on a PostgreSQL of this process.
 *
 * @example const { pool, url } = await createTestDatabase(migrate)
 */
export async function createTestDatabase(prepare?: Prepare): Promise<TestDatabase> {
  const serverUrl = await (server ??= startTestServer())
  const template = prepare === undefined ? 'template1' : await findTemplate(serverUrl, prepare)
  const name = `test_${randomBytes(6).toString('hex')}`
  await ask(serverUrl, `create database ${name} template ${template}`)
  const url = withDatabase(serverUrl, name)
  const pool = new Pool({ connectionString: url, max: 8 })
  pool.on('error', () => {}) // a test may end the server's connections: the next query tells
  const drop = async () => {
    if (!pool.ended) await pool.end()
    await ask(serverUrl, `drop database if exists ${name} with (force)`)
  }
  after(drop)
  return { url, pool, drop }
}

async function findTemplate(serverUrl: string, prepare: Prepare): Promise<string> {
  const known = templates.get(prepare)
  if (known !== undefined) return known
  const made = (async () => {
    const name = `template_${randomBytes(6).toString('hex')}`
    await ask(serverUrl, `create database ${name}`)
    await prepare(withDatabase(serverUrl, name))
    return name
  })()
  templates.set(prepare, made)
  return made
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

async function startTestServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return given
  await removeLeftServers()
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755) // the server may run as another user
  await writeFile(join(folder, 'owner'), String(process.pid))
  const started = await startLocalPostgres({
    folder: join(folder, 'data'),
    // Databases are dropped when their file's tests are over: with many files in one process, that is late.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '500' },
  })
  // Not an `after` hook: those belong to the test that asked first, and the others need the server too.
  process.once('exit', () => {
    const pid = Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGQUIT')
    // An exit handler can't await: sleep in small steps until the server has let go of its files.
    const clock = new Int32Array(new SharedArrayBuffer(4))
    for (let waitedMs = 0; isAlive(pid) && waitedMs < 3000; waitedMs += 20) Atomics.wait(clock, 0, 0, 20)
    rmSync(folder, { recursive: true, force: true })
  })
  return started.url
}

const prefix = 'injsight-test-'

/** Servers whose test process was killed before it could stop them. */
async function removeLeftServers(): Promise<void> {
  for (const name of (await readdir(tmpdir())).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => '0'))
    if (owner === 0 || isAlive(owner)) continue
    const left = Number(
      (await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
    )
    if (left > 0 && isAlive(left)) process.kill(left, 'SIGKILL')
    await rm(folder, { recursive: true, force: true }).catch(() => {}) // another user's: who left it removes it
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
