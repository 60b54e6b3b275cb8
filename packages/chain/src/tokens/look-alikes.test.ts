import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTricks, looksLike } from './look-alikes.ts'

test('[ASSET-01] symbols that are drawn alike are told to be the same', () => {
  for (const [one, other] of [
    ['USDT', 'usdt'],
    ['USDT', 'UЅDТ'], // Cyrillic
    ['USDT', 'USD₮'],
    ['USDT', 'U\u200BS\u202EDT'],
    ['USDT', 'ＵＳＤＴ'],
    ['INJ', '1NJ'],
    ['INJ', 'lnj'],
    ['ATOM', 'ΑΤΟΜ'], // Greek
    ['stINJ', 'ST-INJ'],
  ] as const)
    assert.equal(looksLike(one), looksLike(other), other)
  assert.notEqual(looksLike('USDT'), looksLike('USDC'))
  assert.notEqual(looksLike('ATOM'), looksLike('ATONE'))
})

test('[ASSET-01] marks that are not seen and mixed alphabets are found, what one alphabet writes is not', () => {
  assert.deepEqual(findTricks('U\u202ESDT'), ['direction'])
  assert.deepEqual(findTricks('UЅDT'), ['letters'])
  for (const name of ['USDT', 'Łódź', '比特币', 'биткоин', 'μ', ''])
    assert.deepEqual(findTricks(name), [], name)
})
