import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createdAddress, keccak256 } from './index.ts'

test('[EVM-04] a contract stands where its creator and the nonce put it', () => {
  // The third contract of an account of Ethereum's own tests.
  const creator = Buffer.from('6ac7ea33f8831ea9dcc53393aaa88b25a785dbf0', 'hex')
  const stands = (nonce: bigint) => Buffer.from(createdAddress(creator, nonce)).toString('hex')
  assert.equal(stands(0n), 'cd234a471b72ba2f1ccf0a70fcaba648a5eecd8d')
  assert.equal(stands(1n), '343c43a37d37dff08ae8c4a11544c718abb4fcf8')
})

test('[EVM-04] the hash of nothing is that of an account without code', () => {
  assert.equal(
    Buffer.from(keccak256(new Uint8Array())).toString('hex'),
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  )
})
