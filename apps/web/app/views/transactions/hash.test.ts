import { expect, test } from 'vitest'
import { readHash, spellHash } from './hash.ts'

const hash = '838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E'

test('[SEARCH-04] a hash is read in every spelling, and nothing else is', () => {
  for (const spelling of [hash, hash.toLowerCase(), `0x${hash}`, `0X${hash.toLowerCase()}`]) {
    expect(readHash(spelling)).toBe(hash)
  }
  for (const other of ['', 'zz', hash.slice(1), `${hash}0`, hash.replace('8', 'g')]) {
    expect(readHash(other)).toBeUndefined()
  }
})

test('what the index tells is spelled as the chain does', () => {
  expect(spellHash(`0x${hash.toLowerCase()}`)).toBe(hash)
  expect(spellHash('')).toBe('')
})
