import assert from 'node:assert/strict'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { startLocalPostgres } from './index.ts'

const place = await mkdtemp(join(tmpdir(), 'injsight-local-'))
// Open to the server's own user, which root's server has.
await chmod(place, 0o755)
after(() => rm(place, { recursive: true }))

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return Object.values(rows[0] ?? {})[0]
}

test('a second start finds what the first one wrote, and a server left behind is taken over', async () => {
  const folder = join(place, 'data')
  const first = await startLocalPostgres({ folder })
  await ask(first.url, 'create table kept as select 7 as n')
  await ask(
    first.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'injsight owner'",
  )
  const second = await startLocalPostgres({ folder })
  assert.equal(second.url, first.url)
  await second.stop()
  const third = await startLocalPostgres({ folder })
  assert.equal(await ask(third.url, 'select n from kept'), 7)
  await third.stop()
})

test('what a killed server has left behind is no server that runs', async () => {
  const folder = join(place, 'killed')
  const killed = await startLocalPostgres({ folder })
  await ask(killed.url, 'create table kept as select 7 as n')
  await ask(killed.url, 'checkpoint')
  const words = await readFile(join(folder, 'postmaster.pid'), 'utf8')
  process.kill(Number(words.split('\n')[0]), 'SIGKILL')
  await killed.stop()
  // As after another start of the machine: the number is that of another process.
  await writeFile(join(folder, 'postmaster.pid'), words.replace(/^\d+/, String(process.pid)))
  const next = await startLocalPostgres({ folder })
  assert.equal(await ask(next.url, 'select n from kept'), 7)
  await next.stop()
})

test('a server whose owner lives is neither taken over nor stopped', async () => {
  const folder = join(place, 'owned')
  const server = await startLocalPostgres({ folder })
  await assert.rejects(startLocalPostgres({ folder }), { code: 'postgres.in_use' })
  assert.equal(await ask(server.url, 'select 7'), 7)
  await server.stop()
})

test('a folder of another version is refused by name and left alone', async () => {
  const folder = join(place, 'old')
  const server = await startLocalPostgres({ folder })
  await server.stop()
  await writeFile(join(folder, 'PG_VERSION'), '12\n')
  await assert.rejects(startLocalPostgres({ folder }), { code: 'postgres.version' })
})
