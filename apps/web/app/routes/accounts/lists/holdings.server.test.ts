// @vitest-environment node
import { GetWorthResponse, type Holding, type ListHoldingsResponse } from '@injsight/injsight-v1'
import { afterAll, expect, test, vi } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { toLines, toNames, toShown } from '../../../views/lists/table.ts'
import { holdings } from './holdings.server.ts'

vi.hoisted(() => void vi.resetModules()) // another file of tests has read the lists with what is asked for them
afterAll(() => void vi.resetModules())
const { fetchHoldings, fetchWorth } = vi.hoisted(() => ({
  fetchHoldings: vi.fn<() => Promise<ListHoldingsResponse>>(),
  fetchWorth: vi.fn<() => Promise<GetWorthResponse>>(),
}))
vi.mock('../../../sources/account.server.ts', () => ({ fetchHoldings, fetchWorth }))
vi.mock('../../../sources/prices.server.ts', () => ({
  fetchOutsidePrices: () => Promise.resolve({ of: new Map(), state: 'beyond' }),
}))

const tokens = new Map([['usdt', { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }]])
const naming = {
  language: 'en' as const,
  names: { tokens, markets: new Map(), validators: new Map(), modules: new Map() },
}
const nothing: Holding = {
  denom: 'usdt',
  bank: '0',
  available: '0',
  inOrders: '0',
  inPositions: '0',
  staked: '0',
  unbonding: '0',
  rewards: '0',
  total: '0',
  contract: '',
}

async function read(held: Partial<Holding>, unrealized: GetWorthResponse['unrealized'] = []) {
  fetchWorth.mockResolvedValue(GetWorthResponse.create({ unrealized }))
  const holding = { ...nothing, ...held }
  fetchHoldings.mockResolvedValue({ holdings: [holding], next: '', unknown: [] })
  const { table } = await holdings.fetch({ account: 'inj1', cursor: '', limit: 10, naming })
  const { columns, rows } = toShown(table, 10)
  return {
    shown: Object.fromEntries(
      columns.map(({ name }, at) => {
        const { shown = [], below = [] } = rows[0]?.cells[at] ?? {}
        return [name, [plainText(shown), plainText(below)]]
      }),
    ),
    names: toNames(table),
    line: toLines(table)[0],
  }
}

test('[ACCT-02] what can be spent and what is in use are columns that add up to the whole, each with its places', async () => {
  const { shown, names, line } = await read({
    bank: '1000000',
    available: '2500000.25',
    inPositions: '500000.5',
    total: '4000000.75',
  })
  expect(shown).toMatchObject({
    Total: ['4.00000075', ''],
    Available: ['3.50000025', 'In the wallet 1 · Free to trade 2.50000025'],
    'In use': ['0.5000005', 'In positions'],
  })
  // The file has a column for each place.
  expect(names).not.toContain('In use')
  expect(line?.[names.indexOf('In positions')]).toBe('0.5000005')
})

test('[ACCT-02] where all of it is in the wallet there is nothing to tell apart', async () => {
  const { shown } = await read({ bank: '1000000', total: '1000000' })
  expect(Object.keys(shown)).toEqual(['Asset', 'Amount'])
})

test('[ACCT-02] what open positions have brought in an asset stands beside it, and is no part of its total', async () => {
  const held = { bank: '1000000', inPositions: '500000', total: '1500000' }
  const { shown } = await read(held, [{ denom: 'usdt', amount: '-250000.5' }])
  expect(shown).toMatchObject({ Total: ['1.5', ''], 'Unrealised profit': ['−0.2500005', ''] })
  expect((await read(held)).shown).not.toHaveProperty('Unrealised profit')
})
