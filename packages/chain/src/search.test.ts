import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeAddress, encodeAddress } from './addresses/addresses.ts'
import { readSearchText } from './search.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const hash = '952BB14A7A377697D724C60D6077EF3DFE894C98F854970FAB187247BE832B6F'

test('[SEARCH-04] a height is read in every way that people write numbers', () => {
  const spellings = [
    '1234567',
    '#1234567',
    '1,234,567',
    '1 234 567',
    '1_234_567',
    '1.234.567',
    "1'234'567",
    ' 01234567 ',
  ]
  for (const text of spellings)
    assert.deepEqual(readSearchText(text), { kind: 'height', height: 1_234_567n }, text)
  assert.deepEqual(readSearchText('9223372036854775807'), { kind: 'height', height: 2n ** 63n - 1n })
})

test('[SEARCH-04] a block is read with the word for it, in the languages of the site', () => {
  for (const text of [
    'Block 2,520',
    'block #2520',
    'Height: 2520',
    'Bloque 2,520',
    'Khối 2,520',
    '区块 2,520',
    '高度：2520',
    '블록 2,520',
  ]) {
    assert.deepEqual(readSearchText(text), { kind: 'height', height: 2520n }, text)
  }
  for (const text of ['proposal 41', 'Block 42 Labs', 'block'])
    assert.equal(readSearchText(text).kind, 'name')
})

test('[SEARCH-04] what comes along when a text is copied is left aside', () => {
  for (const text of [
    `Transaction ${hash}`,
    `tx: ${hash}`,
    `Tx Hash : 0x${hash}`,
    `${hash}.`,
    `“${hash}”,`,
    `(${hash})`,
    `\u2068${hash}\u2069`,
    `\u200b${hash}`,
  ]) {
    assert.deepEqual(readSearchText(text), { kind: 'hash', hash }, text)
  }
  assert.deepEqual(readSearchText(`To: ${account}`), { kind: 'account', account, spelling: 'cosmos' })
  assert.deepEqual(readSearchText('\u2068Beta Stake 2\u2069'), {
    kind: 'name',
    name: 'Beta Stake 2',
    service: undefined,
  })
})

test('[SEARCH-05] a number that no block can have is an invalid block', () => {
  for (const text of ['0', '-5', '9223372036854775808', '9'.repeat(30)]) assertOutcome(text, 'blockInvalid')
})

test('[SEARCH-04] a hash is read with and without 0x, in both cases and in base64', () => {
  const base64 = 'lSuxSno3dpfXJMYNYHfvPf6JTJj4VJcPqxhyR76DK28='
  const spellings = [
    hash,
    hash.toLowerCase(),
    `0x${hash}`,
    `0X${hash}`,
    `"${hash}"`,
    base64,
    base64.replaceAll('+', '-'),
  ]
  for (const text of spellings) assert.deepEqual(readSearchText(text), { kind: 'hash', hash }, text)
  assert.deepEqual(readSearchText('1'.repeat(64)), { kind: 'hash', hash: '1'.repeat(64) })
})

test('[SEARCH-05] hexadecimal text of another length is told by what it comes close to', () => {
  assertOutcome(`0x${hash.slice(1)}`, 'invalidTransactionHash')
  assertOutcome(`${hash}0`, 'invalidTransactionHash')
  assertOutcome(`0x${hash.slice(1)}g`, 'invalidTransactionHash')
  assertOutcome(ethereum.slice(0, -1), 'accountInvalid')
  assertOutcome('0x', 'accountInvalid')
})

test('[SEARCH-04] an account is read in every spelling, and the spelling is told', () => {
  for (const text of [account, account.toUpperCase()]) {
    assert.deepEqual(readSearchText(text), { kind: 'account', account, spelling: 'cosmos' })
  }
  for (const text of [ethereum, ethereum.toLowerCase(), ethereum.slice(2)]) {
    assert.deepEqual(readSearchText(text), { kind: 'account', account, spelling: 'ethereum' })
  }
  const validator = encodeAddress('injvaloper', decodeAddress(account).bytes)
  assert.deepEqual(readSearchText(validator), { kind: 'account', account, spelling: 'validator' })
})

test('[SEARCH-02] the consensus address of a validator is one of its own kind', () => {
  const consensus = encodeAddress('injvalcons', decodeAddress(account).bytes)
  assert.deepEqual(readSearchText(consensus.toUpperCase()), { kind: 'consensus', consensus })
})

test('[SEARCH-05] an address with a wrong character is an invalid account', () => {
  assertOutcome(account.replace('munk', 'mung'), 'accountInvalid')
  assertOutcome(account.slice(0, -1), 'accountInvalid')
})

test('[SEARCH-02] 64 digits that begin with an address and end in a small number are a subaccount', () => {
  const subaccount = `${ethereum.toLowerCase()}000000000000000000000003`
  const expected = { kind: 'subaccount', subaccount, account, nonce: 3n }
  for (const text of [subaccount, subaccount.slice(2), subaccount.toUpperCase()]) {
    assert.deepEqual(readSearchText(text), expected)
  }
})

test('[SEARCH-02] denoms of every family are read', () => {
  const ibc = 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9'
  for (const denom of [
    'inj',
    ibc,
    'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7',
    'share3',
    `factory/${account}/gold`,
  ]) {
    assert.deepEqual(readSearchText(denom), { kind: 'denom', denom })
  }
  assert.deepEqual(readSearchText('transfer/channel-1/uatom'), { kind: 'denom', denom: ibc })
})

test('[SEARCH-07] names of domains are told by their service', () => {
  assert.deepEqual(readSearchText('Alice.INJ'), { kind: 'name', name: 'alice.inj', service: 'inj' })
  assert.deepEqual(readSearchText('bonfida.sol'), { kind: 'name', name: 'bonfida.sol', service: 'sol' })
  for (const text of ['ab.inj', 'a..inj', '.inj', 'sub.alice.inj', 'al ice.inj', 'al/ice.inj', 'a$c.inj']) {
    assertOutcome(text, 'invalidName')
  }
})

test('other words may be the name of something', () => {
  for (const name of ['USDT', 'Northwind ⚡', 'INJ/USDT PERP', 'Ünïcode', '1,23', '0.5']) {
    assert.deepEqual(readSearchText(` ${name} `), { kind: 'name', name, service: undefined })
  }
})

test('[SEARCH-04] a link to an explorer is read by what it is about', () => {
  for (const text of [
    `/transaction/${hash}/event-logs/`,
    `explorer.injective.network/transaction/${hash}`,
    `localhost.dev:3000/kr/transaction/${hash}/#events`,
  ]) {
    assert.deepEqual(readSearchText(text), { kind: 'hash', hash }, text)
  }
  assert.deepEqual(readSearchText(`https://injsight.example/account/${account}/transactions/?kind=bank`), {
    kind: 'account',
    account,
    spelling: 'cosmos',
  })
  assert.deepEqual(readSearchText(`https://explorer.injective.network/transaction/0x${hash}/?tab=raw`), {
    kind: 'hash',
    hash,
  })
  assert.deepEqual(readSearchText('http://localhost:3000/kr/block/7'), { kind: 'height', height: 7n })
  assert.equal(readSearchText('https://injective.com').kind, 'name')
})

test('[SEARCH-03] nothing, and what is too long to be anything, are said to be so', () => {
  for (const text of ['', '   ', '""']) assertOutcome(text, 'empty')
  for (const text of ['x', '1', '0', 'inj1', '/', '0x', ' ']) {
    const long = text.repeat(10_240 / text.length)
    assertOutcome(long, text === ' ' ? 'empty' : 'unknown')
  }
})

test('no text makes it throw', () => {
  const pieces = [
    '0x',
    'inj1',
    '1,',
    'a/channel-1/',
    '.inj',
    '%',
    '\u0000',
    '😀',
    '\ud800',
    'ibc/',
    'peggy',
    '"',
    '=',
    '/',
    'http://',
  ]
  for (let round = 0; round < 3000; round++) {
    const text = Array.from(
      { length: round % 40 },
      (_, at) => pieces[(round * 7 + at * (round % 13)) % pieces.length],
    ).join('')
    assert.ok(readSearchText(text).kind)
  }
})

function assertOutcome(text: string, outcome: string): void {
  const shape = readSearchText(text)
  assert.equal(shape.kind === 'none' ? shape.outcome : shape.kind, outcome, text.slice(0, 80))
}
