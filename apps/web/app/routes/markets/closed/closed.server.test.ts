// @vitest-environment node
import { MarketLiquidation, MarketSettlement } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { toLines, toNames } from '../../../views/lists/table.ts'
import { pathOfClosed, readChoice, readList, toSearch } from './read-closed.server.ts'
import { tabulateLiquidations, tabulateSettlements } from './tables.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }
const marketId = `0x${'ab'.repeat(32)}`
const account = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'

test('[MARKET-02] an address that names no list, no market or no account is told from one that does', () => {
  expect(() => readList('nonsense')).toThrow(/no page of markets/)
  expect(() => readChoice(new URLSearchParams('market=<b>'))).toThrow(/not the id of a market/)
  const choice = readChoice(
    new URLSearchParams({ market: marketId.toUpperCase().replace('X', 'x'), account }),
  )
  expect(toSearch(choice)).toEqual({ marketId, account })
  expect(toSearch({ market: '', account: 'somebody' })).toBeUndefined()
  expect(pathOfClosed('liquidations', choice, { cursor: 'x' })).toBe(
    `/markets/liquidations/?market=${marketId}&account=${account}&cursor=x`,
  )
})

test('[MARKET-02] a liquidation of a market that has no name says all of its numbers, and whole in a file', () => {
  const told = {
    ...MarketLiquidation.create(),
    height: 7n,
    marketId,
    account,
    wasLong: true,
    quantity: '0.000000000000000001',
    price: '123456789.000000000000000001',
    payout: '-1',
    quoteDenom: 'usdt',
  }
  const table = tabulateLiquidations([told], naming)
  const [line = []] = toLines(table)
  const at = (name: string) => line[toNames(table).indexOf(name)]
  expect(at('Closed at')).toBe('123456789.000000000000000001')
  expect(at('Quantity')).toBe('0.000000000000000001')
  expect(at('Margin left')).toBe('-1')
  expect(at('Market id')).toBe(marketId)
  expect(at('Taken over by')).toBe('a contract')
})

test('[MARKET-02] a settlement tells what was missing, or that nothing was, and what led to it', () => {
  const told = {
    ...MarketSettlement.create(),
    height: 9n,
    marketId,
    price: '1',
    positions: 3,
    quantity: '60',
    status: 'Demolished',
    quoteDenom: 'usdt',
  }
  const proposals = [{ id: 21n, title: 'Settle', transactionHash: '' }]
  const decided = { ...told, missingFunds: '5', status: 'Active', proposals }
  const { rows } = tabulateSettlements([told, decided], naming)
  const last = rows.map(({ cells }) => cells.map(({ shown }) => plainText(shown)).slice(-4))
  expect(last[0]?.[0]).toBe('—')
  expect(last[0]?.[2]).toBe('The chain itself')
  expect(last[0]?.[3]).toBe('closed')
  expect(last[1]?.[0]).toMatch(/^5 /)
  expect(last[1]?.[2]).toBe('Proposal #21')
  expect(last[1]?.[3]).toBe('open')
})
