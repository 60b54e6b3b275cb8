// @vitest-environment node
import type { GetWorthHistoryResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { beyondSources } from '../../trouble.ts'
import { toWorthLine } from './worth-line.server.ts'

const tokens = new Map([['usdt', { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }]])
const names = { tokens, markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }

const point = { height: 1n, wallet: '0', exchange: '0', staking: '0' }
const told: GetWorthHistoryResponse = {
  quote: 'usdt',
  quoteDecimals: 6,
  stepSeconds: 86_400,
  points: [
    { ...point, time: 0n, total: '9000000' },
    { ...point, time: 60_000n, total: '1234567891.5' },
    { ...point, time: 90_000n, total: '20000000' },
  ],
  unknown: [],
}

test('[ACCT-01] a line says since when it goes, its lowest and its highest', () => {
  const { path, from, range, notes } = toWorthLine({ value: told }, naming)
  expect(path).toMatch(/^M0 200L666\.7 0L1000 \d/)
  expect(from).toContain('Jan-01-1970')
  expect(range.replaceAll(/[\u2068\u2069]/g, '')).toBe('lowest 9\u00A0USDT, highest 1,234.56\u00A0USDT')
  expect(notes).toHaveLength(1)
})

test('[ACCT-01] of a single moment nothing is drawn; what could not be told is said', () => {
  const { path, notes } = toWorthLine({ value: { ...told, points: told.points.slice(0, 1) } }, naming)
  expect([path, notes]).toEqual(['', []])
  const whyNot = (missing: string) => toWorthLine({ missing }, naming).notes
  expect(whyNot('no answer')).toEqual(['How the worth went can’t be told at the moment.'])
  expect(whyNot(beyondSources)).toEqual(['How the worth went isn’t told by public services.'])
})
