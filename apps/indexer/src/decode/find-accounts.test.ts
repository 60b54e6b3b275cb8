import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { findAccounts } from './find-accounts.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const { bytes } = decodeAddress(account)
const operator = encodeAddress('injvaloper', bytes)
const contract = encodeAddress('inj', new Uint8Array(32).fill(7))

test('an address is found alone, in JSON, and before more characters of its own alphabet', () => {
  for (const text of [
    account,
    `{"to":"${account}"}`,
    `${account}/46`,
    `*${account}2`,
    `a${account}${contract}`,
  ]) {
    assert.deepEqual(found(text)[0], account, text)
  }
})

test('addresses of 32 bytes and of validators are accounts too', () => {
  assert.deepEqual(found(`${contract} ${operator}`), [contract, account])
})

test('an address that is part of a denom takes no part', () => {
  assert.deepEqual(found(`7factory/${account}/gold`), [])
})

test('what only looks like an address is none', () => {
  const wrong = `${account.slice(0, -1)}q`
  for (const text of [wrong, account.slice(0, -1), account.toUpperCase(), 'inj1', 'injective', '']) {
    assert.deepEqual(found(text), [], text)
  }
})

function found(text: string): string[] {
  const addresses: string[] = []
  findAccounts(text, (one) => addresses.push(encodeAddress('inj', one.bytes)))
  return addresses
}
