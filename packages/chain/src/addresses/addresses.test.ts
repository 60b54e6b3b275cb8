import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decodeAddress,
  encodeAddress,
  formatEthereumAddress,
  readAccount,
  readSubaccount,
  toSubaccount,
} from './addresses.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const subaccount = '0xaf79152ac5df276d9a8e1e2e22822f9713474902000000000000000000000001'
const validator = encodeAddress('injvaloper', decodeAddress(account).bytes)

test('[SEARCH-04] every spelling of an account is read as the same account', () => {
  const spellings = [
    account,
    account.toUpperCase(),
    `  ${account}\n`,
    ethereum,
    ethereum.toLowerCase(),
    ethereum.toUpperCase(),
    ethereum.slice(2),
    subaccount,
    subaccount.slice(2).toUpperCase(),
    validator,
    validator.toUpperCase(),
  ]
  for (const spelling of spellings) assert.equal(readAccount(spelling), account)
})

test('an account of 32 bytes, as contracts have them, is an account', () => {
  const contract = encodeAddress('inj', new Uint8Array(32).fill(7))
  assert.equal(readAccount(contract), contract)
  assert.throws(() => formatEthereumAddress(contract), { code: 'account.length' })
})

test('what is no account is refused', () => {
  const consensus = encodeAddress('injvalcons', decodeAddress(account).bytes)
  const texts = [
    '',
    'inj',
    'inj1',
    account.slice(0, -1),
    ethereum.slice(0, -1),
    `${ethereum}0`,
    consensus,
    'osmo1abcdefgh',
  ]
  for (const text of [...texts, encodeAddress('inj', new Uint8Array(19)), 'x'.repeat(10_000)]) {
    assert.throws(() => readAccount(text), { kind: 'invalid-input' }, text.slice(0, 60))
  }
  const typo = account.replace('munk', 'mung')
  assert.throws(() => readAccount(typo), { code: 'address.checksum' })
})

test('Ethereum addresses have the capitals of EIP-55', () => {
  assert.equal(formatEthereumAddress(account), ethereum)
  const examples = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]
  for (const example of examples) assert.equal(formatEthereumAddress(example.toLowerCase()), example)
})

test('a subaccount is its account and a number', () => {
  assert.equal(toSubaccount(account, 1), subaccount)
  assert.deepEqual(readSubaccount(subaccount.toUpperCase()), { account, nonce: 1n })
  assert.equal(toSubaccount(ethereum, 0), `${ethereum.toLowerCase()}${'0'.repeat(24)}`)
  assert.equal(readSubaccount(toSubaccount(account, 0xffffffff)).nonce, 0xffffffffn)
})

test('numbers that no subaccount has, and texts of another length, are refused', () => {
  for (const nonce of [-1, 1.5, Number.NaN, 2 ** 32]) {
    assert.throws(() => toSubaccount(account, nonce), { code: 'subaccount.nonce' })
  }
  for (const text of [ethereum, `${subaccount}0`, '']) {
    assert.throws(() => readSubaccount(text), { code: 'subaccount.format' })
  }
})
