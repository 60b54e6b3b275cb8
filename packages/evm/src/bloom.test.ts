import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexToBigInt, type Hex } from 'viem'
import { logsBloom, readBloom } from './bloom.ts'

test('[EVM-13] without logs no bit is set', () => {
  assert.equal(logsBloom([]), `0x${'00'.repeat(256)}`)
})

test('[EVM-13] each address and topic sets its three bits, however often it stands there', () => {
  const address = '0x0000000000000000000000000000000000000064'
  const topic = `0x${'00'.repeat(32)}` as const
  const bits = (bloom: Hex) => hexToBigInt(bloom).toString(2).replaceAll('0', '').length
  const one = logsBloom([{ address, topics: [] }])
  const two = logsBloom([{ address, topics: [topic] }])
  assert.deepEqual([bits(one), bits(two)], [3, 6])
  assert.equal(
    logsBloom([
      { address, topics: [topic] },
      { address, topics: [topic, topic] },
    ]),
    two,
  )
})

test('[EVM-13] of a bloom in text what is no UTF-8 is known by its highest bit', () => {
  const zeros = '\0'.repeat(100)
  const bloom = Buffer.from(readBloom(`\u0001\u{fffd}é${zeros}`))
  assert.equal(bloom.toString('hex'), `${'00'.repeat(152)}0180c3a9${'00'.repeat(100)}`)
  assert.equal(logsBloom([], readBloom('\u0001')), `0x${'00'.repeat(255)}01`)
  for (const nothing of ['', '\0', 'x'.repeat(257)])
    assert.equal(logsBloom([], readBloom(nothing)), logsBloom([]))
})
