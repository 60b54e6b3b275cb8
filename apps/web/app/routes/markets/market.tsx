import { useEffect } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { isolateName } from '../../language/isolate.ts'
import { pathIn, splitPath, type Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useFollowedBook, useLiveBook } from '../../live/live.tsx'
import { page, pageHeaders } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchMarketDays, findMarkets } from '../../sources/markets/markets.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Absent, type AbsentThing } from '../../ui/absent.tsx'
import { TradeCard } from '../../trading/trade-card.tsx'
import { Missing } from '../../ui/states.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { showMarkets } from '../../views/markets/market-rows.server.ts'
import { callMarketAt } from '../../views/markets/market-then.server.ts'
import { pathOfMarket } from '../../views/markets/path-of-market.ts'
import type { Route } from './+types/market'
import { BookCard, DepthCard } from './market/book/book-card.tsx'
import { ChartCard } from './market/chart/chart-card.tsx'
import { pathAfter } from './market/chart/path-after.server.ts'
import { CostCard } from './market/book/cost-card.tsx'
import { headingOf } from './market/head.server.ts'
import { loadMarket } from './market/load-market.server.ts'
import { FactsCard, FundCard, FundingCard } from './market/fact-cards.tsx'
import { MarketHead } from './market/market-head.tsx'
import { readAfter, readMoment } from './market/replay/read-moment.ts'
import { ReplayCard } from './market/replay/replay-card.tsx'
import { TradesCard } from './market/trades-card.tsx'
import { SeveralMarkets, type Several } from './market/several-markets.tsx'

export const headers = pageHeaders

const longestName = 300
const longestShown = 80
/** All that a chain has. */
const mostMarkets = 1000

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const name = params.market
  const moment = readMoment(url.searchParams)
  const rows = readRows(url.searchParams)
  const pageOf = (list: string) => ({ cursor: readCursor(url.searchParams, list), rows, language })
  const [{ markets }, names] = await Promise.all([
    name.length > longestName ? { markets: [] } : findMarkets(name),
    fetchNames(),
  ])
  const naming = { language, names }
  const [found] = markets
  if (found === undefined) return data({ absent: viewAbsent(name, language) }, { status: 404 })
  const t = translationsIn(language, 'market')
  const { market, naming: then } = callMarketAt(moment.at, found, naming)
  const ticker = headingOf(market.ticker)
  const told = { title: ticker, description: t('description', { ticker }), isLive: moment.at === undefined }
  if (markets.length > 1)
    return { ...told, several: await listSeveral(name, new Set(markets.map(idOf)), naming) }
  const base = pathOfMarket(market.marketId)
  const after = readAfter(url.searchParams)
  if (after !== undefined) throw redirect(await pathAfter(after, { market, moment, base, language }))
  return { ...told, market: await loadMarket(market, { moment, base, pageOf }, then) }
})

function viewAbsent(name: string, language: Language): AbsentThing {
  const t = translationsIn(language, 'market')
  return {
    title: t('absent', { id: isolateName(name, longestShown) }),
    text: t('absentText'),
    list: { text: translationsIn(language, 'markets')('list.info'), path: pathIn(language, '/markets/') },
  }
}

const idOf = ({ marketId }: { marketId: string }) => marketId

async function listSeveral(
  name: string,
  ids: ReadonlySet<string>,
  naming: Parameters<typeof showMarkets>[2],
): Promise<Several> {
  const t = translationsIn(naming.language, 'market')
  const days = await fetchMarketDays(mostMarkets)
  const markets = days.markets.filter(({ marketId }) => ids.has(marketId))
  return {
    heading: t('several', { count: ids.size, name: isolateName(name) }),
    hint: t('severalHint'),
    markets: { ...showMarkets(markets, days, naming), none: '' },
  }
}

export default function MarketPage({ loaderData }: Route.ComponentProps) {
  const isLive = 'market' in loaderData && loaderData.isLive
  useFollowedBook(isLive ? loaderData.market.marketId : undefined)
  if ('absent' in loaderData) return <Absent {...loaderData.absent} />
  const { title, description } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      {'several' in loaderData ? (
        <SeveralMarkets {...loaderData.several} />
      ) : (
        <>
          {isLive && <ReloadAsTraded {...loaderData.market} />}
          <Whole {...loaderData.market} />
        </>
      )}
    </main>
  )
}

const soonMs = 2000
const laterMs = 30_000

/**
 * The book comes by the stream; all else is asked for again soon after the market has traded, and now and then. Draws
 * nothing, so that nothing else is drawn again for each block.
 */
function ReloadAsTraded({ marketId, book }: Shown) {
  const { revalidate, state } = useRevalidator()
  const { traded = '0' } = useLiveBook(marketId) ?? {}
  const hasTraded = BigInt(traded) > BigInt(book.value?.height ?? '0')
  useEffect(() => {
    if (state !== 'idle') return undefined
    const timer = setInterval(
      () => {
        if (!document.hidden) void revalidate()
      },
      hasTraded ? soonMs : laterMs,
    )
    return () => clearInterval(timer)
  }, [hasTraded, revalidate, state])
  return null
}

type Shown = Awaited<ReturnType<typeof loadMarket>>

function Whole(shown: Shown) {
  const { head, countdown, chart, book, trade, replay, cost, trades, holders, facts, fund, funding } = shown
  const { changes, liquidations } = shown
  return (
    <>
      <MarketHead {...head} countdown={countdown} />
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-5">
          {chart.value === undefined ? <Lost why={chart.missing} /> : <ChartCard {...chart.value} />}
          {book.value !== undefined && <DepthCard {...book.value} />}
        </div>
        <div className="grid min-w-0 gap-5 md:row-span-2">
          {book.value === undefined ? <Lost why={book.missing} /> : <BookCard {...book.value} />}
          {trade && <TradeCard {...trade} />}
          {cost.value !== undefined && <CostCard {...cost.value} />}
          <FactsCard {...facts} />
          {fund !== undefined && <FundCard {...fund} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {trades.value === undefined ? <Lost why={trades.missing} /> : <TradesCard {...trades.value} />}
          {replay.value !== undefined && <ReplayCard {...replay.value} />}
          {funding !== undefined && <FundingCard {...funding} />}
        </div>
      </div>
      {holders !== undefined && <ListSection {...holders} />}
      {liquidations !== undefined && <ListSection {...liquidations} />}
      <ListSection {...changes} />
    </>
  )
}

function Lost({ why }: { why: string }) {
  return (
    <section className="card">
      <Missing what="markets" why={why} />
    </section>
  )
}
