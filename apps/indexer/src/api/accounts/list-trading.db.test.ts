import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'
import { perpetualMade, positionUpdate, subaccount } from '../../../test/made/made-exchange.ts'
import { listPositions } from './list-trading.ts'

const account = encodeAddress('inj', subaccount(0).subarray(0, 20))

/** The last block tells the price, where there is one. */
async function readPosition(price?: string) {
  const mark: MadeEvent[] =
    price === undefined
      ? []
      : [
          [
            'injective.oracle.v1beta1.SetPriceFeedPriceEvent',
            { base: '"INJ"', quote: '"USDT"', price: `"${price}"`, relayer: '"x"' },
          ],
        ]
  const { pool } = await indexMade([
    { end: [perpetualMade('1000000'), positionUpdate(subaccount(0), '2')] },
    { txs: [{ events: mark }] },
  ])
  const { positions, height } = await listPositions(pool, account)
  assert.equal(height, 2n)
  return positions[0] ?? assert.fail('no position')
}

test('[ACCT-04] a position tells what it brought by the price that an oracle told last', async () => {
  const { markPrice, liquidationPrice, unrealizedProfit } = await readPosition('24.5')
  assert.deepEqual([markPrice?.human, unrealizedProfit?.human], ['24.5', '-1'])
  assert.deepEqual([markPrice?.raw, unrealizedProfit?.raw], ['24500000', '-1000000'])
  // Of its margin of 5 each of the two contracts owes 1 for funding.
  const liquidated = (25 - (5 - 2) / 2) / (1 - 0.02)
  assert.ok(Math.abs(Number(liquidationPrice?.human) - liquidated) < 1e-9)
})

test('[ACCT-04] where no oracle has told a price there is neither a mark nor a profit', async () => {
  const { markPrice, liquidationPrice, unrealizedProfit } = await readPosition()
  assert.deepEqual([markPrice, unrealizedProfit], [undefined, undefined])
  assert.ok(liquidationPrice)
})
