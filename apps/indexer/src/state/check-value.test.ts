import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDenom, checkRow } from './check-value.ts'
import type { Column } from './columns.ts'

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test('what a column holds is taken', () => {
  const rows: [Column, unknown][] = [
    ['text', 'ünïcode \u{1f600}'],
    ['text?', null],
    ['int4', -(2 ** 31) + 1],
    ['int8', (1n << 63n) - 1n],
    ['time', -1n],
    ['amount', (1n << 256n) - 1n],
    ['decimal', -(10n ** 90n)],
    ['bytes', Buffer.alloc(3)],
    ['json', { a: [null, 'a\\u0001', 1.5] }],
    ['json', deep(1000)],
  ]
  for (const [column, value] of rows) checkRow({ it: column }, { it: value })
})

test('what the database would refuse is refused, and named', () => {
  const rows: [Column, unknown][] = [
    ['text', 'a\0b'],
    ['text', null],
    ['text', 5],
    ['bool', 'true'],
    ['int4', 2 ** 31],
    ['int4', Number.NaN],
    ['int8', 1n << 63n],
    ['int8', 5],
    ['amount', 1n << 600n],
    ['amount', '5'],
    ['bytes', 'AA=='],
    ['json', { a: 'x\0' }],
    ['json', ['\ud800']],
    ['json', undefined],
    ['json', null],
    ['json', deep(3000)],
  ]
  for (const [column, value] of rows) {
    assert.throws(() => checkRow({ it: column }, { it: value }), {
      code: 'row.value',
      message: /^it can't hold/,
    })
  }
})

test('a key is no longer than an index takes', () => {
  checkDenom('x'.repeat(600))
  assert.throws(() => checkDenom('x'.repeat(601)), { code: 'row.value' })
})
