import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkAddressOrSubaccount, checkField, checkJson, type FieldRule } from './rules.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const hash = '952BB14A7A377697D724C60D6077EF3DFE894C98F854970FAB187247BE832B6F'
const subaccount = `${ethereum.toLowerCase()}000000000000000000000001`
const notAccount = "Your search doesn't match an account address format"

const cases: [rule: FieldRule, passing: string[], failing: string[], message: string][] = [
  ['required', ['a', ' a '], ['', '   ', '\n'], 'This field is required'],
  [
    'account',
    [account],
    ['', account.slice(1), account.replace('munk', 'mung'), ethereum, `${account}q`, account.toUpperCase()],
    notAccount,
  ],
  [
    'etherAccount',
    [ethereum, ethereum.toLowerCase()],
    ['', ethereum.slice(2), ethereum.replace('AF', 'aF'), account],
    notAccount,
  ],
  ['emptyOrAccount', ['', account], [' ', 'inj1'], notAccount],
  [
    'subaccount',
    [subaccount, `${ethereum}00000000000000000000000f`],
    ['', ethereum, `0x${hash}`, subaccount.slice(2), `${ethereum}000000000000000000000011`],
    "Your search doesn't match a subaccount address format",
  ],
  [
    'subaccountId',
    [subaccount, `0x${hash}`.toLowerCase()],
    ['', ethereum, hash, `0x${'g'.repeat(64)}`],
    "Your search doesn't match a subaccountId format",
  ],
  [
    'block',
    ['1', '0012', '99999999999999999999'],
    ['', '0', '-1', '1.5', '1e3', '0x1', 'one'],
    "Your search doesn't match a block height format",
  ],
  [
    'blockHash',
    [hash, `0x${hash}`, hash.toLowerCase()],
    ['', hash.slice(1), `${hash}0`, `0x${hash.slice(1)}`],
    "Your search doesn't match a block hash format",
  ],
  [
    'transaction',
    [hash, `0x${hash}`],
    ['', hash.slice(1), hash.replace('9', 'g')],
    "Your search doesn't match a transaction format",
  ],
  [
    'injName',
    ['abc.inj', 'alice.inj'],
    ['ab.inj', 'a b.inj', 'abc.sol', 'abcinj', ''],
    'This field is not a valid Injective name',
  ],
  ['solName', ['abc.sol'], ['ab.sol', 'abc.inj'], 'This field is not a valid Injective name'],
  [
    'tradeHistorySearch',
    ['0x', account, subaccount],
    ['', '12', 'x'],
    "Your search doesn't match an injective address or subaccountId",
  ],
  [
    'globalSearch',
    ['0x1', 'inj', '12', hash],
    ['', 'x', '1,2', hash.slice(1)],
    "Your search doesn't match a block, transaction, asset, or address",
  ],
  [
    'ibcAsset',
    [`ibc/${hash}`, 'transfer/channel-1/uatom'],
    ['', 'inj', 'ibc/12'],
    "Your search doesn't match an IBC asset format",
  ],
  [
    'bridgedErc20',
    [`peggy${ethereum}`],
    ['', ethereum, 'peggy0x12'],
    "Your search doesn't match a bridged ERC20 asset format",
  ],
  [
    'nativeAsset',
    ['inj', 'uatom'],
    ['', 'i', '1nj', 'ibc/12'],
    "Your search doesn't match a native asset format",
  ],
]

for (const [rule, passing, failing, message] of cases) {
  test(`[VALID-01] [VALID-02] ${rule} says its exact message, and only of what fails`, () => {
    for (const text of passing) assert.equal(checkField(rule, text), undefined, text)
    for (const text of failing) assert.equal(checkField(rule, text)?.message, message, text)
  })
}

test('[VALID-03] keys of metadata and ids of analytics have only their characters', () => {
  for (const text of ['name', 'a-b_c (d): e.f/g 1']) assert.equal(checkField('metadataKey', text), undefined)
  for (const text of ['', 'a,b', 'ä', 'a\tb', '<b>']) {
    assert.equal(checkField('metadataKey', text, 'Key')?.message, 'Key is not valid.')
  }
  assert.equal(checkField('analyticsId', '0123'), undefined)
  for (const text of ['', 'G-12', '1.2', ' 1']) {
    assert.equal(checkField('analyticsId', text, 'Id')?.message, 'Id is not valid.')
  }
})

test('[VALID-02] an address or a subaccount is checked as what it looks like', () => {
  assert.equal(checkAddressOrSubaccount(account), undefined)
  assert.equal(checkAddressOrSubaccount(subaccount), undefined)
  assert.equal(checkAddressOrSubaccount(ethereum)?.code, 'subaccount')
  assert.equal(checkAddressOrSubaccount('alice')?.message, notAccount)
})

test('[VALID-02] what is no JSON is told in the words of the parser', () => {
  assert.equal(checkJson('{"a":[1,null]}'), undefined)
  for (const text of ['', '{', "{'a':1}", 'undefined']) {
    let said = ''
    try {
      JSON.parse(text)
    } catch (error) {
      said = (error as Error).message
    }
    assert.notEqual(said, '')
    assert.deepEqual(checkJson(text), { code: 'json', message: said })
  }
})

test('[VALID-01] no text makes a rule throw', () => {
  for (const [rule] of cases) {
    for (const text of [
      '\u0000',
      '0x',
      'inj1',
      '‮',
      '9'.repeat(10_000),
      'a'.repeat(10_000),
      '0x'.repeat(5000),
    ]) {
      assert.doesNotThrow(() => checkField(rule, text), `${rule} ${text.slice(0, 10)}`)
    }
  }
})
