// @vitest-environment node
import type { ListPositionsResponse, Position } from '@injsight/injsight-v1'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Market } from '@injsight/chain'
import { plainText } from '../../../language/written.ts'
import { toLines, toNames, toShown } from '../../../views/lists/table.ts'
import { positions } from './trading.server.ts'

vi.hoisted(() => void vi.resetModules()) // another file of tests has read the lists with what is asked for them
afterAll(() => void vi.resetModules())
const fetchPositions = vi.hoisted(() => vi.fn<() => Promise<ListPositionsResponse>>())
vi.mock('../../../sources/account.server.ts', () => ({ fetchPositions }))

const [perpetualId, binaryId] = [`0x${'a2'.repeat(32)}`, `0x${'b3'.repeat(32)}`]
const markets = new Map(
  [
    { id: perpetualId, ticker: 'INJ/USDT PERP', kind: 'perpetual' },
    { id: binaryId, ticker: 'RAIN', kind: 'binary' },
  ].map((market) => [market.id, market as Market]),
)
const tokens = new Map([['usdt', { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }]])
const naming = {
  language: 'en' as const,
  names: { tokens, markets, validators: new Map(), modules: new Map() },
}

const both = (human: string) => ({ raw: human, human })
const position: Position = {
  marketId: perpetualId,
  ticker: 'INJ/USDT PERP',
  quoteDenom: 'usdt',
  subaccountId: `0x${'07'.repeat(20)}${'0'.repeat(24)}`,
  isLong: true,
  quantity: both('2'),
  entryPrice: both('25'),
  margin: both('5'),
}
const told = (more: Partial<Position>) => ({ ...position, ...more })
let answer: Position[] = []
beforeEach(() => {
  fetchPositions.mockImplementation(() => Promise.resolve({ positions: answer, height: 7n, unknown: [] }))
})

async function read(...all: Position[]) {
  answer = all
  const { table } = await positions.fetch({ account: 'inj1', cursor: '', limit: 10, naming })
  const { columns, rows } = toShown(table, 10)
  const at = columns.findIndex(({ name }) => name === 'Mark price')
  return {
    shown: rows.map(({ cells }) => cells.slice(at, at + 3).map(({ shown }) => plainText(shown))),
    reasons: rows.map(({ cells }) =>
      cells.slice(at, at + 3).map(({ shown: [piece] }) => (typeof piece === 'object' ? piece.title : piece)),
    ),
    file: toLines(table).map((line) =>
      Object.fromEntries(toNames(table).map((name, of) => [name, line[of]])),
    ),
  }
}

test('[ACCT-04] a position says its mark, where it is liquidated and what it brought, on the page and in the file', async () => {
  const { shown, file } = await read(
    told({
      markPrice: both('24.5'),
      liquidationPrice: both('23.25'),
      unrealizedProfit: both('-1'),
    }),
  )
  expect(shown).toEqual([['24.5 USDT', '23.25 USDT', '−1 USDT']])
  expect(file[0]).toMatchObject({
    'Mark price': '24.5',
    'Liquidated at': '23.25',
    'Unrealised profit': '-1',
    Unit: 'usdt',
    Block: 7n,
  })
})

test('[ACCT-04] what of a position is not known is a dash with the reason, and nothing in the file', async () => {
  const { shown, reasons, file } = await read(
    told({}),
    told({ marketId: binaryId, markPrice: both('0.5'), unrealizedProfit: both('0') }),
    told({ liquidationPrice: both('-3') }),
  )
  expect(shown).toEqual([
    ['—', '—', '—'],
    ['0.5 USDT', '—', '0 USDT'],
    ['—', '—', '—'],
  ])
  expect(reasons[0]).toEqual([
    expect.stringContaining('Nobody tells a mark price'),
    expect.stringContaining('Nobody tells at which price'),
    expect.stringContaining('Nobody tells a mark price'),
  ])
  expect(reasons[1]?.[1]).toContain('binary options')
  expect(reasons[2]?.[1]).toContain('its margin covers any loss')
  expect(file[0]).toMatchObject({ 'Mark price': '', 'Liquidated at': '', 'Unrealised profit': '' })
})
