import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type {
  GetBlockAuctionResponse,
  GetOrderBookResponse,
  ListMarketPositionsResponse,
  MarketAuction,
  NamedMarket,
} from '@injsight/injsight-v1'
import { localeOf, pathIn, type Language } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { mapPart, notedPart, part, type Part } from '../../../page.server.ts'
import { noteBeside, passOn, type Beside } from '../../../sources/asking/besides.server.ts'
import {
  fetchFund,
  fetchFundingRates,
  fetchMarket,
  fetchOpenInterest,
  fetchOraclePrice,
  fetchTrades,
  type ToldMarket,
} from '../../../sources/markets/exchange.server.ts'
import { fetchMarkedCandles, type CandlesAsked } from '../../../sources/markets/candles.server.ts'
import {
  fetchLiquidations,
  fetchMarketChanges,
  fetchMarketDay,
  fetchMarketPositions,
  fetchOrderBook,
  fetchRestingOrders,
} from '../../../sources/markets/markets.server.ts'
import { fetchBlockAuction } from '../../../sources/markets/orders.server.ts'
import { formatMoment } from '../../../time/format-moment.ts'
import {
  describeListing,
  fetchMarketListing,
  sayCategories,
} from '../../../views/markets/market-listing.server.ts'
import { viewFunding } from '../../../views/markets/funding.server.ts'
import { pathOfFunding } from '../../../views/markets/market-pages.server.ts'
import { writeRenamedMarket } from '../../../views/markets/market-then.server.ts'
import { pathOfMarket } from '../../../views/markets/path-of-market.ts'
import { readRules, type Rules } from '../../../views/markets/rules.server.ts'
import { writeShare } from '../../../views/markets/write-share.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { pagedSection } from '../../../views/lists/paged-section.server.ts'
import { contentWithSource, withSource } from '../../../views/lists/told-content.server.ts'
import { factOfSource } from '../../../views/sentences/told-facts.server.ts'
import type { Section } from '../../../views/lists/section.ts'
import { viewBook } from './book/book.server.ts'
import { viewChart, type PastBlock } from './chart/chart.server.ts'
import { viewCost } from './book/cost.server.ts'
import { takerFeeAt } from './book/taker-fee.ts'
import { listFacts } from './facts.server.ts'
import { heightText, viewHead } from './head.server.ts'
import { listChanges, viewLiquidations } from './history.server.ts'
import { restingLevels, viewLevels } from './book/levels.server.ts'
import { listMoved } from './replay/moved.server.ts'
import { queryOfMoment, sides, type Moment } from './replay/read-moment.ts'
import { viewReplay } from './replay/replay.server.ts'
import { listFund, pageOfHolders, viewTrades } from './trading.server.ts'
import { unitsOf, writeNumber, writeQuantity, type Units } from './units.server.ts'

// How much it shows of what has a page of its own.
export const liquidations = 50
export const shownTrades = 20
export const shownRates = 100
/** The newest changes, among which what the fee was at a moment is looked for. */
const readForFee = 200

/** Of which block a book is, and of when, where that is told. */
function sayAfter({ height, time }: GetOrderBookResponse, language: Language): string {
  const t = translationsIn(language, 'market')
  if (time === 0n) return t('book.afterBlock', { height: heightText(height) })
  const moment = formatMoment(Number(time), localeOf[language], 0)
  return t('book.after', { height: heightText(height), moment })
}

type Told = { beside?: Beside | undefined }

/** Where a list of the page begins, and how long it is. */
type PageOf = (list: 'holders' | 'changes') => { cursor: string; rows: number; language: Language }

/** All that a market's page shows, at a moment. */
export async function loadMarket(
  market: NamedMarket,
  { moment, base, pageOf }: { moment: Moment; base: string; pageOf: PageOf },
  naming: Naming,
) {
  const { marketId } = market
  const isSpot = market.kind === 'spot'
  const [ofHolders, ofChanges] = [pageOf('holders'), pageOf('changes')]
  const bookTold = fetchBookOf(marketId, moment)
  const past = pastBlockOf(bookTold, moment)
  const units = unitsOf(market, naming)
  const t = translationsIn(naming.language, 'market')
  const paged = { path: base, chosen: queryOfMoment(moment), isFarDown: true }
  const { cursor, rows: limit } = ofHolders
  const held = isSpot ? undefined : noteBeside(() => fetchMarketPositions(marketId, { cursor, limit }))
  const [told, day, book, candles, changes, since, closed, trades, holders, rates, fund, interest, listing] =
    await Promise.all([
      notedPart(() => fetchMarket(market)),
      notedPart(() => fetchMarketDay(marketId)),
      bookTold,
      notedPart(async () => fetchMarkedCandles(market, await candlesAsked(moment, past))),
      pagedSection({
        ...paged,
        id: 'changes',
        title: t('changes.title'),
        fetch: listChanges({ marketId, units, to: moment.at }, naming),
        empty: t('changes.none'),
        hint: upToBlock(moment.at, naming),
        file: `${pathOfMarket(marketId)}changes.csv`,
        page: ofChanges,
      }),
      moment.at === undefined
        ? undefined
        : part(fetchMarketChanges(marketId, { limit: readForFee, cursor: '' })),
      isSpot
        ? undefined
        : notedPart(() =>
            fetchLiquidations({ marketId, account: '' }, { limit: liquidations, cursor: '', to: moment.at }),
          ),
      notedPart(async () => fetchTrades(market, shownTrades, (await past)?.time)),
      held &&
        pagedSection({
          ...paged,
          id: 'holders',
          title: t('holders.title'),
          fetch: async () => {
            const { value, beside } = await held
            passOn(beside)
            return pageOfHolders(value, units, naming)
          },
          empty: t('holders.none'),
          file: `${pathOfMarket(marketId)}holders.csv`,
          page: ofHolders,
        }),
      market.kind === 'perpetual' ? notedPart(() => fetchFundingRates(marketId, shownRates)) : undefined,
      isSpot ? undefined : notedPart(() => fetchFund(marketId)),
      held && part(fetchInterest(marketId, cursor, held)),
      fetchMarketListing(),
    ])
  const upTo = await past
  const [auction, oracle, replayed] = await Promise.all([
    book.value && part(fetchBlockAuction(book.value.height)),
    told.value && part(fetchOraclePrice(told.value)),
    book.value && loadReplayed(book.value, moment),
  ])
  const rules = told.value && readRules(told.value)
  const fee = takerFeeAt(moment.at, rules?.takerFee, since?.value?.changes)
  const sayTrading = translationsIn(naming.language, 'trading')
  const inWords = { units, naming }
  const asked = {
    moment,
    base,
    marketId,
    auction: auction?.value,
    moved: listMoved(ofMarket(auction?.value, marketId), ofMarket(replayed?.traded, marketId), inWords),
    levels:
      book.value && replayed?.resting && viewLevels(book.value, replayed.resting, replayed.before, inWords),
  }
  const { language } = naming
  const ofNow = moment.at === undefined ? '' : t('ofNow', { height: heightText(moment.at) })
  const noteOn = ({ beside }: Told) => withSource('', beside, language)
  const noted = (section: Section, { beside }: Told): Section => ({
    ...section,
    content: contentWithSource(section.content, beside, language),
  })
  const factOn = ({ beside }: Told) => factOfSource(beside, language)
  const more = [
    ...listNow({ rules, interest: interest?.value, oracle: oracle?.value, units }, naming),
    ...factOn(day),
  ]
  const head = viewHead(market, day.value, { units, more }, naming)
  const listed = [
    ...sayCategories(marketId, listing, language),
    ...describeListing(marketId, listing, language),
  ]
  return {
    marketId,
    head: {
      ...head,
      about: [head.about, ...listed].join(' · '),
      past: joinSaid(ofNow, ...writeRenamedMarket(naming, marketId)),
    },
    countdown: rules?.funding && { name: t('head.next'), time: rules.funding.next },
    chart: mapPart(candles, (marked) => ({
      ...viewChart(marked, { moment, base, ticker: market.ticker, upTo }, naming),
      note: noteOn(candles),
    })),
    book: mapPart(book, (value) => ({
      title: t('book.title'),
      after: [sayAfter(value, language), noteOn(book)].filter((said) => said !== '').join(' · '),
      book: viewBook(value, units, naming),
      height: String(value.height),
      marketId,
      isLive: moment.at === undefined,
    })),
    replay: mapPart(book, (value) => viewReplay(value, asked, naming)),
    cost: mapPart(book, (value) => {
      // Nobody asks what an order would cost of whom nobody sells to, nor buys from.
      if (value.sells.length === 0 && value.buys.length === 0 && moment.size === '') return undefined
      const form = formOfCost(moment, base, units.base, naming)
      return {
        form,
        cost: viewCost(value, { ...moment, units, isSpot: market.kind === 'spot', fee }, naming),
      }
    }),
    trade: canTrade(market) && {
      title: sayTrading('title'),
      about: sayTrading('about'),
      open: sayTrading('open'),
      marketId,
    },
    trades: withMarket(trades, told, (list, one) => ({
      ...viewTrades(list, one, { units, until: upTo?.time }, naming),
      note: withSource(upTo === undefined ? ofNow : upToBlock(upTo.height, naming), trades.beside, language),
    })),
    holders: holders && saidToBe(ofNow, holders),
    facts: {
      title: t('facts.title'),
      lines: [...listFacts(market, rules, units, naming), ...factOn(told)],
      missing: told.missing === undefined ? ofNow : t('facts.missing'),
    },
    fund: fund && {
      title: t('fund.title'),
      none: t('fund.none'),
      note: ofNow,
      lines: mapPart(fund, (value) =>
        value === undefined ? [] : [...listFund(value, naming), ...factOn(fund)],
      ),
    },
    funding: rates && {
      title: t('funding.title'),
      none: t('funding.none'),
      hint: withSource(joinSaid(t('funding.positive'), ofNow), rates.beside, language),
      all: { text: t('funding.all'), path: pathIn(naming.language, pathOfFunding(marketId)) },
      shown: mapPart(rates, (list) =>
        viewFunding(list, { ticker: market.ticker, interval: rules?.funding?.interval ?? 3600 }, naming),
      ),
    },
    changes,
    liquidations:
      closed &&
      noted(
        saidToBe(
          upToBlock(moment.at, naming),
          viewLiquidations(closed, { marketId, units, to: moment.at }, naming),
        ),
        closed,
      ),
  }
}

/** Contracts that are held long: where a page has all positions, they aren't asked for. */
async function fetchInterest(
  marketId: string,
  cursor: string,
  held: Promise<{ value: ListMarketPositionsResponse }>,
): Promise<string | undefined> {
  const page = await held.then(
    ({ value }) => value,
    () => undefined,
  )
  const isWhole = cursor === '' && page?.next === '' && page.ranked === page.total
  const longs = page?.positions.filter(({ isLong }) => isLong).map(({ quantity }) => quantity?.human ?? '')
  if (!isWhole || longs === undefined || longs.includes('')) return fetchOpenInterest(marketId)
  return unscaleDecimal(
    longs.reduce((sum, quantity) => sum + scaleDecimal(quantity, places), 0n),
    places,
  )
}

const places = 18

/** @param height of the block after which nothing counts; undefined for now, when nothing is said */
function upToBlock(height: bigint | undefined, { language }: Naming): string {
  const t = translationsIn(language, 'market')
  return height === undefined ? '' : t('trades.upTo', { height: heightText(height) })
}

/** A list with what is said of the whole of it. */
function saidToBe(said: string, section: Section): Section {
  const content = mapPart(section.content, (value) => ({ ...value, hint: joinSaid(value.hint, said) }))
  return { ...section, content }
}

function joinSaid(...said: string[]): string {
  return said.filter((one) => one !== '').join(' ')
}

/** What is closed is traded nowhere. */
function canTrade({ status }: NamedMarket): boolean {
  return status === 'Active'
}

/**
 * Of now the book is a part that may be missing. Who asks for a moment asks for its book: what is wrong with that is
 * wrong with the page, be it that no such book is known, that the index is silent, or that nobody asked tells of it.
 */
async function fetchBookOf(marketId: string, { at }: Moment): Promise<Part<GetOrderBookResponse>> {
  return at === undefined
    ? notedPart(() => fetchOrderBook(marketId, 0n))
    : noteBeside(() => fetchOrderBook(marketId, at))
}

/** The block that the page is about; undefined for now, and where nobody tells when it was. */
async function pastBlockOf(
  book: Promise<Part<GetOrderBookResponse>>,
  { at }: Moment,
): Promise<PastBlock | undefined> {
  if (at === undefined) return undefined
  const { value } = await book
  return value === undefined || value.time === 0n
    ? undefined
    : { height: value.height, time: Number(value.time) }
}

/** The chart ends where it is asked to, or at the block that the page is about. */
async function candlesAsked(
  { resolution, until }: Moment,
  past: Promise<PastBlock | undefined>,
): Promise<CandlesAsked> {
  const block = await past
  const end = until ?? block?.time
  return {
    resolution,
    until: end === undefined ? undefined : Math.floor(end / 1000),
    upTo: until === undefined ? block : undefined,
  }
}

/** What of a moment is told besides the book: who rested, the book a block earlier, and the trades before. */
async function loadReplayed({ marketId, height, from, tradedBefore }: GetOrderBookResponse, { at }: Moment) {
  const [resting, before, traded] = await Promise.all([
    at === undefined ? undefined : part(fetchRestingOrders(marketId, height, restingLevels)),
    at === undefined || height <= from ? undefined : part(fetchOrderBook(marketId, height - 1n)),
    tradedBefore === 0n ? undefined : part(fetchBlockAuction(tradedBefore)),
  ])
  return { resting: resting?.value, before: before?.value, traded: traded?.value }
}

function ofMarket(told: GetBlockAuctionResponse | undefined, marketId: string): MarketAuction | undefined {
  return told?.markets.find((market) => market.marketId === marketId)
}

type Now = {
  rules: Rules | undefined
  interest: string | undefined
  oracle: string | undefined
  units: Units
}

/** What of a derivative market is so now. */
function listNow({ rules, interest, oracle, units }: Now, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'market')
  const facts: ToldFact[] = []
  if (oracle !== undefined) facts.push({ name: t('head.oracle'), shown: [writeNumber(oracle, units.quote)] })
  if (interest !== undefined)
    facts.push({ name: t('head.interest'), shown: [writeQuantity(interest, units)] })
  if (rules?.funding !== undefined)
    facts.push({ name: t('head.funding'), shown: [writeShare(rules.funding.rate, { isSigned: true })] })
  if (rules?.expires !== undefined)
    facts.push({ name: t('head.expiry'), shown: [formatMoment(rules.expires, localeOf[language], 0)] })
  return facts
}

/** What can only be read with the market itself. */
function withMarket<Told, Shown>(
  told: Part<Told>,
  market: Part<ToldMarket | undefined>,
  view: (value: Told, market: ToldMarket) => Shown,
): Part<Shown> {
  if (told.missing !== undefined) return told
  if (market.value !== undefined) return { value: view(told.value, market.value) }
  return { missing: market.missing ?? '' }
}

function formOfCost(moment: Moment, base: string, unit: string, { language }: Naming) {
  const t = translationsIn(language, 'market')
  const { side: _side, size: _size, ...kept } = queryOfMoment(moment)
  return {
    title: t('cost.title'),
    hint: t('cost.hint'),
    path: pathIn(language, base),
    kept,
    sideLabel: t('cost.side'),
    sides: sides.map((value) => ({ value, text: t(`cost.${value}`) })),
    side: moment.side,
    sizeLabel: t('cost.sizeIn', { unit }),
    size: moment.size,
    count: t('cost.count'),
  }
}
