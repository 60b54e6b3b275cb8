import type { Recording } from '@injsight/testing'
import { listRecordedEvents } from './recorded-events.ts'

/** What events of exchange v1beta1 tell of the end of an interval. */
type ToldFunding = { height: number; market: string; payment: string; markPrice: string }

export function listToldFunding(recording: Recording): ToldFunding[] {
  const type = 'injective.exchange.v1beta1.EventPerpetualMarketFundingUpdate'
  return listRecordedEvents(recording, type).flatMap(({ height, values }) => {
    const read = (name: string): unknown => JSON.parse(values[name] ?? 'null')
    if (read('is_hourly_funding') !== true) return []
    const [payment, markPrice] = [String(read('funding_rate')), String(read('mark_price'))]
    return [{ height, market: String(read('market_id')), payment, markPrice }]
  })
}

type Position = { isLong: boolean; quantity: string }

/** What a position was paid at the end of each interval that it was held for, the oldest first. */
export function listToldHoldings(
  recording: Recording,
  { marketId, subaccountId }: { marketId: string; subaccountId: string },
): number[] {
  const id = Buffer.from(subaccountId.slice(2), 'hex').toString('base64')
  // Told in either generation, or in both: quantities are the same.
  const types = ['v1beta1', 'v2'].map(
    (version) => `injective.exchange.${version}.EventBatchDerivativePosition`,
  )
  const held = listRecordedEvents(recording, ...types)
    .filter(({ values }) => JSON.parse(values['market_id'] ?? 'null') === marketId)
    .flatMap(({ height, values }) =>
      (JSON.parse(values['positions'] ?? '[]') as { subaccount_id: string; position: Position }[])
        .filter(({ subaccount_id }) => subaccount_id === id)
        .map(({ position }) => ({ height, ...position })),
    )
  return listToldFunding(recording)
    .filter(({ market }) => market === marketId)
    .flatMap(({ height, payment }) => {
      const position = held.findLast((one) => one.height < height)
      if (position === undefined || Number(position.quantity) === 0) return []
      return [(position.isLong ? -1 : 1) * Number(position.quantity) * Number(payment)]
    })
}
