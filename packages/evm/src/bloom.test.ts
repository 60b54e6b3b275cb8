import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexToBigInt, type Hex } from 'viem'
import { logsBloom } from './bloom.ts'

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
