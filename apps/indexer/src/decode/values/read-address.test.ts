import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAddress } from './read-address.ts'
import { toStorable } from './storable.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

test('an address is written as the chain writes it, and what is none is refused', () => {
  assert.equal(readAddress(account.toUpperCase()), account)
  assert.equal(readAddress(account), account)
  for (const text of ['', 'inj1', account.slice(0, -1), `${account}\0`]) {
    assert.throws(() => readAddress(text), { code: 'address.unreadable' })
  }
})

test('what a database cannot keep of a text is shown as such', () => {
  assert.equal(toStorable('a\0b\u{d800}c✓'), 'a\u{fffd}b\u{fffd}c✓')
})
