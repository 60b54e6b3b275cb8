import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import { Client, Pool } from 'pg'
import { startTestServer } from './test-server.ts'

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
 * A database of its own for a test, dropped when the test is over: a copy of a template that `prepare` (migrations,
 * say) has filled once. On TEST_DATABASE_URL's server, or on a PostgreSQL of this process.
 *
 * @param sharedAs a name under which all processes of one run of the tests share the template: for what takes long
 * @example const { pool, url } = await createTestDatabase(migrate)
 */
export async function createTestDatabase(prepare?: Prepare, sharedAs?: string): Promise<TestDatabase> {
  const database = await copyTemplate(prepare, sharedAs)
  after(() => database.drop())
  return database
}

/** The same, dropped by whoever asks for it. */
export async function copyTemplate(prepare?: Prepare, sharedAs?: string): Promise<TestDatabase> {
  const serverUrl = await findServer()
  const template = prepare === undefined ? 'template1' : await findTemplate(serverUrl, prepare, sharedAs)
  return copy(serverUrl, template)
}

/** A copy of what another process of this run of the tests has shared under that name; undefined where none has. */
export async function copyShared(sharedAs: string): Promise<TestDatabase | undefined> {
  const serverUrl = process.env['TEST_DATABASE_URL']
  const run = process.env['TEST_RUN']
  if (serverUrl === undefined || run === undefined) return undefined
  const template = nameTemplate(run, sharedAs)
  const { rowCount } = await ask(serverUrl, 'select from pg_database where datname = $1', [template])
  return rowCount === 1 ? copy(serverUrl, template) : undefined
}

async function copy(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${createId()}`
  // Copied as files: through the log, each page of the template would be written twice.
  await ask(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(serverUrl, name)
  const pool = new Pool({ connectionString: url, max: 8 })
  pool.on('error', () => {}) // a test may end the server's connections: the next query tells
  const drop = async () => {
    if (!pool.ended) await pool.end()
    await ask(serverUrl, `drop database if exists ${name} with (force)`)
  }
  return { url, pool, drop }
}

function findServer(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL']
  return (server ??= given ? Promise.resolve(given) : startTestServer())
}

function findTemplate(serverUrl: string, prepare: Prepare, sharedAs: string | undefined): Promise<string> {
  const run = process.env['TEST_RUN']
  const name =
    run === undefined || sharedAs === undefined ? `template_${createId()}` : nameTemplate(run, sharedAs)
  const template = templates.get(prepare) ?? makeTemplate(serverUrl, prepare, name)
  templates.set(prepare, template)
  return template
}

function nameTemplate(run: string, sharedAs: string): string {
  return `template_${run}_${sharedAs}`
}

/** Makes a template, or waits until another process has. */
async function makeTemplate(serverUrl: string, prepare: Prepare, name: string): Promise<string> {
  const client = new Client(serverUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return name
    const half = `half_${createId()}`
    await client.query(`create database ${half}`)
    await prepare(withDatabase(serverUrl, half))
    await client.query(`alter database ${half} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

function createId(): string {
  return randomBytes(6).toString('hex')
}

let asking: Pool | undefined

function ask(serverUrl: string, sql: string, parameters: string[] = []) {
  asking ??= new Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true })
  return asking.query(sql, parameters)
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
