import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EvmValue } from '@injsight/chain'
import { encodeAbiParameters, hexToBytes, parseAbiParameters, toHex, type Hex } from 'viem'
import { decodeValues } from './decode-values.ts'

test('[EVM-01] values are read as an independent library writes them', () => {
  const types = parseAbiParameters(
    'uint256 a, int8 b, address c, bool d, bytes4 e, bytes f, string g, uint16[] h, string[2] i, (uint256 x, string y)[] j, (bool z, address[2] w) k',
  )
  const owner = `0x${'ab'.repeat(20)}` as const
  const encoded = encodeAbiParameters(types, [
    7n,
    -5,
    owner,
    true,
    '0xdeadbeef',
    '0x0102',
    'Zürich 東京 🚀',
    [1, 2, 65_535],
    ['', 'a text of more than thirty-two bytes, which takes two words'],
    [
      { x: 1n, y: 'one' },
      { x: 2n, y: '' },
    ],
    { z: false, w: [owner, owner] },
  ])
  assert.deepEqual(
    decodeValues(types, hexToBytes(encoded))?.map(({ name, value }) => [name, plain(value)]),
    [
      ['a', '7'],
      ['b', '-5'],
      ['c', owner],
      ['d', true],
      ['e', '0xdeadbeef'],
      ['f', '0x0102'],
      ['g', 'Zürich 東京 🚀'],
      ['h', ['1', '2', '65535']],
      ['i', ['', 'a text of more than thirty-two bytes, which takes two words']],
      [
        'j',
        [
          { x: '1', y: 'one' },
          { x: '2', y: '' },
        ],
      ],
      ['k', { z: false, w: [owner, owner] }],
    ],
  )
})

test('[EVM-01] types of arguments are named as in signatures', () => {
  const [single] = parseAbiParameters('(uint256 x, bool[3] y) pair')
  assert.equal(decodeValues([single], new Uint8Array(128))?.[0]?.type, '(uint256,bool[3])')
})

test('[EVM-01] bytes that don’t hold what they should are unreadable', () => {
  const unreadable: [string, Hex][] = [
    ['uint256 a', '0x00'],
    ['uint8 a', word(256n)],
    ['address a', toHex((1n << 160n) + 1n, { size: 32 })],
    ['bool a', word(2n)],
    ['int8 a', word(128n)],
    ['bytes4 a', word(1n)],
    ['string a', word(2n ** 255n)],
    ['string a', `${word(32n)}${word(1_000_000n).slice(2)}`],
    ['uint256[] a', `${word(32n)}${word(2n ** 64n).slice(2)}`],
    ['uint256[1000000000] a', word(1n)],
  ]
  for (const [types, bytes] of unreadable) {
    assert.equal(decodeValues(parseAbiParameters(types), hexToBytes(bytes)), undefined, types)
  }
})

test('[EVM-01] text that is no UTF-8 is read as far as it is text', () => {
  const bytes = hexToBytes(`${word(32n)}${word(4n).slice(2)}41fffe42${'00'.repeat(28)}`)
  assert.equal(decodeValues(parseAbiParameters('string a'), bytes)?.[0]?.value, 'A\uFFFD\uFFFDB')
})

test('[EVM-01] a hundred kilobytes of pointers to one another cost no more than a hundred kilobytes', () => {
  const size = 100_000
  const bytes = new Uint8Array(size - (size % 32))
  const count = 1500
  bytes.set(hexToBytes(word(32n)), 0)
  bytes.set(hexToBytes(word(BigInt(count))), 32)
  // Every text of the list is the same long one.
  for (let at = 0; at < count; at++) bytes.set(hexToBytes(word(BigInt(count * 32))), 64 + at * 32)
  bytes.set(hexToBytes(word(50_000n)), 64 + count * 32)
  const started = performance.now()
  assert.equal(decodeValues(parseAbiParameters('string[] a'), bytes), undefined)
  assert.ok(performance.now() - started < 100)
})

test('[EVM-01] whatever the bytes are, reading them ends', () => {
  const types = parseAbiParameters('string[] a, (uint256 b, bytes[] c)[] d, uint8[2][] e')
  let seed = 1
  for (let round = 0; round < 2000; round++) {
    const bytes = Uint8Array.from({ length: 32 * (round % 20) }, (_, at) => {
      seed = (seed * 48_271) % 2_147_483_647
      // Small words, so that pointers and lengths lead somewhere.
      return at % 32 < 30 ? 0 : at % 32 === 30 ? seed % 3 : (seed >> 3) % 256
    })
    const read = decodeValues(types, bytes)
    assert.ok(read === undefined || read.length === 3)
  }
})

function word(value: bigint): Hex {
  return toHex(value, { size: 32 })
}

/** Tuples as objects, which are easier to compare. */
function plain(value: EvmValue): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return value
  return Object.fromEntries(value.fields.map((field) => [field.name, plain(field.value)]))
}
