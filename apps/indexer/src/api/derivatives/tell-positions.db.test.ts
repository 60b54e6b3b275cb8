import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marketKey } from '#src/decode/values/keys.ts'
import type { OpenPosition } from '#src/queries/exchange/open-positions.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { base64, perpetualId, perpetualMade, subaccount, told } from '../../../test/made/made-exchange.ts'
import { createKnownMarkets } from '../exchange/known-markets.ts'
import { createMarkPrices } from '../exchange/mark-prices.ts'
import { createTellPositions } from './tell-positions.ts'
import { toPosition, toPositionV2 } from './to-position.ts'

const owner = subaccount(1)
const position = { isLong: true, entry_price: '25', margin: '5' }

function changedTo(quantity: string, funding: string, generation?: 'v2') {
  const values = { ...position, quantity, cumulative_funding_entry: funding }
  const positions = [{ subaccount_id: base64(owner), position: values }]
  return told('EventBatchDerivativePosition', { market_id: perpetualId, positions }, generation)
}

/** As it was after a block. */
function asOf(changed: bigint, quantity: string, cumulativeFundingEntry: string): OpenPosition {
  const { entry_price: entryPrice, ...rest } = position
  const place = { market: marketKey(perpetualId), subaccount: owner }
  return { ...place, ...rest, entryPrice, quantity, cumulativeFundingEntry, changed, changedMs: 0n }
}

/** Blocks after the one that makes the market, whose cumulative funding is 10. */
async function tellAfter(changes: ReturnType<typeof told>[], found: OpenPosition[]) {
  const { pool } = await indexMade([perpetualMade('10'), ...changes].map((event) => ({ end: [event] })))
  const markets = createKnownMarkets(pool, ['perpetual'])
  const tell = createTellPositions({ pool, markets, markPrices: createMarkPrices(pool) })
  return (await tell(found)).map((one) => {
    const { fundingSum, createdAt } = toPosition(one)
    const { initialQuantity, initialLeverage } = toPositionV2(one)
    return { fundingSum, createdAt, initialQuantity, initialLeverage }
  })
}

const timeOf = (height: number) => BigInt(Date.UTC(2026, 0, 1) + height * 1000)
const unknown = { fundingSum: '', createdAt: 0n, initialQuantity: '', initialLeverage: '' }
const opened = { createdAt: timeOf(2), initialQuantity: '2', initialLeverage: '10' }

test('[ACCT-04] the funding of a position is told as of its last change, not of a block before it', async () => {
  const changes = [changedTo('2', '1'), changedTo('5', '4')]
  const now = asOf(3n, '5', '4')
  // Two contracts paid 3 each, five owe 6 each.
  assert.deepEqual(await tellAfter(changes, [now, asOf(2n, '2', '1')]), [
    { ...opened, fundingSum: '-36' },
    { ...opened, fundingSum: '' },
  ])
})

test('[ACCT-04] nothing is told of how a position began that was opened since, or is closed', async () => {
  const again = [changedTo('2', '1'), changedTo('0', '4'), changedTo('3', '4')]
  const before = asOf(2n, '2', '1')
  assert.deepEqual(await tellAfter(again, [before]), [unknown])
  assert.deepEqual(await tellAfter([changedTo('2', '1'), changedTo('0', '4')], [before]), [unknown])
})

test('[ACCT-04] of one that two generations of the exchange told, only when it was opened', async () => {
  const across = [changedTo('2', '1'), changedTo('2', '0.000004', 'v2')]
  assert.deepEqual(await tellAfter(across, [asOf(3n, '2', '0.000004')]), [
    { ...unknown, createdAt: timeOf(2) },
  ])
  // The market is of the first one still.
  assert.deepEqual(await tellAfter([changedTo('2', '1', 'v2')], [asOf(2n, '2', '1')]), [
    { ...unknown, createdAt: timeOf(2) },
  ])
})
