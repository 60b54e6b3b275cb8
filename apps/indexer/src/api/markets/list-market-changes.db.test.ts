import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MarketChange } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { indexMade } from '../../../test/made/made-chain.ts'
import { derivativeMarket, perpetualId, told } from '../../../test/made/made-exchange.ts'
import { listMarketChanges } from './list-market-changes.ts'

/** An index of a market that is told so many times, each time with another fee. */
async function indexTold(times: number) {
  const tellings = Array.from({ length: times }, (_, n) => ({
    end: [
      told('EventPerpetualMarketUpdate', {
        market: derivativeMarket({ taker_fee_rate: `0.001${String(n).padStart(15, '0')}` }),
      }),
    ],
  }))
  const { pool } = await indexMade(tellings, {
    exchange: { derivative_markets: [derivativeMarket({ taker_fee_rate: '0.002000000000000000' })] },
  })
  return pool
}

/** What is told of it, page by page. */
async function listPages(pool: Pool, limit: number): Promise<MarketChange[][]> {
  const pages: MarketChange[][] = []
  for (let cursor = '', isMore = true; isMore; isMore = cursor !== '') {
    const { changes, next } = await listMarketChanges(pool, { marketId: perpetualId, cursor, limit, to: 0n })
    pages.push(changes)
    cursor = next
  }
  return pages
}

test('[MARKET-02] of a market that was told very often, pages lead to the first', async () => {
  const some = await listPages(await indexTold(20), 200)
  assert.deepEqual([some.length, some.flat().length, some.flat().at(-1)?.what], [1, 20, 'first'])
  const pool = await indexTold(230)
  for (const limit of [7, 200]) {
    const pages = await listPages(pool, limit)
    const changes = pages.flat()
    assert.equal(changes.length, 230)
    assert.deepEqual(
      changes.map(({ height }) => height),
      [...new Set(changes.map(({ height }) => height))].toSorted((a, b) => Number(b - a)),
    )
    assert.equal(changes.at(-1)?.what, 'first')
    assert.ok(changes.slice(0, -1).every(({ what, rules }) => what === 'changed' && rules.length === 1))
  }
})
