// @vitest-environment node
import type { ListBalanceHistoryResponse } from '@injsight/injsight-v1'
import { afterAll, expect, test, vi } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { fetchChart } from './chart.server.ts'

vi.hoisted(() => void vi.resetModules()) // another file of tests has read the lists with what is asked for them
afterAll(() => void vi.resetModules())
const fetchBalanceHistory = vi.hoisted(() => vi.fn<() => Promise<ListBalanceHistoryResponse>>())
vi.mock('../../../sources/account.server.ts', () => ({ fetchBalanceHistory }))

const naming = {
  language: 'en' as const,
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const day = (date: string) => BigInt(Date.parse(`2026-11-${date}T12:00:00Z`))
const point = (height: bigint, amount: string) => ({ height, amount, change: '', time: day(String(height)) })
const told = { account: 'inj1', denom: 'inj', knownFrom: 1n, isKnown: true, first: '' }

async function readFacts(more: Pick<ListBalanceHistoryResponse, 'points' | 'next'>) {
  fetchBalanceHistory.mockImplementation(() => Promise.resolve({ ...told, ...more }))
  const { facts } = await fetchChart('inj1', 'inj', naming)
  return facts.map(({ name, shown }) => `${name}: ${plainText(shown)}`)
}

test('[ACCT-02] the highest and the lowest balance are those of the time that is drawn, which is said where there was one before', async () => {
  const points = [point(14n, '3'), point(13n, '9'), point(12n, '2')]
  expect(await readFacts({ points, next: 0n })).toEqual(['Now: 3', 'Highest: 9', 'Lowest: 2'])
  const [now, highest, lowest] = await readFacts({ points, next: 12n })
  expect(now).toBe('Now: 3')
  expect(highest).toMatch(/^Highest since Nov-12-2026 .*: 9$/)
  expect(lowest).toMatch(/^Lowest since Nov-12-2026 .*: 2$/)
})
