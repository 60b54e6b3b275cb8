// @vitest-environment node
import type { FieldShape } from '@injsight/chain'
import { expect, test } from 'vitest'
import { withoutMarks } from '../../../language/isolate.ts'
import { checkField } from './check-field.ts'
import type { Rule } from './rule.ts'
import { sayWrong } from './say-wrong.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

function rule(shape: Partial<FieldShape>): Rule {
  return { of: 'message', shape: { name: 'it', isOptional: false, type: 'json', ...shape } }
}

/** What is said of a text; empty where it fits. */
function said(of: Rule, text: string): string {
  const wrong = checkField(of, text)
  return wrong === undefined ? '' : withoutMarks(sayWrong(wrong, 'en'))
}

const uint8 = { bits: 8, isSigned: false }

test.each<[Rule, string[], string[]]>([
  [rule({ type: 'text' }), ['a', ' '], ['']],
  [rule({ type: 'text', isOptional: true }), ['', 'a'], []],
  [
    rule({ type: 'address' }),
    [account, ` ${account} `],
    ['', 'inj1', account.slice(0, -1), `${account.slice(0, -1)}x`],
  ],
  [rule({ type: 'amount' }), ['0', String(2n ** 128n - 1n)], ['', '-1', '1.5', '1e3', String(2n ** 128n)]],
  [rule({ type: 'decimal' }), ['0.5', '-1', `0.${'1'.repeat(18)}`], ['.5', '1e3', `0.${'1'.repeat(19)}`]],
  [rule({ type: 'binary' }), ['eyJhIjoxfQ==', 'YWJj'], ['{"a":1}', 'eyJhIjoxfQ', 'a===']],
  [rule({ type: 'choice', choices: ['buy', 'sell'] }), ['buy'], ['', 'hold']],
  [rule({ type: 'number' }), ['1', '-1.5', '9'.repeat(40)], ['', '1e3', '01', '"1"']],
  [rule({ type: 'number', whole: uint8 }), ['0', '255'], ['256', '-1', '1.5']],
  [rule({ type: 'flag' }), ['true', 'false'], ['', 'yes', '"true"']],
  [rule({}), ['{}', '7', 'null'], ['', '{', "{'a':1}"]],
  [{ of: 'sender' }, [account], ['', '0xAF79152AC5dF276D9A8e1E2E22822f9713474902']],
  [{ of: 'caller' }, [account, '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'], ['', '0x12']],
  [{ of: 'funds' }, ['', '5inj, 7peggy0xdAC1'], ['5', 'inj', '5inj,,7atom']],
  [{ of: 'value' }, ['', '1.5'], ['-1', '1e3', `0.${'1'.repeat(19)}`]],
  [{ of: 'slot' }, ['0', '0xff'], ['', 'x']],
  [{ of: 'method', parameter: { type: 'uint8' } }, ['0', '0xff'], ['', '256']],
])('[WASM-02] what a field must hold: %o', (of, right, wrong) => {
  for (const text of right) expect(said(of, text), text).toBe('')
  for (const text of wrong) expect(said(of, text), text).not.toBe('')
})

const coins = rule({
  items: {
    name: '',
    isOptional: false,
    type: 'json',
    members: [
      { name: 'amount', isOptional: false, type: 'amount' },
      { name: 'denom', isOptional: true, type: 'text' },
      { name: 'height', isOptional: true, type: 'number', whole: { bits: 64, isSigned: false } },
    ],
  },
})
const until = rule({
  choices: ['now'],
  variants: [{ name: 'at', isOptional: false, type: 'number', whole: uint8 }],
})

test('[WASM-02] what stands within JSON is looked at as its schema has it, with the digits that were typed', () => {
  expect(said(coins, `[{"amount":"1","height":${2n ** 64n - 1n}},{"amount":"2","denom":null}]`)).toBe('')
  expect(said(until, '"now"')).toBe('')
  expect(said(until, '{"at":255}')).toBe('')
  expect(said(coins, '{}')).toBe('“{}” doesn’t fit: a list of JSON is wanted, such as ["1","2"].')
  expect(said(coins, '[{}]')).toMatch('[0].amount is missing: a whole number from 0 to 340282366920938')
  expect(said(coins, '[{"amount":5}]')).toMatch('“5” doesn’t fit as [0].amount: a whole number')
  expect(said(coins, `[{"amount":"1","height":${2n ** 64n}}]`)).toMatch(
    `“${2n ** 64n}” doesn’t fit as [0].height: a whole number from 0 to ${2n ** 64n - 1n}`,
  )
  for (const odd of ['{"at":1,"b":2}', '{}', '{"b":1}', '"later"', '7'])
    expect(said(until, odd), odd).toBe(
      `“${odd.replaceAll('"later"', 'later')}” doesn’t fit: one of these is wanted: now, {"at":…}.`,
    )
})

test('[WASM-02] it is said what is wrong, its value, and what would be right', () => {
  expect(said(rule({ type: 'number', whole: uint8 }), '256')).toBe(
    '“256” doesn’t fit: a whole number from 0 to 255 is wanted, in digits alone.',
  )
  expect(said(rule({ type: 'address' }), '')).toBe(
    'Nothing stands here: an address that begins with inj1 is wanted, with every character right.',
  )
  expect(said({ of: 'method', parameter: { type: 'bytes4' } }, '0x12')).toBe(
    '“0x12” doesn’t fit: 4 bytes in hexadecimal are wanted, after 0x.',
  )
  expect(said({ of: 'funds' }, 'x'.repeat(500)).length).toBeLessThan(200)
})
