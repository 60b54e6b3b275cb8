import type { FundingRate } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { fetchFundingPages, mostRates } from '../../../sources/markets/exchange.server.ts'
import { cutDays, haveSeveralDays } from './funding-days.ts'
import type { FundingChoice } from './read-funding-choice.ts'

const hour = 3_600_000
/** A page of days has about so many: eight days of hourly rates. */
const ratesOfPage = 200

/**
 * Rates of a market, the newest first.
 *
 * @property next where the next page begins; undefined for the end
 * @property isWhole whether the oldest day is shown whole
 */
export type FundingPage = { rates: readonly FundingRate[]; next: bigint | undefined; isWhole: boolean }

export async function loadFunding(
  marketId: string,
  { span, until }: Pick<FundingChoice, 'span' | 'until'>,
): Promise<FundingPage> {
  if (span === 'day')
    return cutDays(
      await fetchFundingPages(marketId, until, (rates) => rates.length > ratesOfPage),
      ratesOfPage,
    )
  // The time ends with the last payment: a chain that stands still has its hours too.
  const isWithin = (rate: FundingRate, [newest]: readonly FundingRate[]) =>
    rate.timestamp > (newest?.timestamp ?? 0n) - BigInt(Number(span) * hour)
  const rates = await fetchFundingPages(
    marketId,
    0n,
    (some) => !some.slice(-1).some((one) => isWithin(one, some)),
  )
  return { rates: rates.filter((rate) => isWithin(rate, rates)), next: undefined, isWhole: true }
}

/** Rates of whole days, though a day has one each minute: a file sums none of them in part. */
export async function loadWholeDays(marketId: string, until: bigint): Promise<FundingPage> {
  const isEnough = (rates: readonly FundingRate[]) => rates.length > ratesOfPage && haveSeveralDays(rates)
  const rates = await fetchFundingPages(marketId, until, isEnough)
  if (!isEnough(rates)) {
    const last = rates.length < mostRates ? undefined : rates.at(-1)
    return { rates, next: last && last.timestamp - 1n, isWhole: last === undefined }
  }
  return cutDays(rates, rates.length - 1)
}
