import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEthereumAddress } from '../addresses/addresses.ts'
import type { EvmRevert } from '../evm.ts'
import { alice, bob, northwind, rainbow, world } from '../sentences/testing/world.ts'
import { languages } from '../sentences/testing/languages.ts'
import { writeOut } from '../sentences/testing/write-out.ts'
import type { KnownToken, SentenceKey } from '../sentences/sentence.ts'
import { explainFailure } from './explain-failure.ts'
import { failures as en } from './patterns/en.ts'

const log = 'failed to execute message; message index: 0: {"vm_error":"execution reverted"}'

/** What contracts take everything back with, and what is made of it. */
const told: readonly [revert: EvmRevert, words: string][] = [
  [{ kind: 'words', text: 'only the owner mints' }, 'The contract refused: “only the owner mints”'],
  [{ kind: 'empty' }, 'The contract refused and gave no reason in words'],
  [
    {
      kind: 'custom',
      name: 'NotEnough',
      known: 'contract',
      arguments: [
        { name: 'holder', type: 'address', value: '0xe34255954a9d40cf3702e1062a7419ba01b6e9e6' },
        { name: 'has', type: 'uint256', value: '5' },
      ],
    },
    'The contract refused: NotEnough(inj1udp9…3hzx6, 5)',
  ],
  [
    { kind: 'custom', name: 'Paused', known: 'selector', arguments: [] },
    'The contract refused; it looks like Paused()',
  ],
  [
    { kind: 'unknown', selector: '0x52d826c5' },
    'The contract refused with an error of its own, 0x52d826c5, of which nothing more is known here',
  ],
  ...(
    [
      [0x01n, 'The contract found itself in a state that it holds for impossible (a failed assert)'],
      [0x11n, 'The contract came to a number too large or too small for its place (an overflow)'],
      [0x12n, 'The contract divided by zero'],
      [0x21n, 'The contract took a number for a choice that doesn’t exist'],
      [0x22n, 'The contract read bytes of its memory that are badly encoded'],
      [0x31n, 'The contract took from a list that was empty'],
      [0x32n, 'The contract reached past the end of a list'],
      [0x41n, 'The contract wanted more memory than there is'],
      [0x51n, 'The contract called a function that was never set'],
      [0x00n, 'The contract stopped with the panic 0x00'],
      [0x7n, 'The contract stopped with the panic 0x07'],
    ] as const
  ).map(([code, words]): [EvmRevert, string] => [{ kind: 'panic', code }, words]),
]

for (const [revert, words] of told) {
  test(`[EVM-08] ${words}`, () => assert.equal(explain(revert), words))
}

test('[EVM-08] a text without end is cut, and one with markup stays text', () => {
  const long = explain({ kind: 'words', text: '<b>'.repeat(10_000) })
  assert.ok(long.length < 500)
  assert.match(long, /“<b><b>/)
})

test('[EVM-08] what a precompile refuses is told as its module would', () => {
  const delegate = {
    '@type': '/cosmos.staking.v1beta1.MsgDelegate',
    delegator_address: alice,
    validator_address: northwind,
    amount: { denom: 'inj', amount: '1' },
  }
  const type = '/injective.evm.v1.MsgEthereumTx'
  const asked = { ...world, messages: [{ type, value: { call: { messages: [delegate] } } }] }
  const result = { codespace: 'evm', code: 3, log }
  const explained = (text: string) => explainFailure({ ...result, revert: { kind: 'words', text } }, asked)
  assert.equal(explained('validator does not exist').key, 'validator.none')
  assert.equal(explained('validator does not exist').messageIndex, 0)
  const orders =
    'failed to execute message; message sender:"inj1" order:<cid:"a : b" > : Deposits for subaccountID 0x01 asset inj not found: subaccount has insufficient deposits'
  assert.equal(explained(orders).key, 'deposits.none')
  const gone =
    'failed to execute message; message sender:"inj1" cid:"d2" : invalid order identifier string: struct field error'
  assert.equal(explained(gone).key, 'order.none')
  assert.equal(explained('no, thank you').key, 'contract.refused')
})

test('[EVM-08] what the bank refuses to a token whose coins stand there is told as the bank would', () => {
  const denom = `erc20:${formatEthereumAddress(rainbow)}`
  const known = (token: KnownToken) => ({
    find: (address: string) => (address === rainbow ? { label: '', token } : undefined),
  })
  const explained = (text: string, token: KnownToken) => {
    const value = { transaction: { to: formatEthereumAddress(rainbow) } }
    const messages = [{ type: '/injective.evm.v1.MsgEthereumTx', value }]
    const result = { codespace: 'evm', code: 3, log, revert: { kind: 'words', text } as const }
    return explainFailure(result, { ...world, messages, contracts: known(token) })
  }
  const coin: KnownToken = { symbol: 'RNBW', decimals: 6, standard: 'erc20', denom }
  const short = `spendable balance 5${denom} is smaller than 9${denom}: insufficient funds`
  const needed = { kind: 'amount', denom, amount: '9' }
  for (const said of ['fail to send coins in precompiled contract', 'fail to send burn coins to module']) {
    const { key, parts } = explained(`${said}: ${short}`, coin)
    assert.deepEqual([key, parts['needed']], ['funds.short', needed])
  }
  const rules = `fail to send coins in precompiled contract: action RECEIVE on ${denom} is not allowed for ${bob}: restricted action`
  assert.equal(explained(rules, coin).key, 'restricted.receive')
  // One that keeps its balances itself says what it likes.
  const own: KnownToken = { symbol: 'RNBW', decimals: 6, standard: 'erc20' }
  assert.equal(explained(rules, own).key, 'contract.refused')
})

test('[EVM-08] a contract that only speaks like a module is quoted', () => {
  assert.equal(
    explain({ kind: 'words', text: 'validator does not exist' }),
    'The contract refused: “validator does not exist”',
  )
})

function explain(revert: EvmRevert): string {
  const { key, parts } = explainFailure(
    { codespace: 'evm', code: 3, log, revert },
    { ...world, messages: [] },
  )
  const patterns = { failure: en } as unknown as typeof languages.en.patterns
  return writeOut(
    { key: `failure.${key}` as SentenceKey, parts },
    { ...languages.en, patterns, tokens: world.tokens },
  )
}
