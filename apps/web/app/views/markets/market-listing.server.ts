import type { ListMarketsResponse } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { fetchListedMarkets, fetchMarketHours } from '../../sources/lists/lists.server.ts'

/** What people who keep lists say of markets; undefined where nobody does. */
export type MarketListing = {
  listed: ListMarketsResponse
  /** Whether they are open, by their ids: of those of which that is known. */
  hours: ReadonlyMap<string, boolean>
}

/** Categories whose markets follow what has hours of its own: metals, currencies, stocks. */
const withHours: readonly string[] = ['rwa', 'stocks', 'iAssets']

export async function fetchMarketListing(): Promise<MarketListing | undefined> {
  const [listed, hours = new Map()] = await Promise.all([fetchListedMarkets(), fetchMarketHours()])
  return listed && { listed, hours }
}

/** What is said of a market beside its kind: that nobody has looked at it, and whether it is open now. */
export function describeListing(
  marketId: string,
  listing: MarketListing | undefined,
  language: Language,
): string[] {
  if (listing === undefined) return []
  const t = translationsIn(language, 'markets')
  const words = isVerified(marketId, listing) ? [] : [t('list.unverified')]
  if (!hasHours(marketId, listing)) return words
  const isOpen = listing.hours.get(marketId)
  return [...words, t(`hours.${isOpen === undefined ? 'unknown' : isOpen ? 'open' : 'closed'}`)]
}

/** Where no market is listed as verified, the list has nothing to say about it. */
export function isVerified(marketId: string, { listed: { verified } }: MarketListing): boolean {
  return verified.length === 0 || verified.some((one) => one.marketId === marketId)
}

function hasHours(marketId: string, { listed }: MarketListing): boolean {
  return listed.categories.some(({ name, markets }) => withHours.includes(name) && markets.includes(marketId))
}

/** The categories that have markets, in the order of the list. */
export function categoriesOf(listing: MarketListing | undefined): string[] {
  return (listing?.listed.categories ?? [])
    .filter(({ markets }) => markets.length > 0)
    .map(({ name }) => name)
}

export function isIn(category: string, marketId: string, listing: MarketListing | undefined): boolean {
  const found = listing?.listed.categories.find(({ name }) => name === category)
  return found?.markets.includes(marketId) ?? false
}

const translated = [
  'newMarkets',
  'rwa',
  'stocks',
  'deprecated',
  'trending',
  'layer1',
  'layer2',
  'ai',
  'meme',
  'experimental',
  'olpLowVolume',
] as const
/** They have a name of their own. */
const proper: Readonly<Record<string, string>> = {
  injective: 'Injective',
  cosmos: 'Cosmos',
  ethereum: 'Ethereum',
  solana: 'Solana',
  seda: 'SEDA',
  defi: 'DeFi',
}

/** A category in words; one that nobody has translated as the list calls it. */
export function sayCategory(name: string, language: Language): string {
  const known = translated.find((one) => one === name)
  if (known !== undefined) return translationsIn(language, 'markets')(`categories.${known}`)
  return proper[name] ?? isolateName(name, 30)
}

/** The categories that a market is in. */
export function sayCategories(
  marketId: string,
  listing: MarketListing | undefined,
  language: Language,
): string[] {
  return categoriesOf(listing)
    .filter((name) => isIn(name, marketId, listing))
    .map((name) => sayCategory(name, language))
}
