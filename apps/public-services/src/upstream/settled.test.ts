import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openSettled } from './settled.ts'

const folder = mkdtempSync(join(tmpdir(), 'settled-'))
after(() => rmSync(folder, { recursive: true }))

test('what is settled is there after a new start, and its file may be broken', () => {
  const file = join(folder, 'kept.sqlite')
  const first = openSettled(file, 1000)
  first.keep('block 7', Buffer.from('seven'))
  first.close()
  const second = openSettled(file, 1000)
  assert.equal(second.find('block 7')?.toString(), 'seven')
  assert.equal(second.find('block 8'), undefined)
  second.close()
  writeFileSync(file, 'no database')
  const third = openSettled(file, 1000)
  assert.equal(third.find('block 7'), undefined)
  third.close()
})

test('there is a limit, and what was read the longest ago goes first', () => {
  let now = 0
  const settled = openSettled(join(folder, 'full.sqlite'), 1000, () => now)
  for (let n = 0; n < 8; n += 1) {
    now += 2 * 3_600_000
    settled.keep(`block ${n}`, Buffer.alloc(100))
    settled.find('block 0')
  }
  now += 2 * 3_600_000
  settled.keep('large', Buffer.alloc(400))
  const kept = [0, 1, 2, 3, 4, 5, 6, 7].filter((n) => settled.find(`block ${n}`) !== undefined)
  assert.deepEqual(kept, [0, 5, 6, 7])
  settled.close()
})
