import type { MarketDay } from '@injsight/injsight-v1'
import type { placeGroups } from '../../frame/places.ts'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { places as english } from '../../words/places/en.ts'

/** Where one might go on from home, by what one is interested in. */
export type Places = { title: string; groups: { name: string; places: Place[] }[] }

/** `isPage` is false for what a browser loads or scrolls to by itself. */
export type Place = { text: string; path: string; isPage: boolean }

type Known = { markets: readonly MarketDay[]; height: bigint | undefined; language: Language }
/** By a word of its own, or as the page is called in the menu. */
type Link = (
  | { name: keyof (typeof english)['links']; page?: never }
  | { name?: never; page: (typeof placeGroups)[number]['places'][number][0] }
) & { path: string; isPage?: false }

/** Only what is there: what leads to something that isn't known is left out. */
export function listPlaces({ markets, height, language }: Known): Places {
  const t = translationsIn(language, 'places')
  const frame = translationsIn(language, 'frame')
  const groups = {
    trading: listTrading(markets),
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
        places: groups[name].map(({ name: link, page, path, isPage = true }) => ({
          text: page === undefined ? t(`links.${link}`) : frame(page),
          path: path.startsWith('#') || path.endsWith('.json') ? path : pathIn(language, path),
          isPage,
        })),
      })),
  }
}

function listTrading(markets: readonly MarketDay[]): Link[] {
  const [newest] = markets.toSorted((a, b) => Number(b.priceHeight - a.priceHeight))
  if (newest === undefined || newest.priceHeight === 0n) return []
  const exchange = `/injective.exchange.${newest.generation === 2 ? 'v2' : 'v1beta1'}`
  return [
    { name: 'markets', path: '/markets/' },
    { name: 'busiest', path: '#markets', isPage: false },
    { name: 'auction', path: `/block/${newest.priceHeight}/#auction` },
    { name: 'orders', path: pathOfType(`${exchange}.MsgBatchUpdateOrders`) },
    { name: 'swaps', path: pathOfType(`${exchange}.MsgCreateSpotMarketOrder`) },
    { name: 'trades', path: '/trade-history/spot/' },
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
