import assert from 'node:assert/strict'
import { test } from 'vitest'
import { csvResponse, csvTime, writeCell } from './csv.server.ts'

test('[DATA-03] cells are quoted where they must be, and none is a formula', () => {
  assert.equal(writeCell('a "b", c'), '"a ""b"", c"')
  assert.equal(writeCell('=1+1'), "'=1+1")
  assert.equal(writeCell('-5.25'), '-5.25')
  assert.equal(writeCell('-5+cmd'), "'-5+cmd")
  assert.equal(writeCell(12n), '12')
})

test('[DATA-03] no cell holds marks that nobody sees, nor hides a formula behind one', () => {
  assert.equal(writeCell('\u2068Beta Stake 2\u2069 voted no'), 'Beta Stake 2 voted no')
  assert.equal(writeCell('\u202E=1+1'), "'=1+1")
})

test('[DATA-03] a list is sent page by page, and no further than it is taken', async () => {
  let asked = 0
  async function* pages() {
    for (; asked < 1000; asked++) yield [[asked, 'line']]
  }
  const response = csvResponse('list', ['no', 'text'], pages())
  const reader = response.body?.getReader()
  assert.ok(reader)
  const first = await reader.read()
  assert.equal(new TextDecoder('utf-8', { ignoreBOM: true }).decode(first.value), '\ufeffno,text\r\n')
  assert.equal(new TextDecoder().decode((await reader.read()).value), '0,line\r\n')
  await reader.cancel()
  assert.ok(asked < 5)
})

test('[DATA-03] times are in UTC', () => {
  assert.equal(csvTime(Date.UTC(2026, 0, 2, 3, 4, 5, 6)), '2026-01-02 03:04:05.006')
})
