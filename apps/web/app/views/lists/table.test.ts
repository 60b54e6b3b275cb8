import { expect, test } from 'vitest'
import { toLines, toShown, type Table } from './table.ts'

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
    rows: [{ key: 'inj', cells: [{ shown: ['INJ'], copy: 'inj' }, { shown: ['1,000'] }] }],
  })
})

test('[ACCT-02] a file has every column, and numbers that a spreadsheet reads', () => {
  expect(toLines(table)).toEqual([
    ['INJ', 'inj', '1000'],
    ['ATOM', 'atom', '2'],
  ])
})
