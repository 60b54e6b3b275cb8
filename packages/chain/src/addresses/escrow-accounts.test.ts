import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from './addresses.ts'
import { escrowAccountOf } from './escrow-accounts.ts'

test('the account of a channel’s escrow is a hash of its name', () => {
  // Where the recorded chain puts what leaves over its first channel.
  const account = encodeAddress('inj', escrowAccountOf('channel-0'))
  assert.equal(account, 'inj1a53udazy8ayufvy0s434pfwjcedzqv34u94pek')
})
