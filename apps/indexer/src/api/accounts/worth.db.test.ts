import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { readNames } from '../../../test/recorded/names.ts'
import { readRecordedTrades } from '../../../test/recorded/recorded-trades.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { copyOfIndexedRecording } from '../../../test/indexed-recording.ts'
import { getWorth } from './get-worth.ts'
import { listHoldings } from './list-holdings.ts'

const unused = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'
const one = 10n ** 18n

await forEachRecording(async (recording, test) => {
  const { pool } = await copyOfIndexedRecording(recording)
  const { alice = '', bob = '' } = readNames(recording)

  const { spotMarkets } = readExpected(recording, 'exchange') as {
    spotMarkets: {
      market_id: string
      base_denom: string
      quote_denom: string
      base_decimals: number
      quote_decimals: number
    }[]
  }

  test('[ACCT-01] an account is worth what it holds at the prices of the last trades', async () => {
    const last = new Map(readRecordedTrades(recording).map(({ market, price }) => [market, price]))
    for (const account of [alice, bob]) {
      const told = await getWorth(pool, account)
      const prices = new Map(
        spotMarkets
          .filter(({ quote_denom }) => quote_denom === told.quote)
          .flatMap(({ market_id, base_denom, base_decimals, quote_decimals }) => {
            const price = last.get(market_id)
            if (price === undefined) return []
            // In the chain's own units.
            return [
              [
                base_denom,
                (price * 10n ** BigInt(quote_decimals)) / 10n ** BigInt(base_decimals + 18),
              ] as const,
            ]
          }),
      )
      prices.set(told.quote, one)
      assert.ok(prices.has('inj'))
      const { holdings } = await listHoldings(pool, { account, cursor: '', limit: 200 })
      const [counted, uncounted] = [true, false].map((isCounted) =>
        holdings.filter(({ denom }) => prices.has(denom) === isCounted),
      )
      const expected = new Map(
        counted?.map(({ denom, bank, available, inOrders, inPositions, staked, unbonding, rewards }) => {
          const price = prices.get(denom) ?? 0n
          const worth = ([bank, ...more]: string[]) =>
            ([bank ?? '', ...more].reduce((sum, text) => sum + parse(text), 0n) * price) / one
          return [
            denom,
            [worth([bank]), worth([available, inOrders, inPositions]), worth([staked, unbonding, rewards])],
          ]
        }),
      )
      const sum = (at: number) => [...expected.values()].reduce((all, parts) => all + (parts[at] ?? 0n), 0n)
      assert.deepEqual([told.wallet, told.exchange, told.staking].map(parse), [0, 1, 2].map(sum))
      assert.equal(parse(told.total), sum(0) + sum(1) + sum(2))
      assert.deepEqual(
        new Map(told.holdings.map(({ denom, worth }) => [denom, parse(worth)])),
        new Map([...expected].map(([denom, parts]) => [denom, parts.reduce((all, part) => all + part, 0n)])),
      )
      assert.deepEqual(new Set(told.uncounted), new Set(uncounted?.map(({ denom }) => denom)))
      assert.equal(told.uncountedCount, uncounted?.length)
      const worths = told.holdings.map(({ worth }) => parse(worth))
      assert.deepEqual(
        worths,
        worths.toSorted((a, b) => (a > b ? -1 : 1)),
      )
    }
  })

  test('[ACCT-01] an account with nothing is worth nothing, and nothing of it is without a price', async () => {
    const { total, holdings, uncountedCount, quote } = await getWorth(pool, unused)
    assert.deepEqual([total, holdings, uncountedCount], ['0', [], 0])
    assert.match(quote, /^peggy/)
  })

  test('[ACCT-01] what the index does not know is named', async () => {
    await pool.query(`update module_sources set source = 'none' where module = 'staking'`)
    try {
      assert.deepEqual((await getWorth(pool, alice)).unknown, ['staking'])
    } finally {
      await pool.query(`update module_sources set source = 'genesis' where module = 'staking'`)
    }
  })
})

/** 10^-18ths. */
function parse(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, 18).padEnd(18, '0'))
}
