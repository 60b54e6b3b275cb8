import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countSlips } from './slips.ts'

test('slips are counted to the beginning of a name or of a word of it', () => {
  for (const [typed, name, slips] of [
    ['tet', 'tether usd', 0],
    ['usd', 'tether usd', 0],
    ['tehter', 'tether', 1],
    ['tethr', 'tether', 1],
    ['tetther', 'tether', 1],
    ['injectvie', 'injective', 1],
    ['xyz', 'tether', 3],
    ['', 'tether', 0],
  ] as const) {
    assert.equal(countSlips(typed, name), slips, `${typed} ${name}`)
  }
})
