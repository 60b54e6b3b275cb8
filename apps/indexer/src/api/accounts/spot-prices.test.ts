import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Priced } from '#src/queries/exchange/market-days.ts'
import { readPrices } from './spot-prices.ts'

type Made = Partial<Priced> & { price?: string; height?: bigint; of?: number }

function market({ price, height = 7n, of = 1, ...more }: Made): Priced {
  const last = price === undefined ? undefined : { generation: of, price, height, timeMs: height * 1000n }
  return {
    id: `0x${more.ticker ?? ''}`,
    key: 1n,
    kind: 'spot',
    generation: 1,
    ticker: '',
    status: 'Active',
    baseDenom: 'inj',
    quoteDenom: 'usdt',
    baseDecimals: 18,
    quoteDecimals: 6,
    volume: '1000000',
    last,
    ...more,
  }
}

const injUsdt = market({ ticker: 'inj', price: '0.000000000025012000' })

test('[ACCT-01] prices are in what inj is traded for most, in the units of either generation', () => {
  const usdc = market({ ticker: 'usdc', quoteDenom: 'usdc', price: '0.00000000003', volume: '999999' })
  const prices = readPrices([usdc, injUsdt])
  assert.equal(prices?.quote, 'usdt')
  assert.deepEqual(
    [...prices.of].map(([denom, { price, ratio }]) => [denom, price, ratio]),
    [
      ['inj', '25.012', '0.000000000025012'],
      ['usdt', '1', '1'],
    ],
  )
  const second = readPrices([market({ price: '25.012000', of: 2 })])
  assert.equal(second?.of.get('inj')?.ratio, '0.000000000025012')
  // A market of the second generation, last traded in the first.
  const upgraded = readPrices([market({ price: '0.000000000025012', of: 1, generation: 2 })])
  assert.equal(upgraded?.of.get('inj')?.price, '25.012')
})

test('[ACCT-01] what is traded for inj alone is priced over inj, by the older of both trades', () => {
  const atom = { baseDenom: 'atom', baseDecimals: 6 }
  const atomInj = market({
    ...atom,
    ticker: 'a',
    quoteDenom: 'inj',
    quoteDecimals: 18,
    price: '400000000000',
    height: 5n,
  })
  assert.deepEqual(readPrices([injUsdt, atomInj])?.of.get('atom'), {
    ratio: '10.0048',
    price: '10.0048',
    marketId: '0xa',
    viaMarketId: '0xinj',
    height: 5n,
    timeMs: 5000n,
  })
  const atomUsdt = market({ ...atom, ticker: 'b', price: '9', height: 2n })
  const direct = readPrices([injUsdt, atomInj, atomUsdt])?.of.get('atom')
  assert.deepEqual([direct?.price, direct?.viaMarketId], ['9', ''])
})

test('[ACCT-01] of two markets the newer trade counts; what is closed or never traded does not', () => {
  const atom = { baseDenom: 'atom', baseDecimals: 6 }
  const prices = readPrices([
    market({ ...atom, ticker: 'new', price: '9', height: 8n }),
    market({ ...atom, ticker: 'old', price: '8', height: 7n }),
    market({ ...atom, ticker: 'paused', price: '7', height: 9n, status: 'Paused' }),
    market({ baseDenom: 'other' }),
    market({ baseDenom: null, kind: 'perpetual', price: '1' }),
    injUsdt,
  ])
  assert.equal(prices?.of.get('atom')?.price, '9')
  assert.deepEqual([...(prices?.of.keys() ?? [])].toSorted(), ['atom', 'inj', 'usdt'])
})

test('[ACCT-01] nothing is priced where inj is not traded', () => {
  assert.equal(readPrices([]), undefined)
  assert.equal(readPrices([market({}), market({ baseDenom: 'atom', price: '9' })]), undefined)
})
