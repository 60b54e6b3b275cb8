// @vitest-environment node
import { expect, test } from 'vitest'
import { checkTyped } from './read-typed.ts'

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const ethereum = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'

test.for([
  '',
  '  ',
  account,
  ` ${account} `,
  ethereum,
  ethereum.slice(2),
  `${ethereum}000000000000000000000001`,
])('[VALID-02] “%s” is an account, a subaccount or nobody', (text) => {
  expect(checkTyped(text)).toBeUndefined()
})

test.for([
  ['alice', 'notOwner'],
  ['12', 'notOwner'],
  ['inj1', 'notAccount'],
  [account.replace('4', '5'), 'notAccount'],
  [account.slice(0, -1), 'notAccount'],
  [ethereum.slice(0, -1), 'notAccount'],
  [ethereum.replace('A', 'G'), 'notAccount'],
  [`${ethereum}01`, 'notSubaccount'],
  [`${ethereum}00000000000000000000000g`, 'notSubaccount'],
] as const)('[VALID-02] of “%s” is told what it looks like and isn’t: %s', ([text, trouble]) => {
  expect(checkTyped(text)).toBe(trouble)
})

test.for(['\0', '‮', '9'.repeat(10_000), '0x'.repeat(5000), `inj1${'q'.repeat(5000)}`])(
  '[VALID-01] no text makes the rule throw',
  (text) => {
    expect(checkTyped(text)).toBeTypeOf('string')
  },
)
