import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '@injsight/testing'
import { openWriter } from './open-writer.ts'

test('a second writer is refused and told who the first is', async () => {
  const { url } = await createTestDatabase()
  const first = await openWriter(url)
  await assert.rejects(openWriter(url), (fault: Error & { code?: string }) => {
    assert.equal(fault.code, 'database.locked')
    assert.match(fault.message, new RegExp(`injsight indexer .*:${process.pid}" at .* since 20\\d\\d-`))
    return true
  })
  await first.end()
})

test('the right to write is free again when the writer is gone', async () => {
  const { url } = await createTestDatabase()
  const first = await openWriter(url)
  const second = openWriter(url)
  await first.end()
  await (await second).end()
})

test('every database has a writer of its own', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()]
  const writers = [await openWriter(one.url), await openWriter(other.url)]
  await Promise.all(writers.map((writer) => writer.end()))
})
