import { expect, test } from 'vitest'
import { measured, toLines, toNames, toShown, type Table } from './table.ts'

const table: Table = {
  columns: [{ name: 'Asset' }, { name: 'Denom', isOnlyInFile: true }, { name: 'Amount', isNumber: true }],
  rows: [
    {
      key: 'inj',
      cells: [
        { shown: ['INJ'], copy: 'inj', file: 'INJ' },
        { shown: [], file: 'inj' },
        { shown: ['1,000'], file: '1000' },
      ],
    },
    {
      key: 'atom',
      cells: [
        { shown: ['ATOM'], file: 'ATOM' },
        { shown: [], file: 'atom' },
        { shown: ['2'], file: '2' },
      ],
    },
  ],
}

test('a page has what it has room for, and nothing that is meant for the file', () => {
  expect(toShown(table, 1)).toEqual({
    columns: [
      { name: 'Asset', isNumber: false },
      { name: 'Amount', isNumber: true },
    ],
    rows: [
      {
        key: 'inj',
        cells: [
          { shown: ['INJ'], copy: 'inj', isShort: true, hasShortWords: true },
          { shown: ['1,000'], isShort: true, hasShortWords: true },
        ],
      },
    ],
  })
})

test('what is short stays whole, and of a longer text words that are short', () => {
  const lengthOf = (shown: string, below?: string) => {
    const { isShort = false, hasShortWords = false } = measured({
      shown: [shown],
      ...(below !== undefined && { below: [below] }),
    })
    return [isShort, hasShortWords]
  }
  expect(lengthOf('INJ/USDT PERP')).toEqual([true, true])
  expect(lengthOf('Nov-21-2026 03:19:27 AM +00:00')).toEqual([false, true])
  expect(lengthOf('a-name-without-any-space')).toEqual([false, false])
  expect(lengthOf('USDT', 'peggy0xdac17f958d2ee523a2206206994597c13d831ec7')).toEqual([true, false])
})

test('what has nothing to show is known as such, so that a phone leaves it out', () => {
  expect(measured({ shown: ['—'] }).isNone).toBe(true)
  expect(measured({ shown: ['—'], below: ['of 3'] }).isNone).toBeUndefined()
  expect(measured({ shown: ['0'] }).isNone).toBeUndefined()
})

test('[ACCT-02] a file has every column, and numbers that a spreadsheet reads', () => {
  expect(toLines(table)).toEqual([
    ['INJ', 'inj', '1000'],
    ['ATOM', 'atom', '2'],
  ])
})

test('[DATA-03] a file says above a column what its moments and numbers are in; a page says it with each', () => {
  const columns = [{ name: 'Time', isTime: true }, { name: 'Volume', unit: 'USDT' }, { name: 'Fills' }]
  expect(toNames({ columns, rows: [] })).toEqual(['Time (UTC)', 'Volume, USDT', 'Fills'])
  expect(toShown({ columns, rows: [] }, 1).columns.map(({ name }) => name)).toEqual([
    'Time',
    'Volume',
    'Fills',
  ])
})
