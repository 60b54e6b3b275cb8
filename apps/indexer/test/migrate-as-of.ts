import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'

const folder = join(import.meta.dirname, '../src/database/migrations')

/** The migrations of before a day, as a program of then has run them. */
export async function migrateAsOf(pool: Pool, day: string): Promise<void> {
  const names = (await readdir(folder)).map((name) => name.replace(/\.sql$/, '')).toSorted()
  await pool.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  for (const name of names.filter((name) => name < day)) {
    const sql = await readFile(join(folder, `${name}.sql`), 'utf8')
    await pool.query(sql)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
      `${name}.sql`,
      createHash('sha256').update(sql).digest('hex'),
    ])
  }
}
