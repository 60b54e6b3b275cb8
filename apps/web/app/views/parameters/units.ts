/** In which unit the chain counts a parameter, where its own form doesn't say. */
export type Unit =
  | 'share'
  | 'times'
  | 'seconds'
  | 'milliseconds'
  | 'nanoseconds'
  | 'inj'
  | 'blocks'
  | 'gas'
  | 'bytes'

/** By module and name; the first that fits. */
const units: readonly [RegExp, Unit][] = [
  [/_multiplier$|^txfees\.recheck_fee_/, 'times'],
  [/^txfees\.(min_gas_price|min_gas_price_for_high_gas_tx)$|^wasmx\.min_gas_price$/, 'inj'],
  [
    /^(auction\.inj_basket_max_cap|exchange\.inj_(auction_max_cap|reward_staked_requirement_threshold))$/,
    'inj',
  ],
  [/^(auction\.auction_period|exchange\.(default_funding_interval|funding_multiple))$/, 'seconds'],
  [
    /^exchange\.(trading_rewards_vesting_duration|margin_decrease_price_timestamp_threshold_seconds)$/,
    'seconds',
  ],
  [/^peggy\.(target_batch_timeout|average_block_time|average_ethereum_block_time)$/, 'milliseconds'],
  [/^ibc-(connection\.max_expected_time_per_block|channel\.upgrade_timeout\.timestamp)$/, 'nanoseconds'],
  [/^(peggy|slashing)\.\w+_window$|^txfees\.reset_interval$|^ocr\.payout_block_interval$/, 'blocks'],
  [/^exchange\.post_only_mode_blocks_amount|max_age_num_blocks$/, 'blocks'],
  [
    /_gas(_limit)?$|max_gas_wanted_per_tx$|high_gas_tx_threshold$|max_begin_block_total_gas$|\.max_gas$/,
    'gas',
  ],
  [/^auth\.(tx_size_cost_per_byte|sig_verify_cost_\w+)$/, 'gas'],
  [/\.max_bytes$/, 'bytes'],
]

/** Undefined for what is only a number, a word or an address. */
export function unitOf(module: string, name: string, value: string): Unit | undefined {
  const told = units.find(([pattern]) => pattern.test(`${module}.${name}`))?.[1]
  if (told !== undefined) return told
  // Every other decimal of the chain is a part of one.
  return /^-?\d+\.\d{18}$/.test(value) ? 'share' : undefined
}
