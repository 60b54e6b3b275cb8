import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortenAddress, shortenHash } from './shorten.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'

test('shortened, addresses and hashes keep both ends', () => {
  assert.equal(shortenAddress(account), 'inj14au3…cfqku')
  assert.equal(shortenAddress(ethereum), '0xAF79…74902')
  assert.equal(shortenAddress('inj1short'), 'inj1short')
  const hash = '838D3F094CB51CED5CA48235789E116D516B6C78B93AA4DEC403AA2091A93B3E'
  assert.equal(shortenHash(hash), '838D3F…A93B3E')
  assert.equal(shortenHash(`0x${hash}`), '0x838D3F…A93B3E')
})
