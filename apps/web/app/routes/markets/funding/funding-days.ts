import { scaleDecimal, unscaleDecimal } from '@injsight/chain'

/** When a rate was charged, milliseconds since 1970; a share as decimal text, empty where the chain told none. */
type Rate = { timestamp: bigint; rate: string }

/** The rates of a day of UTC added up, exactly. */
export type FundingDay = { day: string; count: number; sum: string; average: string }

const places = 30

/** The newest day first. */
export function sumByDay(rates: readonly Rate[]): FundingDay[] {
  const days = Map.groupBy(rates, dayOf)
  return [...days]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, of]) => {
      const told = of.filter(({ rate }) => rate !== '').map(({ rate }) => scaleDecimal(rate, places))
      const sum = told.reduce((all, one) => all + one, 0n)
      return {
        day,
        count: told.length,
        sum: unscaleDecimal(sum, places),
        average: told.length === 0 ? '' : unscaleDecimal(sum / BigInt(told.length), places),
      }
    })
}

/** So many rates that whole days are left, and where the next page begins; undefined for the end of the list. */
export function cutDays<Told extends Rate>(
  rates: readonly Told[],
  limit: number,
): { rates: readonly Told[]; next: bigint | undefined; isWhole: boolean } {
  const beyond = rates[limit]
  if (beyond === undefined) return { rates, next: undefined, isWhole: true }
  const shown = rates.slice(0, limit)
  const whole = shown.filter((rate) => dayOf(rate) !== dayOf(beyond))
  const kept = whole.length === 0 ? shown : whole
  const isWhole = kept.length < shown.length || dayOf(beyond) !== dayOf(kept.at(-1) ?? beyond)
  return { rates: kept, next: (rates[kept.length] ?? beyond).timestamp, isWhole }
}

/** Of rates by their time. */
export function haveSeveralDays(rates: readonly Rate[]): boolean {
  const [first, last] = [rates[0], rates.at(-1)]
  return first !== undefined && last !== undefined && dayOf(first) !== dayOf(last)
}

function dayOf({ timestamp }: Rate): string {
  return new Date(Number(timestamp)).toISOString().slice(0, 10)
}
