import type { ChangedRule } from '@injsight/injsight-v1'
import {
  toHumanNotional,
  toHumanPrice,
  toHumanQuantity,
  type MarketUnits,
} from '#src/queries/exchange/units.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'

/** Rules as the chain told them, in the units of a generation. */
export type ToldRules = { told: Readonly<Record<string, unknown>>; generation: number }

/** What of a market's rules became other. Its status is no rule of it. */
export function listChangedRules(
  before: ToldRules,
  after: ToldRules,
  market: Omit<MarketUnits, 'generation'>,
): ChangedRule[] {
  const read = (name: string, { told, generation }: ToldRules) =>
    write(name, told[name], { ...market, generation })
  return [...new Set([...Object.keys(before.told), ...Object.keys(after.told)])]
    .filter((name) => name !== 'status')
    .map((name) => ({
      name,
      before: read(name, before),
      after: read(name, after),
    }))
    .filter((rule) => rule.before !== rule.after)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const inPeoplesUnits: Record<string, (units: MarketUnits, told: string) => string> = {
  min_price_tick_size: toHumanPrice,
  min_quantity_tick_size: toHumanQuantity,
  min_notional: toHumanNotional,
  settlement_price: toHumanPrice,
  open_notional_cap: toHumanNotional,
}

/** What all positions of a market may be worth together; undefined for no cap. */
export function readCap(told: unknown): string | undefined {
  return (told as { capped?: { value?: string } | null } | null | undefined)?.capped?.value
}

function write(name: string, rule: unknown, units: MarketUnits): string {
  const told = name === 'open_notional_cap' ? readCap(rule) : rule
  if (told === undefined || told === null) return ''
  if (typeof told !== 'string') return JSON.stringify(told)
  if (!/^-?\d+\.\d+$/.test(told)) return told
  const read = inPeoplesUnits[name]
  return read === undefined ? addDecimals([told]) : read(units, addDecimals([told]))
}
