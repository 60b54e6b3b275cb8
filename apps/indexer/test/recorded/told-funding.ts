import type { Recording } from '@injsight/testing'
import { listRecordedEvents } from './recorded-events.ts'
import { readDecimals } from './recorded-trades.ts'

/** What events of exchange v1beta1 tell of the end of an interval. */
type ToldFunding = { height: number; market: string; payment: string; markPrice: string }

/** Where it tells v2 alone, its numbers are reckoned back: they are of people's units there. */
export function listToldFunding(recording: Recording): ToldFunding[] {
  const [older, newer] = ['v1beta1', 'v2'].map(
    (version) => `injective.exchange.${version}.EventPerpetualMarketFundingUpdate`,
  ) as [string, string]
  const events = listRecordedEvents(recording, older, newer)
  const toldTwice = new Set(events.filter(({ type }) => type === older).map(({ height }) => height))
  const decimals = readDecimals(recording)
  return events
    .filter(({ type, height }) => type === older || !toldTwice.has(height))
    .flatMap(({ type, height, values }) => {
      const read = (name: string): unknown => JSON.parse(values[name] ?? 'null')
      if (read('is_hourly_funding') !== true) return []
      const market = String(read('market_id'))
      const unit = type === older ? 1 : 10 ** (decimals.get(market)?.quote ?? 0)
      const numberOf = (name: string) => String(Number(read(name)) * unit)
      return [{ height, market, payment: numberOf('funding_rate'), markPrice: numberOf('mark_price') }]
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
