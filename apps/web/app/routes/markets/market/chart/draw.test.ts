import { expect, test } from 'vitest'
import { decimalsOf, drawCandles, scaleCandles } from './draw-candles.ts'
import { drawDepth } from '../book/draw-depth.ts'
import { drawMarks } from './draw-marks.ts'

const candle = { time: 0, open: 10, high: 20, low: 0, close: 15, volume: 4 }

test('[MARKET-02] a candle goes from its lowest to its highest price, its body from open to close', () => {
  const scale = scaleCandles([candle])
  const { up, upWicks, down, upVolumes } = drawCandles([candle], scale)
  expect(upWicks).toBe('M500 0V260')
  expect(up).toBe('M485.4 65h29.2v65h-29.2z')
  expect(upVolumes).toBe('M485.4 0h29.2v60h-29.2z')
  expect(down).toBe('')
  expect(scale.prices).toEqual([20, 15, 10, 5, 0])
})

test('[MARKET-02] a market that only ever had one price is drawn around it', () => {
  const { prices } = scaleCandles([{ ...candle, open: 5, high: 5, low: 5, close: 5 }])
  expect([prices[0], prices.at(-1)]).toEqual([5.05, 4.95])
})

test('[MARKET-02] prices of 18 decimals are told apart', () => {
  const tiny = { ...candle, open: 1e-18, high: 3e-18, low: 1e-18, close: 2e-18 }
  const { prices, y } = scaleCandles([tiny])
  expect(prices[0]?.toFixed(decimalsOf(prices))).toBe('0.000000000000000003')
  expect([y(3e-18), y(2e-18), y(1e-18)]).toEqual([0, 130, 260])
})

test('[MARKET-02] the oracle is a line that breaks where it said nothing, funding and liquidations are dots', () => {
  const mark = { oracle: 10, payments: 0, hasLongs: false, hasShorts: false }
  const marks = [mark, { ...mark, oracle: undefined, payments: 1 }, { ...mark, hasLongs: true }, mark]
  const scale = scaleCandles([candle, candle, candle, candle])
  const drawn = drawMarks([candle, candle, candle, candle], marks, scale)
  expect(drawn).toEqual({
    oracle: 'M125 130M625 130L875 130',
    funding: 'M375 0.5h0.01',
    liquidations: 'M625 260h0.01',
  })
})

test('[MARKET-02] a line beside the candles is inside the drawing', () => {
  expect(scaleCandles([candle], [30]).prices[0]).toBe(30)
})

test('[MARKET-02] depth goes down to the middle from both sides', () => {
  const depth = drawDepth([{ price: '9', quantity: '1' }], [{ price: '11', quantity: '2' }])
  expect(depth).toEqual({
    buys: 'M0 200H0V100H0V200Z',
    sells: 'M1000 200H1000V0H1000V200Z',
    from: '9',
    to: '11',
    drawn: { buys: 1, sells: 1 },
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

test('[MARKET-02] nor does one that is far from where the others are, and a book that spreads evenly is drawn whole', () => {
  const level = (price: number) => ({ price: String(price), quantity: '1' })
  const side = (sign: number) => Array.from({ length: 20 }, (_, at) => level(100 + sign * (at + 1) * 0.1))
  expect(drawDepth(side(-1), side(1))).toMatchObject({
    from: '98',
    to: '102',
    drawn: { buys: 20, sells: 20 },
  })
  const lonely = drawDepth([...side(-1), level(80)], side(1))
  expect(lonely).toMatchObject({ from: '98', to: '102', drawn: { buys: 20, sells: 20 } })
})
