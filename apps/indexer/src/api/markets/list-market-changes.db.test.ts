import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade } from '../../../test/made/made-chain.ts'
import { derivativeMarket, perpetualId, told } from '../../../test/made/made-exchange.ts'
import { listMarketChanges } from './list-market-changes.ts'

/** What is told of a market that is told so many times, each time with another fee. */
async function changesAfter(times: number) {
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
  return (await listMarketChanges(pool, { marketId: perpetualId })).changes
}

test('[MARKET-02] of a market that was told very often, the oldest change that is told of is not the first', async () => {
  const some = await changesAfter(20)
  assert.equal(some.at(-1)?.what, 'first')
  const many = await changesAfter(230)
  assert.equal(many.length, 200)
  assert.ok(many.every(({ what }) => what === 'changed'))
})
