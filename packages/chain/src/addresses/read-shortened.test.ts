import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress } from './addresses.ts'
import { encodeHex } from '../hex.ts'
import { shortenAddress, shortenHash } from './shorten.ts'
import { readShortened } from './read-shortened.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const hash = '952BB14A7A377697D724C60D6077EF3DFE894C98F854970FAB187247BE832B6F'

function isBetween(text: string, bytes: string): boolean {
  const { from, to } = readShortened(text) ?? {}
  return from !== undefined && to !== undefined && encodeHex(from) <= bytes && bytes <= encodeHex(to)
}

test('[SEARCH-04] what was shortened lies where the whole is', () => {
  const bytes = encodeHex(decodeAddress(account).bytes)
  for (const text of [shortenAddress(account), shortenAddress(ethereum), 'inj14au3...cfqku', 'INJ14AU3'])
    assert.ok(isBetween(text, bytes), text)
  for (let length = 8; length <= account.length; length++)
    assert.ok(isBetween(account.slice(0, length), bytes), account.slice(0, length))
  assert.ok(isBetween(shortenHash(hash), hash.toLowerCase()))
  assert.ok(!isBetween('inj14au4', bytes))
})

test('[SEARCH-04] both ends are kept, as the whole is written', () => {
  assert.partialDeepStrictEqual(readShortened('inj14au3…CFQKU'), {
    prefix: 'inj',
    start: 'inj14au3',
    end: 'cfqku',
  })
  assert.partialDeepStrictEqual(readShortened('0xaf79…74902'), { prefix: '0x', start: 'AF79', end: '74902' })
  assert.partialDeepStrictEqual(readShortened('952bb14a'), { prefix: '0x', start: '952BB14A', end: '' })
})

test('too little, a whole, and what no address has are nothing shortened', () => {
  for (const text of [
    '',
    '…',
    'inj1',
    'inj14au',
    'inj1baaa',
    '0x1234',
    '1234567',
    'abc…',
    hash,
    'a…b',
    'inj14au3…!',
  ])
    assert.equal(readShortened(text), undefined, text)
})
