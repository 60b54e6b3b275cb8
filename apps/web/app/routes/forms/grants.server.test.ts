// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { toNames } from '../../sources/names/names.server.ts'
import * as english from '../../words/en.ts'

const account = vi.hoisted(() => ({ fetchAllowances: vi.fn(), fetchGrants: vi.fn() }))
vi.mock('../../sources/account.server.ts', () => account)
beforeAll(() => void vi.resetModules()) // another file of tests has read the forms with what is asked for them
afterAll(() => void vi.resetModules())

const nothing = { isWhole: true, tokens: [], decimals: [], markets: [], validators: [], former: [] }
const naming: Naming = { language: 'en', names: toNames(nothing) }
const asked = { account: 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf', about: '', cursor: '', naming }

function know(unknown: { authz?: true; feegrant?: true }) {
  const list = (module: string, isUnknown = false) => ({ next: '', unknown: isUnknown ? [module] : [] })
  account.fetchGrants.mockResolvedValue({ grants: [], ...list('authz', unknown.authz) })
  account.fetchAllowances.mockResolvedValue({ allowances: [], ...list('feegrant', unknown.feegrant) })
}
async function said(): Promise<string[]> {
  const { showActFor, showDisallow, showRevoke } = await import('./grants.server.ts')
  return Promise.all([showRevoke, showActFor, showDisallow].map(async (show) => (await show(asked)).none))
}

test('[WALLET-07] an index that doesn’t know grants says that, and not that there are none', async () => {
  const { grants, granters, allowances } = english.forms.none
  const unknown = english.account.unknownPart
  know({})
  expect(await said()).toEqual([grants, granters, allowances])
  know({ authz: true })
  expect(await said()).toEqual([unknown, unknown, allowances])
  know({ feegrant: true })
  expect(await said()).toEqual([grants, granters, unknown])
})

test('[WALLET-07] what one gave away is offered page by page, to the last of it', async () => {
  const { showActFor, showDisallow, showRevoke } = await import('./grants.server.ts')
  const grant = (granter: string, grantee: string) => ({
    granter,
    grantee,
    messageType: '/cosmos.bank.v1beta1.MsgSend',
    expiration: 0n,
  })
  const other = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  account.fetchGrants.mockImplementation(async ({ cursor, by }: { cursor: string; by: string }) => ({
    grants: [by === 'granter' ? grant(asked.account, other) : grant(other, asked.account)],
    next: cursor === '' ? 'second' : '',
    unknown: [],
  }))
  account.fetchAllowances.mockImplementation(async ({ cursor }: { cursor: string }) => ({
    allowances: [{ granter: asked.account, grantee: other }],
    next: cursor === '' ? 'second' : '',
    unknown: [],
  }))
  for (const show of [showRevoke, showDisallow, showActFor]) {
    expect((await show(asked)).from).toMatchObject({
      next: 'second',
      choices: [{ key: expect.stringContaining(other) }],
    })
    expect((await show({ ...asked, cursor: 'second' })).from?.next).toBe('')
  }
})

test('[WALLET-07] for whom one acts tells what is added where a page before told of them', async () => {
  const { showActFor } = await import('./grants.server.ts')
  const granter = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  const types = ['/cosmos.bank.v1beta1.MsgSend', '/cosmos.gov.v1.MsgVote']
  const grants = types.map((messageType) => ({
    granter,
    grantee: asked.account,
    messageType,
    expiration: 0n,
  }))
  account.fetchGrants.mockResolvedValue({ grants, next: '', unknown: [] })
  const [choice] = (await showActFor({ ...asked, cursor: 'second' })).from?.choices ?? []
  expect(choice?.more?.split(', ')).toHaveLength(2)
  expect(choice?.text.endsWith(` · ${choice.more}`)).toBe(true)
})
