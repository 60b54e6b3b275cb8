import { expect, test } from 'vitest'
import { sumByDay } from './funding-days.ts'
import { readFundingChoice } from './read-funding-choice.ts'

const at = (text: string, rate: string) => ({ timestamp: BigInt(Date.parse(text)), rate })

test('[MARKET-03] rates are added up by the day, to the last digit', () => {
  expect(
    sumByDay([
      at('2026-11-22T01:00:00Z', '0.000000000000000003'),
      at('2026-11-22T00:00:00Z', '-0.000000000000000001'),
      at('2026-11-21T23:00:00Z', ''),
      at('2026-11-21T22:00:00Z', '0.5'),
    ]),
  ).toEqual([
    { day: '2026-11-22', count: 2, sum: '0.000000000000000002', average: '0.000000000000000001' },
    { day: '2026-11-21', count: 1, sum: '0.5', average: '0.5' },
  ])
})

test('[MARKET-03] a time that there is none of, or no market, is refused with the reason', () => {
  expect(readFundingChoice(new URLSearchParams())).toEqual({ market: '', span: '24' })
  expect(() => readFundingChoice(new URLSearchParams('span=36'))).toThrow(/is no time/)
  expect(() => readFundingChoice(new URLSearchParams('market=inj'))).toThrow(/is not the id/)
})
