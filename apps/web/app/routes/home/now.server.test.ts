// @vitest-environment node
import type { Kind } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { drawCells } from './now.server.ts'

test('[HOME-01] the picture of the newest block is filled by its transactions, as large as their gas', () => {
  const cells = drawCells([aLine('oracle', 100n), aLine('trade', 300n, true)])
  expect(cells.map(({ kind, hasFailed }) => [kind, hasFailed])).toEqual([
    ['trade', true],
    ['oracle', false],
  ])
  const areas = cells.map(({ width, height }) => width * height)
  expect(areas[0]).toBeCloseTo(7500, 0)
  expect(areas[1]).toBeCloseTo(2500, 0)
})

test('[HOME-01] of very many transactions the largest fill the picture', () => {
  const cells = drawCells(Array.from({ length: 400 }, (_, at) => aLine('transfer', BigInt(at + 1))))
  expect(cells.length).toBeLessThan(400)
  expect(cells.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(10_000, -2)
})

test('[HOME-01] a block that used no gas has an empty picture', () => {
  expect(drawCells([])).toEqual([])
  expect(drawCells([aLine('other', 0n)])).toEqual([])
})

function aLine(kind: Kind, gasUsed: bigint, hasFailed = false): TransactionLine {
  return { hash: String(gasUsed), height: 7n, time: 0, hasFailed, kind, sentence: [], gasUsed }
}
