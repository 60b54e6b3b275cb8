import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { emptyIndex } from '../../../test/empty-index.ts'
import { findNamedMarkets } from './named-markets.ts'

const database = await emptyIndex()
after(() => database.drop())
const { pool } = database

const [one, two, three] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(64)}`)
const markup = `<script>${'x'.repeat(200)}</script>`
const made: [id: string | undefined, ticker: string, status: string][] = [
  [one, 'INJ/USDT', 'Paused'],
  [two, 'INJ/USDT', 'Active'],
  // Its slug is another's id.
  [three, one ?? '', 'Active'],
  [`0x${'d'.repeat(64)}`, 'INJ-USDT', 'Active'],
  [`0x${'e'.repeat(64)}`, markup, 'Active'],
  [`0x${'f'.repeat(64)}`, '///', 'Active'],
]
for (const [at, [id, ticker, status]] of made.entries()) {
  await pool.query(
    `insert into markets (id, key, kind, generation, ticker, status, quote_denom, quote_decimals, market)
      values ($1, $2, 'perpetual', 2, $3, $4, 'usdt', 6, '{}')`,
    [id, at, ticker, status],
  )
}

const find = async (name: string) => {
  const { by, markets } = await findNamedMarkets(pool, name)
  return [by, ...markets.map(({ id }) => id)]
}

test('[MARKET-02] two markets of one ticker are both told, the open one first', async () => {
  assert.deepEqual(await find('INJ/USDT'), ['ticker', two, one])
})

test('[MARKET-02] what is an id means that market, whatever else is called so', async () => {
  assert.deepEqual(await find(one ?? ''), ['id', one])
})

test('[MARKET-02] a ticker goes before slugs, which several may share', async () => {
  assert.deepEqual(await find('INJ-USDT'), ['ticker', `0x${'d'.repeat(64)}`])
  assert.deepEqual(await find('inj-usdt'), ['slug', two, `0x${'d'.repeat(64)}`, one])
})

test('[MARKET-02] a ticker of markup, or of nothing that an address has, is found by itself alone', async () => {
  assert.deepEqual(await find(markup), ['ticker', `0x${'e'.repeat(64)}`])
  assert.deepEqual(await find('///'), ['ticker', `0x${'f'.repeat(64)}`])
  assert.deepEqual(await find(''), [''])
})
