import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '@injsight/testing'
import { connect } from './connect.ts'
import { openWriter } from './open-writer.ts'

test('a second writer is told who the first is, and writes when that one has ended', async () => {
  const { url } = await createTestDatabase()
  const first = await openWriter(url)
  const holders: string[] = []
  const second = openWriter(url, { onWaiting: (holder) => void holders.push(holder) })
  while (holders.length === 0) await sleep(5)
  assert.match(holders[0] ?? '', new RegExp(`^"injsight indexer .*:${process.pid}-.*" at .* since 20\\d\\d-`))
  await first.end()
  await (await second).end()
})

test('a writer that has nothing to write keeps its right', async () => {
  const { url } = await createTestDatabase()
  const first = await openWriter(url)
  const signal = AbortSignal.timeout(4000)
  await assert.rejects(openWriter(url, { signal }))
  await first.query('select 1')
  await first.end()
})

test('a writer that is silent in the middle of a transaction loses it, and its connections', async () => {
  const { url, pool } = await createTestDatabase()
  await pool.query('create table things (n int primary key)')
  const name = 'injsight indexer frozen:1-abcd'
  const [frozen, upkeep] = [await connect(url, name), await connect(url, `${name} upkeep`)]
  // The same lock, by somebody who then gives no signs of life.
  await frozen.query('select pg_advisory_lock($1)', [0x696e6a73])
  for (const [at, client] of [frozen, upkeep].entries()) {
    await client.query('begin')
    await client.query('insert into things values ($1)', [at])
  }
  const next = await openWriter(url)
  await next.query('insert into things values (0), (1), (2)')
  for (const client of [frozen, upkeep]) {
    await assert.rejects(client.query('commit'), /terminat|not queryable/)
    await client.end()
  }
  assert.equal((await pool.query('select from things')).rowCount, 3)
  await next.end()
})

test('every database has a writer of its own', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()]
  const writers = [await openWriter(one.url), await openWriter(other.url)]
  await Promise.all(writers.map((writer) => writer.end()))
})
