import { expect, test } from 'vitest'
import { drawCandles } from './draw-candles.ts'
import { drawDepth } from './draw-depth.ts'

const candle = { time: 0, open: 10, high: 20, low: 0, close: 15, volume: 4 }

test('[MARKET-02] a candle goes from its lowest to its highest price, its body from open to close', () => {
  const { up, upWicks, down, upVolumes, prices } = drawCandles([candle])
  expect(upWicks).toBe('M20.8 0V260')
  expect(up).toBe('M6.3 65h29.2v65h-29.2z')
  expect(upVolumes).toBe('M6.3 0h29.2v60h-29.2z')
  expect(down).toBe('')
  expect(prices).toEqual([20, 15, 10, 5, 0])
})

test('[MARKET-02] a market that only ever had one price is drawn around it', () => {
  const { prices } = drawCandles([{ ...candle, open: 5, high: 5, low: 5, close: 5 }])
  expect([prices[0], prices.at(-1)]).toEqual([5.05, 4.95])
})

test('[MARKET-02] depth goes down to the middle from both sides', () => {
  const depth = drawDepth([{ price: '9', quantity: '1' }], [{ price: '11', quantity: '2' }])
  expect(depth).toEqual({
    buys: 'M0 200H0V100H0V200Z',
    sells: 'M1000 200H1000V0H1000V200Z',
    from: '9',
    to: '11',
  })
})

test('[MARKET-02] one side alone has no middle, and an order far away does not flatten the rest', () => {
  expect(drawDepth([{ price: '9', quantity: '1' }], [])).toBeUndefined()
  const far = [
    { price: '11', quantity: '2' },
    { price: '1000000', quantity: '5' },
  ]
  expect(drawDepth([{ price: '9', quantity: '1' }], far)?.to).toBe('11')
})
