import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import { readBoolean, readDecimal, readInteger, readObject } from '#src/handlers/read-json.ts'
import { onExchange } from '../generations.ts'
import { readMarketId } from '../read-values.ts'

/** The funding of perpetual markets; it outlives them. Times are seconds since 1970. */
export const perpetuals = stateTable(
  'perpetuals',
  { market: 'text' },
  {
    hourly_funding_rate_cap: 'decimal',
    hourly_interest_rate: 'decimal',
    next_funding_timestamp: 'int8',
    funding_interval: 'int8',
    cumulative_funding: 'decimal',
    cumulative_price: 'decimal',
    last_timestamp: 'int8',
  },
)
type Perpetual = StateRow<typeof perpetuals>

/** @param told a PerpetualMarketInfo as JSON of the chain */
export async function putPerpetual(state: State, market: string, told: unknown): Promise<void> {
  const info = readObject(told, 'perpetual market')
  state.put(perpetuals, {
    ...(await findPerpetual(state, market)),
    hourly_funding_rate_cap: readDecimal(info['hourly_funding_rate_cap'], 'rate'),
    hourly_interest_rate: readDecimal(info['hourly_interest_rate'], 'rate'),
    next_funding_timestamp: readInteger(info['next_funding_timestamp'], 'time'),
    funding_interval: readInteger(info['funding_interval'], 'time'),
  })
}

/** @param told a PerpetualMarketFunding as JSON of the chain */
export async function putFunding(state: State, market: string, told: unknown): Promise<void> {
  state.put(perpetuals, { ...(await findPerpetual(state, market)), ...readFunding(told) })
}

export function readFunding(told: unknown) {
  const funding = readObject(told, 'funding')
  return {
    cumulative_funding: readDecimal(funding['cumulative_funding'], 'funding'),
    cumulative_price: readDecimal(funding['cumulative_price'], 'price'),
    last_timestamp: readInteger(funding['last_timestamp'], 'time'),
  }
}

async function findPerpetual(state: State, market: string): Promise<Perpetual> {
  return (
    (await state.find(perpetuals, { market })) ?? {
      market,
      hourly_funding_rate_cap: 0n,
      hourly_interest_rate: 0n,
      next_funding_timestamp: 0n,
      funding_interval: 0n,
      cumulative_funding: 0n,
      cumulative_price: 0n,
      last_timestamp: 0n,
    }
  )
}

export const perpetualEvents = onExchange('EventPerpetualMarketFundingUpdate', async (event, state) => {
  const before = await findPerpetual(state, readMarketId(event.json('market_id')))
  const funding = readFunding(event.json('funding'))
  // An interval ends where the next begins, whenever the block came that noticed.
  const next = readBoolean(event.json('is_hourly_funding'), 'hourly')
    ? funding.last_timestamp + before.funding_interval
    : before.next_funding_timestamp
  state.put(perpetuals, { ...before, ...funding, next_funding_timestamp: next })
})
