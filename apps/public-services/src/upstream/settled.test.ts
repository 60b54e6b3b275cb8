import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { silentLogger } from '@injsight/runtime'
import { openSettled } from './settled.ts'

const folder = mkdtempSync(join(tmpdir(), 'settled-'))
const options = { mostBytes: 1000, log: silentLogger }
after(() => rmSync(folder, { recursive: true }))

test('what is settled is there after a new start, and its file may be broken', () => {
  const file = join(folder, 'kept.sqlite')
  const first = openSettled(file, options)
  first.keep('block 7', Buffer.from('seven'))
  first.close()
  const second = openSettled(file, options)
  assert.equal(second.find('block 7')?.toString(), 'seven')
  assert.equal(second.find('block 8'), undefined)
  second.close()
  writeFileSync(file, 'no database')
  const third = openSettled(file, options)
  assert.equal(third.find('block 7'), undefined)
  third.close()
  const aside = readdirSync(folder).filter((name) => name.startsWith('kept.sqlite.broken-'))
  assert.deepEqual(
    aside.map((name) => readFileSync(join(folder, name), 'utf8')),
    ['no database'],
  )
})

test('a file that is damaged in its middle is begun anew at the next start', () => {
  const file = join(folder, 'damaged.sqlite')
  const first = openSettled(file, { ...options, mostBytes: 1e9 })
  for (let n = 0; n < 100; n += 1) first.keep(`block ${n}`, Buffer.alloc(3000))
  first.close()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 3 * 4096))
  const second = openSettled(file, options)
  assert.equal(second.find('block 0'), undefined)
  second.keep('block 7', Buffer.from('seven'))
  assert.equal(second.find('block 7')?.toString(), 'seven')
  second.close()
})

test('a file that is of no use at a start stops nobody', () => {
  const file = join(folder, 'locked.sqlite')
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  const said: string[] = []
  const log = { ...silentLogger, warn: (message: string) => void said.push(message) }
  const settled = openSettled(file, { ...options, log })
  settled.keep('block 7', Buffer.from('seven'))
  assert.equal(settled.find('block 7'), undefined)
  assert.match(said.join(), /^the file of settled answers is of no use now[^,]*$/)
  settled.close()
  other.close()
})

test('what can be no file of its own is left as it is, and said in words', () => {
  assert.throws(() => openSettled(folder, options), { code: 'cache.unusable', message: /CACHE_FILE is/ })
})

test('answers go on while the file takes nothing, and its trouble is said once', () => {
  const file = join(folder, 'busy.sqlite')
  const said: string[] = []
  const log = { ...silentLogger, warn: (message: string) => void said.push(message) }
  const settled = openSettled(file, { ...options, log })
  const other = new DatabaseSync(file)
  other.exec('begin exclusive')
  for (let n = 0; n < 3; n += 1) settled.keep('block 7', Buffer.from('seven'))
  assert.equal(settled.find('block 7'), undefined)
  assert.match(said.join(), /^the file of settled answers fails[^,]*$/)
  other.exec('rollback')
  other.close()
  settled.keep('block 7', Buffer.from('seven'))
  assert.equal(settled.find('block 7')?.toString(), 'seven')
  settled.close()
})

test('there is a limit, and what was read the longest ago goes first', () => {
  let now = 0
  const settled = openSettled(join(folder, 'full.sqlite'), { ...options, now: () => now })
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

test('what is kept again takes the place that it had', () => {
  const settled = openSettled(join(folder, 'again.sqlite'), options)
  settled.keep('block 0', Buffer.alloc(100))
  for (let n = 0; n < 9; n += 1) settled.keep('block 7', Buffer.alloc(400))
  assert.notEqual(settled.find('block 0'), undefined)
  settled.close()
})
