import { formatUnits, toSubaccount } from '@injsight/chain'
import type { NamedMarket } from '@injsight/injsight-v1'
import { isolateName } from '../../language/isolate.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { readLevels } from '../../live/order-book.ts'
import { part, type Part } from '../../page.server.ts'
import { fetchPositions } from '../../sources/account.server.ts'
import { fetchMarket, fetchOraclePrice, type ToldMarket } from '../../sources/markets/exchange.server.ts'
import { fetchOrderBook } from '../../sources/markets/markets.server.ts'
import { fetchBalance } from '../../sources/balances.server.ts'
import type { Now, Own, Traded } from '../../trading/traded.ts'
import { readRules } from '../../views/markets/rules.server.ts'
import { unitsOf } from '../markets/market/units.server.ts'

/** What whoever places an order has to know now; of the account only when one is named. */
export type DeskAnswer = { traded: Traded; now: Now; own: Part<Own> | undefined }

/** Prices beyond these are not reckoned with: a market order that reaches them is told that the book is thin. */
const mostLevels = 200
const longestTicker = 60

/** undefined for a market that nobody can trade in here: one whose decimals nobody knows, and options of another worth than 1. */
export async function loadDesk(
  market: NamedMarket,
  account: string,
  naming: Naming,
): Promise<DeskAnswer | undefined> {
  const told = await fetchMarket(market)
  const traded = told && toTraded(market, told, naming)
  if (told === undefined || traded === undefined) return undefined
  const [book, mark, own] = await Promise.all([
    fetchOrderBook(market.marketId, 0n),
    part(fetchOraclePrice(told)),
    account === '' ? undefined : part(fetchOwn(account, market, told)),
  ])
  return {
    traded,
    now: {
      buys: readLevels(book.buys.slice(0, mostLevels)),
      sells: readLevels(book.sells.slice(0, mostLevels)),
      mark: mark.value,
    },
    own,
  }
}

function toTraded(market: NamedMarket, told: ToldMarket, naming: Naming): Traded | undefined {
  const rules = readRules(told)
  const quoteDecimals = told.told.quoteTokenMeta?.decimals
  if (rules.priceTick === '' || quoteDecimals === undefined) return undefined
  // By the exchange's first generation prices are in smallest units, by its second in whole ones.
  const isOfOne = told.kind !== 'binary' || [0, quoteDecimals].includes(told.told.oracleScaleFactor)
  if (!isOfOne) return undefined
  return {
    marketId: market.marketId,
    ticker: isolateName(market.ticker, longestTicker),
    kind: told.kind,
    ...unitsOf(market, naming),
    quoteDecimals,
    priceTick: rules.priceTick,
    quantityTick: rules.quantityTick,
    minNotional: rules.minNotional || '0',
    makerFee: rules.makerFee,
    takerFee: rules.takerFee,
    relayerShare: rules.relayerShare || '0',
    initialMargin: rules.initialMargin,
    maintenanceMargin: rules.maintenanceMargin,
  }
}

/** Of the account's first subaccount: whole coins of it are the wallet's own. */
async function fetchOwn(
  account: string,
  { marketId, baseDenom, quoteDenom }: NamedMarket,
  told: ToldMarket,
): Promise<Own> {
  const isSpot = told.kind === 'spot'
  const [base, quote, positions] = await Promise.all([
    isSpot ? fetchBalance(account, baseDenom) : undefined,
    fetchBalance(account, quoteDenom),
    isSpot ? undefined : fetchPositions(account),
  ])
  const first = toSubaccount(account, 0)
  const position = positions?.positions.find((one) => one.marketId === marketId && one.subaccountId === first)
  const baseDecimals = isSpot ? told.told.baseTokenMeta?.decimals : undefined
  const quoteDecimals = told.told.quoteTokenMeta?.decimals
  return {
    base: base === undefined || baseDecimals === undefined ? undefined : formatUnits(base, baseDecimals),
    quote: quoteDecimals === undefined ? undefined : formatUnits(quote, quoteDecimals),
    position: position && {
      isLong: position.isLong,
      quantity: position.quantity?.human ?? '0',
      entryPrice: position.entryPrice?.human ?? '0',
      margin: position.margin?.human ?? '0',
    },
  }
}
