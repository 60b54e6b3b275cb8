// @vitest-environment node
import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { listQuotes, toTable } from './series.server.ts'

const usdt = { ...inj, denom: 'peggy0x1', symbol: 'USDT' }
const market = (quoteDenom: string) => ({ quoteDenom }) as never
const names = {
  tokens: new Map([
    ['inj', inj],
    [usdt.denom, usdt],
  ]),
  markets: new Map([
    ['0x1', market('inj')],
    ['0x2', market(usdt.denom)],
    ['0x3', market(usdt.denom)],
    ['0x4', market('atom')],
  ]),
} as never

test('[HOME-01] volume is told in what most markets are priced in, where nothing else is chosen', () => {
  expect(listQuotes({ names })).toEqual([usdt.denom, 'atom', 'inj'])
})

test('[HOME-01] volume has its unit, and what is counted has none', () => {
  const series = { resolution: 'day', points: [{ time: 0n, value: '12.5' }], since: 0n } as const
  const naming = { language: 'en', names } as const
  const told = (metric: 'volume' | 'blocks') => {
    const { columns, rows } = toTable(series as never, { metric, denom: usdt.denom, naming })
    return [
      columns[1]?.unit,
      ...(rows[0]?.cells.slice(1).map(({ shown, file }) => [plainText(shown), file]) ?? []),
    ]
  }
  expect(told('volume')).toEqual(['USDT', ['12.5 USDT', '12.5']])
  expect(told('blocks')).toEqual(['', ['12.5', '12.5']])
})
