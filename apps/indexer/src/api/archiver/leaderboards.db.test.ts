import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../test/made/made-chain.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createUsdPrices } from '../usd-prices.ts'
import { createLeaderboardMethods } from './leaderboards.ts'

test('whoever asks for the same days shares one answer, whatever the milliseconds', async (t) => {
  const { pool } = await indexMade([{}])
  const markets = createKnownMarkets(pool, ['spot'])
  const { volLeaderboard } = createLeaderboardMethods({ pool, markets, readUsd: createUsdPrices(pool) })
  const { mock } = t.mock.method(pool, 'query')
  const countAdded = () =>
    mock.calls.filter(({ arguments: [asked] }) => JSON.stringify(asked).includes('leaders_by_volume')).length
  const day = Date.parse('2026-01-02')
  const ask = (to: number) =>
    volLeaderboard({ startDate: BigInt(day), endDate: BigInt(to), limit: 10, account: '' })
  for (const moment of [0, 1, 2, 86_399_999]) await ask(day + moment)
  assert.equal(countAdded(), 1)
  await ask(day + 86_400_000)
  assert.equal(countAdded(), 2)
})
