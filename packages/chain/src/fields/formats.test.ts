import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGlobalSearch, isTradeHistorySearch } from './formats.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const hash = '952BB14A7A377697D724C60D6077EF3DFE894C98F854970FAB187247BE832B6F'

test('[VALID-02] [SEARCH-03] a search begins with 0x or inj, is a number, or has 64 characters', () => {
  for (const text of ['0x1', 'inj', '12', account, hash]) assert.ok(isGlobalSearch(text), text)
  for (const text of ['', 'x', '1,2', hash.slice(1), 'alice']) assert.ok(!isGlobalSearch(text), text)
})

test('[VALID-02] [TRADE-01] trades are searched by what begins with 0x or inj', () => {
  for (const text of ['0x', account]) assert.ok(isTradeHistorySearch(text), text)
  for (const text of ['', '12', 'x', 'alice']) assert.ok(!isTradeHistorySearch(text), text)
})
