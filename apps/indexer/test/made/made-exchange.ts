import type { MadeEvent } from './made-chain.ts'

// What tests make up of the exchange module, in either generation.

export const denom = 'peggy0xdac17f958d2ee523a2206206994597c13d831ec7'
export const spotId = `0x${'51'.repeat(32)}`
export const perpetualId = `0x${'a2'.repeat(32)}`
export const owner = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

type Generation = 'v1beta1' | 'v2'

export function told(
  name: string,
  value: Record<string, unknown>,
  generation: Generation = 'v1beta1',
): MadeEvent {
  const quoted = Object.entries(value).map(([key, one]) => [
    key,
    typeof one === 'string' ? JSON.stringify(one) : one,
  ])
  return [`injective.exchange.${generation}.${name}`, Object.fromEntries(quoted)]
}

export function spotMarket(more: Record<string, unknown> = {}) {
  return {
    ticker: 'INJ/USDT',
    base_denom: 'inj',
    quote_denom: denom,
    maker_fee_rate: '-0.000100000000000000',
    taker_fee_rate: '0.001000000000000000',
    relayer_fee_share_rate: '0.400000000000000000',
    market_id: spotId,
    status: 'Active',
    min_price_tick_size: '0.000000000000001000',
    min_quantity_tick_size: '1000000000000000.000000000000000000',
    min_notional: '1000000.000000000000000000',
    admin: '',
    admin_permissions: 0,
    base_decimals: 18,
    quote_decimals: 6,
    ...more,
  }
}

export function derivativeMarket(more: Record<string, unknown> = {}) {
  return {
    ticker: 'INJ/USDT PERP',
    oracle_base: 'INJ',
    oracle_quote: 'USDT',
    oracle_type: 'PriceFeed',
    oracle_scale_factor: 6,
    quote_denom: denom,
    market_id: perpetualId,
    initial_margin_ratio: '0.050000000000000000',
    maintenance_margin_ratio: '0.020000000000000000',
    maker_fee_rate: '-0.000100000000000000',
    taker_fee_rate: '0.001000000000000000',
    relayer_fee_share_rate: '0.400000000000000000',
    isPerpetual: true,
    status: 'Active',
    min_price_tick_size: '1000.000000000000000000',
    min_quantity_tick_size: '0.010000000000000000',
    min_notional: '1000000.000000000000000000',
    admin: '',
    admin_permissions: 0,
    quote_decimals: 6,
    ...more,
  }
}

/** That the market `perpetualId` begins, with the funding that it has summed up. */
export function perpetualMade(cumulativeFunding: string): MadeEvent {
  return told('EventPerpetualMarketUpdate', {
    market: derivativeMarket(),
    perpetual_market_info: {
      market_id: perpetualId,
      hourly_funding_rate_cap: '0',
      hourly_interest_rate: '0',
      next_funding_timestamp: '0',
      funding_interval: '3600',
    },
    funding: { cumulative_funding: cumulativeFunding, cumulative_price: '0', last_timestamp: '0' },
  })
}

export const subaccount = (nonce: number) => {
  const bytes = Buffer.alloc(32, 7)
  bytes.writeBigUInt64BE(0n, 20)
  bytes.writeUInt32BE(nonce, 28)
  return bytes
}
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
export const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`

export function depositUpdate(
  id: Uint8Array,
  available: string,
  total = available,
  generation: Generation = 'v1beta1',
): MadeEvent {
  const deposit = { available_balance: available, total_balance: total }
  const deposits = [{ subaccount_id: base64(id), deposit }]
  return told('EventBatchDepositUpdate', { deposit_updates: [{ denom, deposits }] }, generation)
}

export function positionUpdate(
  id: Uint8Array,
  quantity: string,
  generation: Generation = 'v1beta1',
): MadeEvent {
  const position = {
    isLong: true,
    quantity,
    entry_price: '25000000.000000000000000000',
    margin: '5000000.000000000000000000',
    cumulative_funding_entry: '0.000000000000000000',
  }
  return told(
    'EventBatchDerivativePosition',
    { market_id: perpetualId, positions: [{ position, subaccount_id: base64(id) }] },
    generation,
  )
}

export function spotTrade(
  id: Uint8Array,
  quantity: string,
  price: string,
  executionType = 'Market',
): MadeEvent {
  return told('EventBatchSpotExecution', {
    market_id: spotId,
    is_buy: true,
    executionType,
    trades: [{ quantity, price, subaccount_id: base64(id), fee: '0.000000000000000000', cid: '' }],
  })
}
