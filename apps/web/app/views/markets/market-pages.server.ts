import { formatQuery } from '../../format-query.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Choice } from '../../ui/chips.tsx'

const pages = {
  info: '/markets/',
  realtime: '/markets/realtime-funding-rate/',
  history: '/markets/funding-rate-history/',
  rules: '/markets/trading-rules/',
  liquidations: '/markets/liquidations/',
  settlements: '/markets/settlements/',
} as const

export type MarketPage = keyof typeof pages

/** The pages about all markets, side by side. */
export function listMarketPages(
  here: MarketPage,
  { language }: Pick<Naming, 'language'>,
): { label: string; choices: Choice[] } {
  const t = translationsIn(language, 'markets')
  return {
    label: t('list.pages'),
    choices: (Object.keys(pages) as MarketPage[]).map((page) => ({
      text: t(`list.${page}`),
      path: pathIn(language, pages[page]),
      isChosen: page === here,
    })),
  }
}

/**
 * Where the liquidations of a market are, without a language.
 *
 * @param cursor where they go on; empty for the newest
 */
export function pathOfLiquidations(marketId: string, cursor = ''): string {
  return pages.liquidations + formatQuery({ market: marketId, cursor })
}

/** Where the funding rates of a market are, without a language. */
export function pathOfFunding(marketId: string): string {
  return `${pages.history}?market=${marketId}`
}
