import type { GetTradingRewardsResponse } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { commaIn, listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { joined, plainText } from '../../language/written.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchTradingRewards } from '../../sources/rewards.server.ts'
import { formatLength } from '../../time/format-span.ts'
import { moment, number } from '../../views/lists/cells.server.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/trading-rewards'
import { besideOf } from './beside.ts'
import { boostTable, listPayments, listPoints, poolTable } from './lists.server.ts'
import { readPool } from './read-choice.ts'

export const headers = pageHeaders

/** Campaigns of rewards for trading: what runs, who has points, what was paid. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const pool = readPool(url.searchParams)
  const rows = readRows(url.searchParams)
  const [{ value: told, beside }, names] = await Promise.all([noteBeside(fetchTradingRewards), fetchNames()])
  const naming = { language, names }
  const t = translationsIn(language, 'rewards')
  const path = '/trading-rewards/'
  const chosen = { pool: pool === 0n ? '' : String(pool) }
  const pageOf = (list: string) => ({ cursor: readCursor(url.searchParams, list), rows, language })
  const [ofPoints, ofPayments] = [pageOf('points'), pageOf('payments')]
  const all = told.points.find((one) => one.pool === pool)
  const [points, payments] = await Promise.all([
    pagedSection({
      id: 'points',
      title: titleOfPoints(pool, told, naming),
      fetch: listPoints(pool, all, naming),
      empty: t('none.points'),
      hint: t('hints.points', {
        points: plainText(number(all?.points ?? '0').shown),
        accounts: all?.accounts ?? 0,
      }),
      path,
      chosen,
      file: `/trading-rewards/points.csv${formatQuery(chosen)}`,
      page: ofPoints,
    }),
    pagedSection({
      id: 'payments',
      title: t('payments'),
      fetch: listPayments(naming),
      empty: t('none.payments'),
      path,
      chosen,
      file: '/trading-rewards/payments.csv',
      page: ofPayments,
    }),
  ])
  const boosts = boostTable(told, naming)
  const section = (id: 'rounds' | 'boosts', title: string, table: Table, empty: string) =>
    wholeSection({
      id,
      title,
      table,
      empty,
      file: pathIn(language, `/trading-rewards/${id}.csv`),
    })
  return {
    title: t('rewards'),
    description: t('rewardsSaid'),
    heading: [t('rewards')],
    about: t('rewardsSaid'),
    beside: besideOf('rewards', language),
    facts: [...factsOf(told, naming), ...factOfSource(beside, language)],
    sections: [
      section('rounds', t('pools'), poolTable(told, naming), t('none.pools')),
      ...(boosts.rows.length === 0 ? [] : [section('boosts', t('boosts'), boosts, '')]),
      points,
      payments,
    ],
    isLive: ['points', 'payments'].every((list) => pageOf(list).cursor === ''),
  }
})

function titleOfPoints(pool: bigint, { campaign }: GetTradingRewardsResponse, naming: Naming): string {
  const t = translationsIn(naming.language, 'rewards')
  if (pool !== 0n) return t('pointsOf', { time: plainText(moment(pool * 1000n, naming).shown) })
  return t(campaign === undefined ? 'pointsLeft' : 'points')
}

function factsOf(
  { campaign, vestingSeconds, optedOut }: GetTradingRewardsResponse,
  naming: Naming,
): ToldFact[] {
  const { language } = naming
  const t = translationsIn(language, 'rewards')
  const facts: ToldFact[] = [{ name: t('campaign'), shown: [sayState(campaign, naming)] }]
  if (campaign !== undefined) {
    facts.push({ name: t('length'), shown: [formatLength(Number(campaign.seconds), language)] })
    const quotes = campaign.quoteDenoms.map((denom) => isolateName(symbolOf(denom, naming)))
    facts.push({ name: t('quotes'), shown: [listWords(quotes, language) || '—'] })
    if (campaign.disqualifiedMarketIds.length > 0) {
      const markets = campaign.disqualifiedMarketIds.map((id) => writeMarketOf(id, naming))
      facts.push({ name: t('leftOut'), shown: joined(markets, commaIn(language)) })
    }
  }
  return [
    ...facts,
    { name: t('waits'), shown: [t('waitsSaid', { time: formatLength(Number(vestingSeconds), language) })] },
    { name: t('optedOut'), shown: [t('accounts', { count: optedOut })] },
  ]
}

function sayState(campaign: GetTradingRewardsResponse['campaign'], naming: Naming): string {
  const t = translationsIn(naming.language, 'rewards')
  if (campaign === undefined) return t('noCampaign')
  if (campaign.ends === 0n) return t('between')
  return t('running', { time: plainText(moment(campaign.ends, naming).shown) })
}

export default function TradingRewardsPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
