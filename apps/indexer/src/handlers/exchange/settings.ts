import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { Json } from '../read-json.ts'

/** What the exchange module has one of; the names of `Setting`. */
export const settings = stateTable('exchange_settings', { name: 'text' }, { value: 'json' })

export type Setting =
  | 'params'
  | 'fee_discount_schedule'
  | 'trading_reward_campaign_info'
  | 'is_spot_exchange_enabled'
  | 'is_derivatives_exchange_enabled'
  | 'is_first_fee_cycle_finished'
  // { start: seconds }: which the chain keeps without telling, follows from blocks.
  | 'fee_discount_bucket'
  // { end: seconds }
  | 'trading_reward_campaign'
  // { time: nanoseconds } of the block before: a chain that looks for halts keeps it.
  | 'last_block'
  | 'is_post_only_cancelled'

export async function findSetting(state: State, name: Setting): Promise<Json | undefined> {
  return (await state.find(settings, { name }))?.value as Json | undefined
}

export function putSetting(state: State, name: Setting, value: unknown): void {
  if (value === null || value === undefined) state.remove(settings, { name })
  else state.put(settings, { name, value })
}
