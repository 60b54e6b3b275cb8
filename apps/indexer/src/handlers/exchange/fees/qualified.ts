import type { Json } from '#src/handlers/read-json.ts'
import type { Market } from '../markets/markets.ts'

/** Whether a schedule of discounts or rewards is for such a market: by its quote denom, if it isn't left out by name. */
export function isAmong({ id, quote_denom }: Market, schedule: Json): boolean {
  return has(schedule['quote_denoms'], quote_denom) && !has(schedule['disqualified_market_ids'], id)
}

function has(list: unknown, wanted: string): boolean {
  return Array.isArray(list) && list.includes(wanted)
}
