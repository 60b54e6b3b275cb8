import type { ListMarketDaysResponse, MarketDay } from '@injsight/injsight-v1'
import { pathIn, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { fileOnly, percentage } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import type { ChoiceGroup } from '../../views/markets/choice-groups.tsx'
import { sayKind, sayStatus, showMarkets, writeChange } from '../../views/markets/market-rows.server.ts'
import { categoriesOf, sayCategory, type MarketListing } from '../../views/markets/market-listing.server.ts'
import { chooseMarkets } from './choose-markets.server.ts'
import { kinds, queryOfChoice, sorts, states, verifications, type MarketChoice } from './read-choice.ts'

type Listed = { choice: MarketChoice; listing: MarketListing | undefined }

/** All that a chain has: mainnet has some three hundred. */
export const mostMarkets = 1000

/** The page of markets in words. */
export function viewMarketList(days: ListMarketDaysResponse, { choice, listing }: Listed, naming: Naming) {
  const t = translationsIn(naming.language, 'markets')
  const open = days.markets.filter(({ status }) => status === 'Active')
  const counted = { open: open.length, all: days.markets.length }
  const fills = days.markets.map((market) => market.fills) // below 0 where nobody counts them
  return {
    about: fills.some((one) => one < 0n)
      ? t('list.aboutUncounted', counted)
      : t('list.about', { ...counted, fills: Number(fills.reduce((sum, one) => sum + one, 0n)) }),
    markets: {
      ...showMarkets(chooseMarkets(days.markets, choice, listing), days, naming, listing),
      none: t(days.markets.length === 0 ? 'none' : 'list.noMatch'),
    },
  }
}

/** Markets with their last 24 hours, as a file has them. */
export function tableOfDays(days: readonly MarketDay[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'market')
  const lists = translationsIn(naming.language, 'markets')
  const change = `${lists('list.sorts.change')} · ${lists('columns.change')}`
  return {
    columns: [
      t('facts.market'),
      t('facts.id'),
      lists('list.kind'),
      lists('list.state'),
      t('facts.base'),
      t('facts.quote'),
      lists('columns.price'),
      change,
      t('head.high'),
      t('head.low'),
      lists('columns.volume'),
      lists('columns.volumeUsd'),
      lists('list.sorts.busiest'),
    ].map((name) => ({ name, ...(name === change && { unit: '%' }) })),
    rows: days.map((day) => ({
      key: day.marketId,
      cells: [
        day.ticker,
        day.marketId,
        sayKind(day.kind, naming.language),
        sayStatus(day.status, naming.language),
        day.baseDenom,
        day.quoteDenom,
        day.price,
        percentage(writeChange(day, false, naming.language)?.text ?? '').file,
        day.high,
        day.low,
        day.volumeQuote,
        day.volumeUsd,
        day.fills,
      ].map(fileOnly),
    })),
  }
}

/** What narrows and sorts the list. */
export function listChoices(
  { choice, listing }: Listed,
  { language }: Pick<Naming, 'language'>,
): ChoiceGroup[] {
  const t = translationsIn(language, 'markets')
  const pathWith = (other: Partial<MarketChoice>) =>
    pathIn(language, `/markets/${formatQuery(queryOfChoice({ ...choice, ...other }))}`)
  return [
    {
      name: t('list.kind'),
      choices: (['', ...kinds] as const).map((kind) => ({
        text: kind === '' ? t('list.all') : t(`kinds.${kind}`),
        path: pathWith({ kind }),
        isChosen: choice.kind === kind,
      })),
    },
    {
      name: t('list.state'),
      choices: (['', ...states] as const).map((state) => ({
        text: t(`list.${state === '' ? 'all' : state}`),
        path: pathWith({ state }),
        isChosen: choice.state === state,
      })),
    },
    ...(listing === undefined ? [] : listedChoices({ choice, listing }, language, pathWith)),
    {
      name: t('list.sort'),
      choices: sorts.map((sort) => ({
        text: t(`list.sorts.${sort}`),
        path: pathWith({ sort }),
        isChosen: choice.sort === sort,
      })),
    },
  ]
}

/** What only a list can tell apart. */
function listedChoices(
  { choice, listing }: Listed,
  language: Language,
  pathWith: (other: Partial<MarketChoice>) => string,
): ChoiceGroup[] {
  const t = translationsIn(language, 'markets')
  const groups = [
    {
      name: t('list.category'),
      choices: ['', ...categoriesOf(listing)].map((category) => ({
        text: category === '' ? t('list.all') : sayCategory(category, language),
        path: pathWith({ category }),
        isChosen: choice.category === category,
      })),
    },
    {
      name: t('list.verification'),
      choices: (['', ...verifications] as const).map((verification) => ({
        text: t(`list.${verification === '' ? 'all' : verification}`),
        path: pathWith({ verification }),
        isChosen: choice.verification === verification,
      })),
    },
  ]
  return groups.filter(({ choices }) => choices.length > 1)
}
