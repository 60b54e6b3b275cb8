import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''))

test('a node and a folder are enough', () => {
  assert.deepEqual(read('--node http://127.0.0.1:26657 --out mine'), {
    node: 'http://127.0.0.1:26657',
    folder: resolve('mine'),
    from: undefined,
    to: undefined,
    liveFrom: undefined,
    note: undefined,
  })
})

test('heights are read as they stand', () => {
  const all = read('--node https://node --out mine --from 10 --to 30 --live-from 20 --note hello')
  assert.partialDeepStrictEqual(all, { from: 10n, to: 30n, liveFrom: 20n, note: 'hello' })
})

test('help asks for nothing else', () => {
  assert.equal(read('--help'), undefined)
})

test('all problems are told at once, with the usage', () => {
  assert.throws(
    () => read('stray --node ftp://x --from 0 --to ten --out= --what ever'),
    (error: Error) => {
      assert.match(error.message, /"stray" is not understood/)
      assert.match(error.message, /--node is "ftp:\/\/x"/)
      assert.match(error.message, /--from is "0"/)
      assert.match(error.message, /--to is "ten"/)
      assert.match(error.message, /--out needs a value/)
      assert.match(error.message, /--what is not a setting/)
      assert.match(error.message, /npm run record -- --node/)
      return true
    },
  )
  assert.throws(() => read(''), /--node is missing[^]*--out is missing/)
})

test('a range must begin before it ends, and hold its present', () => {
  const rest = '--node http://n --out o'
  assert.throws(() => read(`${rest} --from 5 --to 4`), /--to 4 is before --from 5/)
  assert.throws(() => read(`${rest} --from 5 --to 9 --live-from 10`), /--live-from 10 is not among/)
})
