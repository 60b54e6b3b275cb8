import type { MarketDay } from '@injsight/injsight-v1'
import type { placeGroups } from '../../frame/places.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { categoriesOf, sayCategory, type MarketListing } from '../../views/markets/market-listing.server.ts'
import type { places as english } from '../../words/places/en.ts'

/** Where one might go on from home, by what one is interested in. */
export type Places = { title: string; groups: { name: string; places: Place[] }[] }

/** `isPage` is false for what a browser loads or scrolls to by itself. */
export type Place = { text: string; path: string; isPage: boolean }

type Known = {
  markets: readonly MarketDay[]
  listing: MarketListing | undefined
  height: bigint | undefined
  language: Language
}
/** By a word of its own, as the page is called in the menu, or as a category of markets. */
type Link = (
  | { name: keyof (typeof english)['links']; page?: never; category?: never }
  | { name?: never; page: (typeof placeGroups)[number]['places'][number][0]; category?: never }
  | { name?: never; page?: never; category: string }
) & { path: string; isPage?: false }

/** Only what is there: what leads to something that isn't known is left out. */
export function listPlaces({ markets, listing, height, language }: Known): Places {
  const t = translationsIn(language, 'places')
  const groups = {
    trading: [...listTrading(markets), ...listCategories(listing)],
    network,
    ecosystem,
    developers: [...developers, ...listJson(height)],
  }
  return {
    title: t('title'),
    groups: (['trading', 'network', 'ecosystem', 'developers'] as const)
      .filter((name) => groups[name].length > 0)
      .map((name) => ({
        name: t(`groups.${name}`),
        places: groups[name].map((link) => ({
          text: textOf(link, language),
          path: isPlain(link) ? link.path : pathIn(language, link.path),
          isPage: link.isPage ?? true,
        })),
      })),
  }
}

function textOf({ name, page, category }: Link, language: Language): string {
  if (category !== undefined) return sayCategory(category, language)
  return page === undefined
    ? translationsIn(language, 'places')(`links.${name}`)
    : translationsIn(language, 'frame')(page)
}

function isPlain({ path }: Link): boolean {
  return path.startsWith('#') || path.endsWith('.json')
}

const mostCategories = 4

/** The first categories of markets that a list has, where somebody keeps one. */
function listCategories(listing: MarketListing | undefined): Link[] {
  return categoriesOf(listing)
    .slice(0, mostCategories)
    .map((category) => ({ category, path: `/markets/?${new URLSearchParams({ category }).toString()}` }))
}

function listTrading(markets: readonly MarketDay[]): Link[] {
  const [newest] = markets.toSorted((a, b) => Number(b.priceHeight - a.priceHeight))
  if (newest === undefined || markets.every(({ price }) => price === '')) return []
  return [
    { name: 'markets', path: '/markets/' },
    { name: 'busiest', path: '#markets', isPage: false },
    ...(newest.priceHeight === 0n ? [] : listTraded(newest)),
    { name: 'trades', path: '/trade-history/spot/' },
  ]
}

/** What leads to a block or a message, where it is known in which of them. */
function listTraded(newest: MarketDay): Link[] {
  const exchange = `/injective.exchange.${newest.generation === 2 ? 'v2' : 'v1beta1'}`
  return [
    { name: 'auction', path: `/block/${newest.priceHeight}/#auction` },
    { name: 'orders', path: pathOfType(`${exchange}.MsgBatchUpdateOrders`) },
    { name: 'swaps', path: pathOfType(`${exchange}.MsgCreateSpotMarketOrder`) },
  ]
}

const network: Link[] = [
  { name: 'blocks', path: '/blocks/' },
  { name: 'transactions', path: '/transactions/' },
  { name: 'failed', path: '/transactions/?status=failed' },
  { page: 'validators', path: '/validators/' },
  { page: 'governance', path: '/proposals/' },
  { page: 'statistics', path: '/statistics/' },
]

const ecosystem: Link[] = [
  { page: 'assets', path: '/assets/' },
  { page: 'nfts', path: '/nfts/' },
  { page: 'contracts', path: '/smart-contracts/' },
  { page: 'bridges', path: '/bridges/' },
  { page: 'auctions', path: '/auctions/' },
  { name: 'factory', path: pathOfType('/injective.tokenfactory.v1beta1.MsgCreateDenom') },
]

const developers: Link[] = [
  { name: 'raw', path: '/raw-tx/' },
  { page: 'codes', path: '/smart-contracts/code/' },
  { name: 'blocksCsv', path: '/blocks.csv', isPage: false },
  { name: 'transactionsCsv', path: '/transactions.csv', isPage: false },
]

function listJson(height: bigint | undefined): Link[] {
  return height === undefined ? [] : [{ name: 'json', path: `/block/${height}.json`, isPage: false }]
}

function pathOfType(type: string): string {
  return `/transactions/?${new URLSearchParams({ type }).toString()}`
}
