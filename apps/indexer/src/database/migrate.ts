import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { invalidInput, unavailable } from '@injsight/errors'
import { connect } from './connect.ts'
import { connectWriter } from './connect-writer.ts'
import { distribute, type OnDistribute } from './distribute.ts'
import { faultOfDatabaseError } from './fault-of-error.ts'
import { waitForWriterLock } from './writer-lock.ts'

const folder = join(import.meta.dirname, 'migrations')
const oldestServer = 14

/**
 * Brings a database to the form that this version works with. Migrations run in the order of their names, each in
 * a transaction of its own, once. Readers go on meanwhile. On a cluster the large tables are handed to its workers then.
 *
 * @throws Fault `invalid-input` for a database of another program or a newer version, or a server that is too old;
 *   `unavailable` when it can't be reached, or is read without an end
 */
export async function migrate(url: string, onDistribute?: OnDistribute): Promise<void> {
  const client = await connect(url, 'injsight migration')
  try {
    await checkServer(client)
    // Two programs that begin together take turns: even "create if not exists" may be refused to one of them.
    await client.query('select pg_advisory_lock($1)', [turn])
    await client.query(createTable)
    const applied = await readApplied(client)
    const migrations = await readMigrations()
    checkKnown(applied, migrations)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration)
    }
    await distribute(client, onDistribute)
  } catch (error) {
    throw faultOfDatabaseError(error) // a worker of a cluster may be gone although the coordinator is there
  } finally {
    await client.end()
  }
}

type InTurn = { onWaiting: (holder: string) => void; onDistribute?: OnDistribute }

/**
 * The same, by whoever may write: tables don't change under another indexer that writes. One that has them as this
 * version needs them isn't waited for.
 *
 * @throws as `migrate`
 */
export async function migrateInTurn(url: string, { onWaiting, onDistribute }: InTurn): Promise<void> {
  const client = await connectWriter(url)
  try {
    await waitForWriterLock(client, {
      async onWaiting(holder) {
        if (await isMigrated(client)) return 'enough'
        return onWaiting(holder)
      },
    })
    await migrate(url, onDistribute)
  } catch (error) {
    throw faultOfDatabaseError(error)
  } finally {
    await client.end()
  }
}

async function isMigrated(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  )
  if (rows[0]?.exists !== true) return false
  const [applied, migrations] = [await readApplied(client), await readMigrations()]
  checkKnown(applied, migrations)
  return migrations.every(({ name }) => applied.has(name))
}

type Migration = { name: string; sql: string; checksum: string }

// A lock of our own, let go with the connection.
const turn = 0x696e6a6d

const createTable = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) >= oldestServer) return
  throw invalidInput(
    'database.server',
    `The database runs on PostgreSQL ${version}; Injsight needs ${oldestServer} or newer`,
    { version },
  )
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function readMigrations(): Promise<Migration[]> {
  // By what stands before `.sql`: a migration comes before those whose names continue its own.
  const names = (await readdir(folder))
    .flatMap((name) => (name.endsWith('.sql') ? name.slice(0, -'.sql'.length) : []))
    .toSorted()
    .map((name) => `${name}.sql`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function checkKnown(applied: Map<string, string>, migrations: Migration[]): void {
  for (const [name, checksum] of applied) {
    const known = migrations.find((migration) => migration.name === name)
    if (known === undefined) {
      throw invalidInput(
        'database.newer',
        `The database was made by a newer Injsight: it has "${name}", which this version doesn't know`,
        { name },
      )
    }
    if (known.checksum !== checksum) {
      throw invalidInput(
        'database.changed',
        `The database was made by another version of "${name}": give a new database, and the index is made anew`,
        { name },
      )
    }
  }
}

/** A reader of a table that changes is waited for so long, and all who come after it with us. */
const lockPatienceMs = 500
/** Then they go first, for so long. */
const pauseMs = 250
/** Who reads one table for as long holds up more than this. */
const longestMs = 5 * 60_000

async function apply(client: Client, migration: Migration): Promise<void> {
  for (let waitedMs = 0; !(await tryApply(client, migration)); waitedMs += lockPatienceMs + pauseMs) {
    if (waitedMs > longestMs) {
      const words = `"${migration.name}" waits for readers that never end: see pg_stat_activity for who they are`
      throw unavailable('database.busy', words, { name: migration.name })
    }
    await sleep(pauseMs)
  }
}

// Somebody else holds the lock, or waits for us as we wait for them.
const isInTheWay = new Set(['55P03', '40P01'])

/** @returns false when readers were in the way, and nothing has changed */
async function tryApply(client: Client, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockPatienceMs}`)
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    if (isInTheWay.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
