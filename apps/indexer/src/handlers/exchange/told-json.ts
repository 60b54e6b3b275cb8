import type { MessageType } from '@protobuf-ts/runtime'
import { formatDecimal } from '#src/state/columns.ts'
import { readObject, unreadable, type Json } from '../read-json.ts'

/**
 * A message of the exchange as JSON that is the same whoever told it: with the chain's names, all fields, and what
 * our types don't know.
 *
 * @param told as events and genesis have it: decimals with their point
 */
export function readTold<Message extends object>(type: MessageType<Message>, told: unknown): Json {
  const object = readObject(told, type.typeName)
  const known = type.fromJson(object as Parameters<typeof type.fromJson>[0], { ignoreUnknownFields: true })
  const json = dropNulls({ ...object, ...readObject(type.toJson(known, complete), type.typeName) })
  // What the database can't keep as JSON.
  if (/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(json))) throw unreadable(type.typeName, told)
  return json
}

/** A message of the exchange as a node's bytes or a transaction's have it, as JSON. */
export function tellMessage<Message extends object>(type: MessageType<Message>, message: Message): Json {
  return readObject(placePoints(type.toJson(message, complete), ''), type.typeName)
}

const complete = { emitDefaultValues: true, useProtoFieldName: true }

function dropNulls(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))
}

/** Protobuf writes a decimal as its 10^-18ths and calls it text: so we have to know their names. */
function placePoints(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => placePoints(one, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, placePoints(one, key)]))
  }
  if (typeof value === 'string' && /^-?\d+$/.test(value) && decimals.has(name)) {
    return formatDecimal(BigInt(value))
  }
  return value
}

const decimals = new Set(
  `available_balance total_balance best_buy_price best_sell_price binary_options_atomic_market_order_fee_multiplier
  cumulative_funding cumulative_funding_entry cumulative_price default_derivative_maker_fee_rate
  default_derivative_taker_fee_rate default_hourly_funding_rate_cap default_hourly_interest_rate
  default_initial_margin_ratio default_maintenance_margin_ratio default_reduce_margin_ratio
  default_spot_maker_fee_rate default_spot_taker_fee_rate derivative_atomic_market_order_fee_multiplier entry_price
  expiration_twap_start_base_cumulative_price expiration_twap_start_price_cumulative
  expiration_twap_start_quote_cumulative_price fee_multiplier fillable hourly_funding_rate_cap hourly_interest_rate
  initial_margin_ratio liquidator_reward_share_rate maintenance_margin_ratio maker_discount_rate maker_fee_rate
  maker_points_multiplier maker_volume margin margin_hold min_notional min_price_tick_size min_quantity_tick_size
  minimal_protocol_fee_rate new_points points positive_upnl_haircut_rate price quantity reduce_margin_ratio
  relayer_fee_share_rate settlement_price spot_atomic_market_order_fee_multiplier taker_discount_rate taker_fee_rate
  taker_points_multiplier taker_volume trigger_price value volume white_knight_liquidator_reward_share_rate`.split(
    /\s+/,
  ),
)
