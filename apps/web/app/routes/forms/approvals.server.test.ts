// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { toNames } from '../../sources/names/names.server.ts'
import * as english from '../../words/en.ts'

const evm = vi.hoisted(() => ({ fetchApprovalsOf: vi.fn() }))
vi.mock('../../sources/evm/evm-tokens.server.ts', () => evm)
beforeAll(() => void vi.resetModules()) // another file of tests has read the forms with what is asked for them
afterAll(() => void vi.resetModules())

const nothing = { isWhole: true, tokens: [], decimals: [], markets: [], validators: [], former: [] }
const naming: Naming = { language: 'en', names: toNames(nothing) }
const owner = 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf'
const asked = { account: owner, about: '', cursor: '', naming }
const contract = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const spender = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'
const approval = { contract, owner, spender, amount: '', isUnlimited: false, height: 7n, item: '' }

async function show(approvals: unknown[], { cursor = '', next = '', unknown = [] as string[] } = {}) {
  evm.fetchApprovalsOf.mockResolvedValueOnce({ approvals, next, unknown })
  const { showEndApproval } = await import('./approvals.server.ts')
  return showEndApproval({ ...asked, cursor })
}

test('[EVM-12] each approval that an account gave is offered with the call that takes it back', async () => {
  const token = { symbol: 'LUSD', name: '', decimals: 6, hasDecimals: true }
  const { from } = await show([
    { ...approval, amount: '1500000', token },
    approval,
    { ...approval, amount: '1', item: '255' },
  ])
  const who = '11'.repeat(20).padStart(64, '0')
  const to = '0xaF79152AC5dF276D9A8e1E2E22822f9713474902'.toLowerCase()
  expect(from?.choices.map(({ key }) => key.toLowerCase())).toEqual([
    `${to} 0x095ea7b3${who}${'0'.repeat(64)}`,
    `${to} 0xa22cb465${who}${'0'.repeat(64)}`,
    `${to} 0x095ea7b3${'0'.repeat(64)}${'ff'.padStart(64, '0')}`,
  ])
  expect(from?.choices[0]?.text).toContain('LUSD · 1.5 · ')
  expect(from?.choices[2]?.text).toContain('#255')
})

test('[EVM-12] approvals are offered page by page, and what isn’t known of is not said to be none', async () => {
  expect((await show([approval], { next: 'second' })).from?.next).toBe('second')
  expect(evm.fetchApprovalsOf.mock.lastCall?.[0]).toMatchObject({ account: owner, by: 'owner' })
  expect((await show([])).none).toBe(english.forms.none.approvals)
  expect((await show([], { unknown: ['evm-tokens'] })).none).toBe(english.account.unknownPart)
})
