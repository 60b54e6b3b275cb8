import { expect, test } from 'vitest'
import { chooseMarket } from '../choose-market.ts'
import { cutDays, haveSeveralDays, sumByDay } from './funding-days.ts'
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

test('[NET-03] the default pair is shown where no market was chosen, or else the first there is', () => {
  const inj = { marketId: '0xa', ticker: 'INJ/USDT PERP' }
  const btc = { marketId: '0xb', ticker: 'BTC/USDT PERP' }
  expect(chooseMarket([inj, btc], '')).toBe(btc)
  expect(chooseMarket([inj], '')).toBe(inj)
  expect(chooseMarket([inj, btc], '0xa')).toBe(inj)
  expect(chooseMarket([inj, btc], '0xc')).toBeUndefined()
  expect(chooseMarket([], '')).toBeUndefined()
})

test('[MARKET-03] a time that there is none of, or no market, is refused with the reason', () => {
  expect(readFundingChoice(new URLSearchParams())).toEqual({ market: '', with: '', span: '24', until: 0n })
  expect(() => readFundingChoice(new URLSearchParams('span=36'))).toThrow(/is no time/)
  expect(() => readFundingChoice(new URLSearchParams('market=inj'))).toThrow(/is not the id/)
  expect(() => readFundingChoice(new URLSearchParams('with=inj'))).toThrow(/is not the id/)
  expect(() => readFundingChoice(new URLSearchParams('until=-1'))).toThrow(/no place/)
})

test('[MARKET-03] a page of rates ends with a whole day where it can, and the next one goes on after it', () => {
  const rates = ['22T01', '22T00', '21T23', '21T22', '20T05'].map((hour) => at(`2026-11-${hour}:00:00Z`, '1'))
  const cut = (limit: number) => {
    const { rates: shown, next, isWhole } = cutDays(rates, limit)
    return [
      shown.length,
      next === undefined ? '' : new Date(Number(next)).toISOString().slice(8, 13),
      isWhole,
    ]
  }
  expect(cut(5)).toEqual([5, '', true])
  expect(cut(4)).toEqual([4, '20T05', true])
  expect(cut(3)).toEqual([2, '21T23', true])
  expect(cut(2)).toEqual([2, '21T23', true])
  expect(cut(1)).toEqual([1, '22T00', false])
  expect(cutDays([], 3)).toEqual({ rates: [], next: undefined, isWhole: true })
})

test('[MARKET-03] a file of days has none in part: what is read beyond a day waits for the next page', () => {
  const [newer, older, oldest] = [
    at('2026-11-22T01:00:00Z', '1'),
    at('2026-11-21T01:00:00Z', '2'),
    at('2026-11-21T00:00:00Z', '3'),
  ] as const
  expect(haveSeveralDays([older, oldest])).toBe(false)
  expect(haveSeveralDays([newer, older])).toBe(true)
  const { rates, next, isWhole } = cutDays([newer, older, oldest], 2)
  expect([rates, next, isWhole]).toEqual([[newer], older.timestamp, true])
})
