import type { DerivativePositionV2 } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { InsuranceFund } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { compareDecimals, formatUnits, readSubaccount, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { formatLength } from '../../../time/format-span.ts'
import { isolateOdd } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../../language/write-part.server.ts'
import type { Written } from '../../../language/written.ts'
import { mapPart, type Part } from '../../../page.server.ts'
import type { ToldMarket, ToldTrade } from '../../../sources/markets/exchange.server.ts'
import { fileOnly, nothing, number, words } from '../../../views/lists/cells.server.ts'
import type { Section } from '../../../views/lists/section.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'
import { wholeContent } from '../../../views/lists/whole-section.ts'
import { pathOfMarket } from '../../../views/markets/path-of-market.ts'
import { unitsOfTrades } from '../../../views/markets/rules.server.ts'
import { linkToRecord } from '../../../views/trades/link-to-record.server.ts'
import type { ToldFact } from '../../../views/sentences/told-facts.tsx'
import { ownerInWords } from './replay/owners.server.ts'
import { fixDecimals, mostDecimals } from './fix-decimals.ts'
import { writeNumber, type Units } from './units.server.ts'

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

export function viewTrades(
  trades: readonly ToldTrade[],
  market: ToldMarket,
  { base, quote }: Units,
  naming: Naming,
): ShownTrades {
  const t = translationsIn(naming.language, 'market')
  const units = unitsOfTrades(market)
  const list = `/trade-history/${market.kind === 'spot' ? 'spot' : 'derivatives'}/`
  const read = trades.map((trade) => ({
    ...trade,
    price: units.price(trade.price),
    quantity: units.quantity(trade.quantity),
  }))
  const [ofPrices, ofQuantities] = [
    mostDecimals(read.map(({ price }) => price)),
    mostDecimals(read.map(({ quantity }) => quantity)),
  ]
  return {
    title: t('trades.title'),
    none: t('trades.none'),
    columns: {
      price: `${t('book.price')}, ${quote}`,
      quantity: `${t('book.quantity')}, ${base}`,
      side: t('trades.side'),
      taker: t('trades.taker'),
      time: t('trades.time'),
    },
    all: {
      text: t('trades.all'),
      path: `${list}?market=${market.told.marketId}`,
      file: `${list.slice(0, -1)}.csv?market=${market.told.marketId}`,
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

const shownHolders = 25

/** Who holds positions, the largest first. */
export function viewHolders(
  told: Part<{ positions: DerivativePositionV2[]; total: number }>,
  market: ToldMarket,
  units: Units,
  naming: Naming,
): Section {
  const t = translationsIn(naming.language, 'market')
  const content = mapPart(told, ({ positions, total }) =>
    wholeContent({
      table: tableOfHolders(positions, market, units, naming),
      empty: t('holders.none'),
      hint:
        total > positions.length
          ? t('holders.capped', { shown: positions.length, count: total })
          : t('holders.hint', { count: total }),
      file: pathIn(naming.language, `${pathOfMarket(market.told.marketId)}holders.csv`),
      most: shownHolders,
    }),
  )
  return { id: 'holders', title: t('holders.title'), content }
}

export function tableOfHolders(
  positions: readonly DerivativePositionV2[],
  { told: { marketId, quoteTokenMeta } }: ToldMarket,
  { base, quote }: Units,
  naming: Naming,
): Table {
  const t = translationsIn(naming.language, 'market')
  const decimals = quoteTokenMeta?.decimals ?? 0
  const money = (smallest: string): Cell => {
    if (smallest === '') return nothing
    const exact = unscaleDecimal(scaleDecimal(smallest, 18), 18 + decimals)
    return { ...number(exact), shown: [writeNumber(exact, quote)] }
  }
  const rows = positions
    .toSorted((a, b) => compareDecimals(b.quantity, a.quantity))
    .map(({ subaccountId, direction, quantity, entryPrice, margin, liquidationPrice, upnl }) => {
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
            t(direction === 'long' ? 'liquidations.long' : 'liquidations.short', {
              quantity: writeNumber(quantity, base).text,
            }),
          ]),
          money(entryPrice),
          money(margin),
          money(liquidationPrice),
          money(upnl),
        ],
      }
    })
  return {
    columns: [
      { name: t('holders.who') },
      { name: translationsIn(naming.language, 'trades')('columns.subaccount'), isOnlyInFile: true },
      { name: t('holders.position'), isNumber: true },
      { name: t('holders.entry'), isNumber: true },
      { name: t('holders.margin'), isNumber: true },
      { name: t('holders.liquidation'), isNumber: true },
      { name: t('holders.pnl'), isNumber: true },
    ],
    rows,
  }
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
      shown: [
        { text: formatUnits(totalShare, 18, { group: true }), title: totalShare, look: 'number' },
        ' ',
        { text: isolateOdd(poolTokenDenom), look: 'identifier' },
      ],
    },
    {
      name: t('fund.notice'),
      shown: [formatLength(Number(redemptionNoticePeriodDuration), naming.language)],
    },
  ]
}
