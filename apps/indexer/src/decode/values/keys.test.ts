import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marketKey, toSequence } from './keys.ts'
import type * as Keys from './keys.ts'

test('the key of a market is the first eight bytes of its id', () => {
  assert.equal(marketKey(`0x0511ddc4e6586f3b${'0'.repeat(48)}`), 0x0511ddc4e6586f3bn)
  assert.equal(marketKey(`0xffffffffffffffff${'0'.repeat(48)}`), -1n)
  assert.throws(() => marketKey('0x0511'), { code: 'market.id' })
})

test('a place beyond a block is refused: it would be one of the next block', () => {
  assert.equal(toSequence(1n, 0xffff), 0x1ffffn)
  assert.throws(() => toSequence(1n, 0x10000), { code: 'sequence.place' })
})

test('keys of two salts are others, and those of one salt the same', async () => {
  const [one, same, other, none] = await Promise.all(['1', '2', '3', '4'].map(freshKeys))
  one?.setKeySalt('of one')
  same?.setKeySalt('of one')
  other?.setKeySalt('of another')
  const keys = (of: typeof none) => [
    of?.accountKey(Buffer.alloc(20, 7)),
    of?.denomKey('inj'),
    of?.tokenKey('1'),
  ]
  assert.deepEqual(keys(one), keys(same))
  const all = [one, other, none].flatMap(keys)
  assert.equal(new Set(all).size, all.length)
})

test('two accounts that were made to have one key have two where there is a salt', async () => {
  const [salted, none] = await Promise.all(['5', '6'].map(freshKeys))
  salted?.setKeySalt('of one')
  // Found with a billion and a half hashes; coins can be sent to both.
  const [one, other] = ['0f43e54617563d7d', '8a6d908ae37e239c'].map((found) =>
    Buffer.concat([Buffer.from(found, 'hex'), Buffer.from('of one key!!')]),
  ) as [Buffer, Buffer]
  assert.equal(none?.accountKey(one), none?.accountKey(other))
  assert.notEqual(salted?.accountKey(one), salted?.accountKey(other))
})

test('a salt that comes after the first key is refused', async () => {
  const { denomKey, setKeySalt } = await freshKeys('late')
  denomKey('inj')
  assert.throws(() => setKeySalt('late'), /keys were made already/)
})

/** As a process has them that has made none yet. */
function freshKeys(name: string): Promise<typeof Keys> {
  return import(`./keys.ts?${name}`) as Promise<typeof Keys>
}
