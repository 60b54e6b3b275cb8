import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  FundingPaymentsRequest,
  MarketsRequest,
  PositionsRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { forEachRecording, type Recording } from '@injsight/testing'
import { addDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { trimDecimal } from '../../../test/recorded/told-trades.ts'

type Told = { isLong: boolean; quantity: string; entry_price: string; margin: string }
type Batch = { subaccount_id: string; position: Told }
type Opened = Told & { timeMs: number }

await forEachRecording(async (recording, test) => {
  const { transport, stop } = await indexedApi(recording)
  after(stop)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(transport)
  const everything = PositionsRequest.create({})
  const opened = listOpened(recording)

  test('[ACCT-04] a position was opened when the chain last told of one out of nothing, or of the other side', async () => {
    const { positions } = await derivatives.positions(everything).response
    const all = await derivatives.positionsV2(everything).response
    assert.equal(all.positions.length, positions.length)
    let known = 0
    for (const [at, { marketId, subaccountId, createdAt }] of positions.entries()) {
      const first = opened.get(`${marketId} ${subaccountId}`)
      assert.equal(createdAt, BigInt(first?.timeMs ?? 0))
      const { initialQuantity, initialLeverage, initialEntryPrice, initialMargin } = all.positions[at] ?? {}
      assert.equal(initialQuantity, first === undefined ? '' : trimDecimal(first.quantity))
      if (first === undefined) continue
      known += 1
      const leverage = (Number(first.quantity) * Number(first.entry_price)) / Number(first.margin)
      assert.ok(Math.abs(Number(initialLeverage) - leverage) < leverage * 1e-9)
      // In dollars, where a market leads to them, it is as many times the margin.
      if (initialMargin === '') assert.equal(initialEntryPrice, '')
      else {
        const inDollars = Number(initialEntryPrice) * Number(first.quantity)
        assert.ok(Math.abs(inDollars / Number(initialMargin) - leverage) < leverage * 1e-9)
      }
    }
    assert.ok(known > 0)
  })

  test('[ACCT-04] what a position received of funding since it was opened is the sum of its payments', async () => {
    const { positions } = await derivatives.positions(everything).response
    const { markets } = await derivatives.markets(MarketsRequest.create({})).response
    const perpetuals = new Set(
      markets.filter(({ isPerpetual }) => isPerpetual).map(({ marketId }) => marketId),
    )
    let paid = 0
    for (const { marketId, subaccountId, createdAt, fundingSum } of positions) {
      const isKnown = createdAt > 0n && perpetuals.has(marketId)
      assert.equal(fundingSum !== '', isKnown, `${marketId} ${subaccountId}`)
      if (!isKnown) continue
      const request = FundingPaymentsRequest.create({ marketId, subaccountId })
      const { payments } = await derivatives.fundingPayments(request).response
      const since = payments.filter(({ timestamp }) => timestamp > createdAt)
      const rest = addDecimals([
        fundingSum,
        multiplyDecimals('-1', addDecimals(since.map(({ amount }) => amount))),
      ])
      assert.ok(Math.abs(Number(rest)) < 1e-9, `${marketId} ${subaccountId}: ${rest}`)
      paid += since.length
    }
    assert.ok(paid > 0)
  })
})

/** How the chain's events opened what is open in the end, by market and subaccount. */
function listOpened(recording: Recording): Map<string, Opened> {
  const times = new Map(
    [...readRecordedBlocks(recording)].map(({ block: { block } }) => [
      Number(block.header.height),
      Date.parse(block.header.time),
    ]),
  )
  const newer = listRecordedEvents(recording, 'injective.exchange.v2.EventBatchDerivativePosition')
  const older = listRecordedEvents(recording, 'injective.exchange.v1beta1.EventBatchDerivativePosition')
  const opened = new Map<string, Opened>()
  for (const { height, values } of newer.length > 0 ? newer : older) {
    const marketId = JSON.parse(values['market_id'] ?? '') as string
    for (const { subaccount_id, position } of JSON.parse(values['positions'] ?? '[]') as Batch[]) {
      const id = Buffer.from(subaccount_id, 'base64').toString('hex')
      const name = `${marketId} 0x${id}`
      if (Number(position.quantity) === 0) opened.delete(name)
      else if (opened.get(name)?.isLong !== position.isLong)
        opened.set(name, { ...position, timeMs: times.get(height) ?? 0 })
    }
  }
  return opened
}
