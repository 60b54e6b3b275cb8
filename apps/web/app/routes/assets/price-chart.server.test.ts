// @vitest-environment node
import { expect, test } from 'vitest'
import { wholeText } from '../../language/written.ts'
import { drawPrices } from './price-chart.server.ts'

test('[NET-06] a price that others tell is drawn, with its highest, its lowest and who tells it', () => {
  const past = ['10', '9.5', '100.25', '12'].map((usd, at) => ({ time: BigInt(at) * 3_600_000n, usd }))
  const { path, from, to, says, facts } = drawPrices(past, { language: 'en' })
  expect(path).toMatch(/^M0 \d+(\.\d+)?L333\.3 200L666\.7 0L1000 /)
  expect([from, to]).toEqual(['Jan-01-1970 00:00:00 AM\u00a0+00:00', 'Jan-01-1970 03:00:00 AM\u00a0+00:00'])
  expect(says).toBe('CoinGecko')
  expect(facts.map(({ name, shown }) => `${name}: ${wholeText(shown)}`)).toEqual([
    'Highest: 100.25 USD',
    'Lowest: 9.5 USD',
  ])
})
