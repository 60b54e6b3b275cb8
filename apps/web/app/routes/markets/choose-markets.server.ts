import { compareDecimals } from '@injsight/chain'
import type { MarketDay } from '@injsight/injsight-v1'
import { isIn, isVerified, type MarketListing } from '../../views/markets/market-listing.server.ts'
import { changeOf } from '../../views/markets/change-of.ts'
import type { MarketChoice } from './read-choice.ts'

/** The markets that are wanted, in the order that is wanted; told in the order of their fills. */
export function chooseMarkets(
  days: readonly MarketDay[],
  choice: MarketChoice,
  listing?: MarketListing,
): MarketDay[] {
  return days
    .filter((day) => isWanted(day, choice) && isListed(day, choice, listing))
    .toSorted(orders(days)[choice.sort])
}

function isListed(
  { marketId }: MarketDay,
  { category, verification }: MarketChoice,
  listing: MarketListing | undefined,
): boolean {
  if (category !== '' && !isIn(category, marketId, listing)) return false
  if (verification === '') return true
  return listing !== undefined && isVerified(marketId, listing) === (verification === 'verified')
}

function isWanted(
  { kind, status, ticker, marketId }: MarketDay,
  { kind: wanted, state, text }: MarketChoice,
): boolean {
  if (wanted !== '' && kind !== wanted) return false
  if (state !== '' && (status === 'Active') !== (state === 'open')) return false
  return `${ticker}\n${marketId}`.toLowerCase().includes(text.toLowerCase())
}

type Order = (a: MarketDay, b: MarketDay) => number

function orders(days: readonly MarketDay[]): Record<MarketChoice['sort'], Order> {
  const rank = rankQuotes(days)
  return {
    busiest: () => 0,
    // By dollars, where they are known. What is paid in different assets can't be compared otherwise: then the asset that
    // most is traded for comes first.
    volume: (a, b) =>
      compareDecimals(b.volumeUsd || '0', a.volumeUsd || '0') ||
      rank(a.quoteDenom) - rank(b.quoteDenom) ||
      compareDecimals(b.volumeQuote, a.volumeQuote),
    change: (a, b) => compareMissing(shareOf(b), shareOf(a)),
    price: (a, b) => compareDecimals(b.price || '0', a.price || '0'),
    name: (a, b) => (a.ticker < b.ticker ? -1 : Number(a.ticker > b.ticker)),
  }
}

/** Assets that markets are traded for, by how many fills. */
function rankQuotes(days: readonly MarketDay[]): (denom: string) => number {
  const fills = new Map<string, bigint>()
  for (const day of days) fills.set(day.quoteDenom, (fills.get(day.quoteDenom) ?? 0n) + countOf(day))
  const ranked = [...fills].toSorted(([, a], [, b]) => Number(b - a)).map(([denom]) => denom)
  return (denom) => ranked.indexOf(denom)
}

/** Where nobody counts its fills, a market that is traded counts as one. */
function countOf({ fills }: MarketDay): bigint {
  return fills < 0n ? 1n : fills
}

function shareOf({ price, priceBefore, open }: MarketDay): number | undefined {
  return changeOf(priceBefore === '' ? open : priceBefore, price)
}

/** What is not known stands at the end. */
function compareMissing(a: number | undefined, b: number | undefined): number {
  return (a ?? -Infinity) - (b ?? -Infinity) || 0
}
