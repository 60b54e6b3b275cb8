import { shortenHash } from '@injsight/chain'
import { translationsIn, useTranslations } from '../../language/use-translations.ts'
import { BlockStrip } from '../../views/blocks/block-strip.tsx'
import { mergeHeads } from '../../live/head.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { TransactionRow } from '../../views/transactions/transaction-row.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { SearchBox } from '../../frame/search-box.tsx'
import { splitPath } from '../../language/languages.ts'
import { useLanguage } from '../../language/use-language.tsx'
import { useFeed, useRevalidateOnHead } from '../../live/live.tsx'
import { notedPart, page, pageHeaders, part } from '../../page.server.ts'
import { fetchStats } from '../../sources/blocks/blocks.server.ts'
import { fetchHeads, toHead } from '../../sources/blocks/heads.server.ts'
import { fetchSeries } from '../../sources/statistics.server.ts'
import {
  fetchNewestLines,
  type TransactionLine,
} from '../../sources/transactions/transaction-lines.server.ts'
import { fetchMarketDays } from '../../sources/markets/markets.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Missing, None } from '../../ui/states.tsx'
import { MarketTable } from '../../views/markets/market-table.tsx'
import { fetchMarketListing } from '../../views/markets/market-listing.server.ts'
import { toShownMarkets } from '../../views/markets/market-rows.server.ts'
import { NowCard } from './now-card.tsx'
import { fetchNow } from './now.server.ts'
import { PlaceCards } from './place-cards.tsx'
import { listPlaces } from './places.server.ts'
import { paceOf, toTiles } from './tiles.server.ts'
import type { Route } from './+types/home'
import { HeadRows } from './head-rows.tsx'
import { Tiles } from './tiles.tsx'
import { Link } from '../../ui/link.tsx'
import type { Beside } from '../../sources/asking/besides.server.ts'
import { noteWithSource, withSource } from '../../views/lists/told-content.server.ts'

const drawnMetrics = ['transactions', 'blocks', 'new_accounts'] as const

/** Over how many blocks the rates are taken: each counts from the one before it. */
const span = 100
const lines = 8
const shownMarkets = 6

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [recent, stats, transactions, days, names, listing] = await Promise.all([
    notedPart(() => fetchHeads(span + 1)),
    notedPart(() => fetchStats()),
    notedPart(() => fetchNewestLines(lines, language)),
    notedPart(() => fetchMarketDays(shownMarkets)),
    fetchNames(),
    fetchMarketListing(),
  ])
  const noteOn = ({ beside }: { beside?: Beside | undefined }) => withSource('', beside, language)
  const heads = recent.value?.map(toHead)
  const [newest] = heads ?? []
  const [now, ...drawn] = await Promise.all([
    newest && fetchNow(newest, language),
    ...drawnMetrics.map(
      async (metric) => newest && (await part(fetchSeries(metric, newest.time))).value?.values,
    ),
  ])
  const series = Object.fromEntries(drawnMetrics.map((metric, at) => [metric, drawn[at] ?? []]))
  return {
    heads: heads?.slice(0, 20),
    headsMissing: recent.missing,
    headsNote: noteOn(recent),
    now,
    tiles:
      stats.value === undefined
        ? stats
        : { value: toTiles(stats.value, { pace: heads && paceOf(heads), series, language }) },
    tilesNote: noteOn(stats),
    transactions,
    transactionsNote: noteOn(transactions),
    marketsTitle: translationsIn(language, 'markets')('title'),
    markets:
      days.value &&
      noteWithSource(toShownMarkets(days.value, { language, names }, listing), days.beside, language),
    marketsMissing: days.missing,
    places: listPlaces({ markets: days.value?.markets ?? [], listing, height: newest?.height, language }),
  }
})

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home')
  const frame = useTranslations('frame')
  const { heads: came } = useFeed()
  useRevalidateOnHead()
  const {
    heads: served,
    headsMissing,
    headsNote,
    tilesNote,
    transactionsNote,
    now,
    tiles,
    transactions,
    markets,
    marketsTitle,
    marketsMissing,
    places,
  } = loaderData
  const heads = served && mergeHeads(came, served, 20)
  return (
    <main id="content">
      <PageHead title={frame('title')} description={frame('description')} isWhole />
      <section className="glow border-b border-hairline">
        <div className="wrap grid gap-5 pt-10 pb-7 md:pt-14">
          <div className="grid items-end gap-x-12 md:grid-cols-[minmax(0,1fr)_340px]">
            <div className="grid min-w-0 gap-5">
              <div>
                <h1 className="max-w-[28ch] text-[29px] leading-[34px] font-semibold tracking-tight md:text-[38px] md:leading-[44px]">
                  {t('hero')}
                </h1>
                <p className="mt-2 text-base text-muted">{t('lead')}</p>
              </div>
              <div className="max-w-[780px]">
                <SearchBox isHero />
              </div>
              <Try height={heads?.[0]?.height} line={transactions.value?.[0]} />
            </div>
            {heads !== undefined && <NowCard now={now} />}
          </div>
          {heads !== undefined && heads.length > 0 && <BlockStrip heads={heads} />}
        </div>
      </section>
      <div className="wrap grid gap-5 py-7">
        {tiles.value === undefined ? (
          <Missing what="figures" why={tiles.missing} />
        ) : (
          <Tiles name={t('stats')} tiles={tiles.value} note={tilesNote} />
        )}
        <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
          <Section title={t('latestBlocks')} all="/blocks/" note={headsNote}>
            {heads === undefined ? (
              <Missing what="blocks" why={headsMissing ?? ''} />
            ) : (
              <HeadRows heads={heads.slice(0, lines)} />
            )}
          </Section>
          <Section title={t('latestTransactions')} all="/transactions/" note={transactionsNote}>
            {transactions.value === undefined && <Missing what="transactions" why={transactions.missing} />}
            {transactions.value?.length === 0 && <None>{t('noTransactions')}</None>}
            <ul>
              {transactions.value?.map((line) => (
                <TransactionRow key={line.hash} line={line} />
              ))}
            </ul>
          </Section>
        </div>
        <section id="markets" className="card">
          <h2 className="card-head">{marketsTitle}</h2>
          {markets === undefined ? (
            <Missing what="markets" why={marketsMissing ?? ''} />
          ) : (
            <MarketTable {...markets} />
          )}
        </section>
        <PlaceCards {...places} />
      </div>
    </main>
  )
}

/** What one might look at first: the newest of each kind. */
function Try({ height, line }: { height: bigint | undefined; line: TransactionLine | undefined }) {
  const t = useTranslations('home')
  const things = useTranslations('things')
  const { href } = useLanguage()
  const who = line?.sentence.find((piece) => typeof piece !== 'string' && piece.to?.startsWith('/account/'))
  if (height === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-[13px] text-faint">
      {t('try')}
      <Link className="chip hover:text-accent" to={href(`/block/${height}/`)}>
        {things('block')} <span className="mono">{formatInteger(height)}</span>
      </Link>
      {line !== undefined && (
        <Link className="chip hover:text-accent" to={href(`/transaction/${line.hash}/`)}>
          {things('transaction')} <span className="mono">{shortenHash(line.hash)}</span>
        </Link>
      )}
      {typeof who === 'object' && who.to !== undefined && (
        <Link className="chip hover:text-accent" to={href(who.to)}>
          {things('account')} <span className="mono">{who.text}</span>
        </Link>
      )}
    </p>
  )
}

type Shown = { title: string; all: string; note: string; children: React.ReactNode }

function Section({ title, all, note, children }: Shown) {
  const t = useTranslations('home')
  const { href } = useLanguage()
  return (
    <section className="card">
      <div className="card-head">
        <h2>{title}</h2>
        <Link to={href(all)} aria-label={`${title}: ${t('all')}`} className="link ml-auto font-medium">
          {t('all')}
        </Link>
      </div>
      {children}
      {note !== '' && <p className="card-note">{note}</p>}
    </section>
  )
}
