// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchBalance, fetchBalances } from '../../sources/balances.server.ts'
import { listTokens } from './send.server.ts'

vi.mock('../../sources/balances.server.ts', () => ({ fetchBalance: vi.fn(), fetchBalances: vi.fn() }))
beforeEach(() => void vi.mocked(fetchBalance).mockReset())

const naming = { language: 'en', names: { tokens: new Map(), accounts: new Map() } } as unknown as Naming
const account = 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf'
const spam = [{ denom: 'factory/a/spam', amount: '5' }]

const keys = async (wanted: string) => (await listTokens(account, naming, { wanted })).map(({ key }) => key)

test('[WALLET-10] INJ and what is wanted are asked for by name where the chain’s first denoms leave them out', async () => {
  vi.mocked(fetchBalances).mockResolvedValue(spam)
  vi.mocked(fetchBalance).mockImplementation(async (_, denom) => (denom === 'inj' ? 7n : 3n))
  expect(await keys('')).toEqual(['inj', 'factory/a/spam'])
  const [wanted] = await listTokens(account, naming, { wanted: 'peggy0x1' })
  expect(wanted?.key).toBe('peggy0x1')
  expect(vi.mocked(fetchBalance).mock.calls.at(-1)).toEqual([account, 'peggy0x1'])
  expect(JSON.stringify(wanted?.held)).toContain('3')
})

test('[WALLET-10] what is wanted is offered even where there is none of it, INJ is not', async () => {
  vi.mocked(fetchBalances).mockResolvedValue(spam)
  vi.mocked(fetchBalance).mockResolvedValue(0n)
  expect(await keys('')).toEqual(['factory/a/spam'])
  expect(await keys('peggy0x1')).toEqual(['peggy0x1', 'factory/a/spam'])
  vi.mocked(fetchBalances).mockResolvedValue([...spam, { denom: 'inj', amount: '1' }])
  vi.mocked(fetchBalance).mockClear()
  expect(await keys('')).toEqual(['inj', 'factory/a/spam'])
  expect(fetchBalance).not.toHaveBeenCalled()
})
