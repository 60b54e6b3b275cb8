import type { InsuranceFund } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { readSubaccount } from '@injsight/chain'
import type { ListMarketPositionsResponse, OrderAmount, Position } from '@injsight/injsight-v1'
import { formatQuery } from '../../../format-query.ts'
import { formatMinute } from '../../../time/read-minute.ts'
import { formatLength } from '../../../time/format-span.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeBalance, writeCoin, writeDenom, type Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import type { ToldMarket, ToldTrade } from '../../../sources/markets/exchange.server.ts'
import { fetchMarketPositions } from '../../../sources/markets/markets.server.ts'
import { fileOnly, nothing, number, words } from '../../../views/lists/cells.server.ts'
import type { FetchList, ListPage } from '../../../views/lists/list-page.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'
import { readRules, unitsOfTrades } from '../../../views/markets/rules.server.ts'
import { linkToRecord } from '../../../views/trades/link-to-record.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { ownerInWords } from './replay/owners.server.ts'
import { fixDecimals, mostDecimals } from './fix-decimals.ts'
import { nameIn, writeNumber, writeQuantity, type Units } from './units.server.ts'

/** A trade as a line: numbers of a column have as many decimals. */
export type TradeLine = {
  id: string
  isBuy: boolean
  side: string
  price: string
  quantity: string
  /** Milliseconds since 1970. */
  time: number
  /** Of its page, without a language. */
  path: string
  taker: Written
  mark: string
}

export type ShownTrades = {
  title: string
  none: string
  columns: { price: string; quantity: string; side: string; taker: string; time: string }
  lines: TradeLine[]
  /** All trades of this market, as a list and as a file; without a language. */
  all: { text: string; path: string; file: string }
}

/** @property until milliseconds since 1970, for trades up to then; undefined for the newest */
export function viewTrades(
  trades: readonly ToldTrade[],
  market: ToldMarket,
  { units: { base, quote }, until }: { units: Units; until: number | undefined },
  naming: Naming,
): ShownTrades {
  const t = translationsIn(naming.language, 'market')
  const units = unitsOfTrades(market)
  const list = `/trade-history/${market.kind === 'spot' ? 'spot' : 'derivatives'}/`
  // Its form knows minutes, and counts all of the last; the list itself begins where the page ends.
  const chosen = { market: market.told.marketId, to: until === undefined ? '' : formatMinute(until) }
  const read = trades.map((trade) => ({
    ...trade,
    price: units.price(trade.price),
    quantity: units.quantity(trade.quantity),
  }))
  const [ofPrices, ofQuantities] = [
    Math.min(mostDecimals(read.map(({ price }) => price)), decimalsOfPrices(market)),
    mostDecimals(read.map(({ quantity }) => quantity)),
  ]
  return {
    title: t('trades.title'),
    none: t('trades.none'),
    columns: {
      price: nameIn(t('book.price'), quote, naming.language),
      quantity: nameIn(t('book.quantity'), base, naming.language),
      side: t('trades.side'),
      taker: t('trades.taker'),
      time: t('trades.time'),
    },
    all: {
      text: t(until === undefined ? 'trades.all' : 'trades.allUpTo'),
      path: list + formatQuery({ ...chosen, until: until === undefined ? '' : String(until) }),
      file: `${list.slice(0, -1)}.csv${formatQuery(chosen)}`,
    },
    lines: read.map(({ tradeId, isBuy, price, quantity, time, subaccountId, isLiquidation }) => ({
      id: tradeId,
      isBuy,
      side: t(isBuy ? 'cost.buy' : 'cost.sell'),
      price: fixDecimals(price, ofPrices),
      quantity: fixDecimals(quantity, ofQuantities),
      time: Number(time),
      path: `${list}${tradeId}/`,
      taker: ownerInWords(subaccountId, naming),
      mark: isLiquidation ? t('trades.liquidation') : '',
    })),
  }
}

/** Who holds positions in a market, the largest first. */
export function listHolders(marketId: string, units: Units, naming: Naming): FetchList {
  return async (page) => pageOfHolders(await fetchMarketPositions(marketId, page), units, naming)
}

export function pageOfHolders(
  { positions, next, total, ranked }: ListMarketPositionsResponse,
  units: Units,
  naming: Naming,
): ListPage {
  const t = translationsIn(naming.language, 'market')
  const hint =
    ranked < total
      ? t('holders.capped', { shown: ranked, count: total })
      : t('holders.hint', { count: total })
  return { table: tableOfHolders(positions, units, naming), next, hint }
}

function tableOfHolders(positions: readonly Position[], units: Units, naming: Naming): Table {
  const t = translationsIn(naming.language, 'market')
  const money = (amount: OrderAmount | undefined): Cell =>
    amount === undefined || amount.human === ''
      ? nothing
      : { ...number(amount.human), shown: [writeNumber(amount.human, units.quote)] }
  const rows = positions.map(({ marketId, subaccountId, isLong, quantity, quoteDenom, ...position }) => {
    const { account } = readSubaccount(subaccountId)
    return {
      key: subaccountId,
      cells: [
        {
          shown: ownerInWords(subaccountId, naming),
          below: [linkToRecord(account, marketId, naming)],
          file: account,
        },
        fileOnly(subaccountId),
        words([
          t(isLong ? 'liquidations.long' : 'liquidations.short', {
            quantity: writeQuantity(quantity?.human ?? '', units).text,
          }),
        ]),
        fileOnly(quantity?.human ?? ''),
        money(position.entryPrice),
        money(position.margin),
        money(position.liquidationPrice),
        money(position.unrealizedProfit),
        fileOnly(quoteDenom),
      ],
    }
  })
  const isOnlyInFile = true
  return {
    columns: [
      { name: t('holders.who') },
      { name: translationsIn(naming.language, 'trades')('columns.subaccount'), isOnlyInFile },
      { name: t('holders.position'), isNumber: true },
      { name: t('book.quantity'), isOnlyInFile },
      { name: t('holders.entry'), isNumber: true },
      { name: t('holders.margin'), isNumber: true },
      { name: t('holders.liquidation'), isNumber: true },
      { name: t('holders.pnl'), isNumber: true },
      { name: t('facts.quote'), isOnlyInFile },
    ],
    rows,
  }
}

/** What is met at several prices is traded at their mean, which may have all decimals there are: two beyond the tick's do. */
function decimalsOfPrices(market: ToldMarket): number {
  const { priceTick } = readRules(market)
  return priceTick === '' ? Infinity : mostDecimals([priceTick]) + 2
}

/** What covers the losses of a market. */
export function listFund(fund: InsuranceFund | undefined, naming: Naming): ToldFact[] {
  if (fund === undefined) return []
  const t = translationsIn(naming.language, 'market')
  const { balance, depositDenom, totalShare, poolTokenDenom, redemptionNoticePeriodDuration } = fund
  return [
    { name: t('fund.balance'), shown: [writeCoin({ denom: depositDenom, amount: balance }, naming)] },
    {
      name: t('fund.shares'),
      shown: [writeBalance(poolTokenDenom, totalShare, naming), ' ', writeDenom(poolTokenDenom, naming)],
    },
    {
      name: t('fund.notice'),
      shown: [formatLength(Number(redemptionNoticePeriodDuration), naming.language)],
    },
  ]
}
