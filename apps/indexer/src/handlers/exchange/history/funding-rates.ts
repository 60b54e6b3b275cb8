import { marketKey } from '#src/decode/values/keys.ts'
import { historyTable } from '#src/state/tables.ts'
import { decimalOr } from '../../read-json.ts'
import { noteExchange } from '../generations.ts'
import { readFunding } from '../markets/perpetuals.ts'
import { readMarketId } from '../read-values.ts'

/**
 * What perpetual markets charged at the end of each interval: what a position pays is its quantity times what
 * `cumulative_funding` grew by.
 */
export const fundingRates = historyTable('funding_rates', 'height', {
  height: 'int8',
  ordinal: 'int4',
  market: 'int8',
  funding_timestamp: 'int8', // seconds since 1970: the end of the interval
  cumulative_funding: 'decimal',
  payment: 'decimal?', // per unit, positive: longs pay. The chain calls it the funding rate, it is rate times price
  mark_price: 'decimal?',
})

export const fundingNotes = noteExchange('EventPerpetualMarketFundingUpdate', (event, history, { block }) => {
  if (event.json('is_hourly_funding') !== true) return
  const { cumulative_funding, last_timestamp } = readFunding(event.json('funding'))
  history.append(fundingRates, {
    height: block.height,
    ordinal: event.ordinal,
    market: marketKey(readMarketId(event.json('market_id'))),
    funding_timestamp: last_timestamp,
    cumulative_funding,
    payment: event.json('funding_rate') === null ? null : decimalOr(event.json('funding_rate'), 0n),
    mark_price: event.json('mark_price') === null ? null : decimalOr(event.json('mark_price'), 0n),
  })
})
