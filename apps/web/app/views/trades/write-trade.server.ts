import { findMarketNumbers, formatUnits, shortenMean, readSubaccount, type Part } from '@injsight/chain'
import { translationsIn } from '../../language/use-translations.ts'
import {
  symbolOf,
  writeAccount,
  writeCoin,
  writeMarketOf,
  writePart,
  type Naming,
} from '../../language/write-part.server.ts'
import { noBreak, withWhole, type Piece, type Written } from '../../language/written.ts'
import type { Trade, TradeKind } from '../../sources/markets/trades.server.ts'
import { knownOf } from '../sentences/known.server.ts'

/** One side of a trade in words and in the units of people. */
export type WrittenTrade = {
  id: string
  /** Of its page, without a language. */
  path: string
  height: bigint
  time: bigint
  market: Piece
  side: string
  /** What made it, as somebody would say it. */
  execution: string
  /** Whether its order rested in the book before. */
  role: string
  price: Written
  quantity: Written
  /** What was paid; less than nothing where it was received. */
  fee: Written
  recipient: Written
  account: Written
  /** The same account's address, `inj1…`. */
  owner: string
  position: { margin: Written; payout: Written; pnl: Written } | undefined
  /** The same in decimal text, without units. */
  exact: { price: string; quantity: string; fee: string; payout: string; pnl: string; quote: string }
}

export function writeTrade(kind: TradeKind, trade: Trade, naming: Naming): WrittenTrade {
  const t = translationsIn(naming.language, 'trades')
  const { tradeId, marketId, isBuy, position, executionSide } = trade
  const inQuote = (amount: string) => writeInQuote(marketId, amount, naming)
  return {
    id: tradeId,
    path: `/trade-history/${kind}/${tradeId}/`,
    height: BigInt(tradeId.split('_')[0] ?? '0'),
    time: trade.executedAt,
    market: writeMarketOf(marketId, naming),
    side: sayDirection(kind, isBuy, naming),
    execution: position?.isLiquidation === true ? t('liquidation') : sayExecution(trade, naming),
    role: executionSide === 'maker' ? t('maker') : t('taker'),
    ...writeNumbers(trade, naming),
    fee: inQuote(trade.fee),
    recipient: trade.feeRecipient === '' ? ['—'] : [writeAccount(trade.feeRecipient, naming)],
    account: writeOwner(trade.subaccountId, naming),
    owner: readSubaccount(trade.subaccountId).account,
    position: position && {
      margin: inQuote(position.margin),
      payout: inQuote(position.payout),
      pnl: inQuote(position.pnl),
    },
  }
}

/** Buys and longs are one, sells and shorts are. */
export function sayDirection(kind: TradeKind, isBuy: boolean, { language }: Naming): string {
  const t = translationsIn(language, 'trades')
  if (kind === 'spot') return isBuy ? t('buy') : t('sell')
  return isBuy ? t('long') : t('short')
}

/** What makes trades, as Injective's services call it. */
export const executions = [
  'market',
  'limitFill',
  'limitMatchRestingOrder',
  'limitMatchNewOrder',
  'marketLiquidation',
  'expiryMarketSettlement',
  'offsettingPosition',
  'synthetic',
] as const

export function sayExecution(
  { tradeExecutionType: told }: Pick<Trade, 'tradeExecutionType'>,
  { language }: Naming,
): string {
  const known = executions.find((one) => one === told)
  return known === undefined ? told : translationsIn(language, 'trades')(`executions.${known}`)
}

/** With their units where those are known, else as they were told. */
function writeNumbers(trade: Trade, naming: Naming): Pick<WrittenTrade, 'price' | 'quantity' | 'exact'> {
  const { marketId, position, fee } = trade
  const known = { ...knownOf(naming.names), failed: false }
  const numbers = findMarketNumbers(marketId, '/injective.exchange.v1beta1.', known)
  const { quoteDenom = '', quoteDecimals = 0 } = naming.names.markets.get(marketId) ?? {}
  const inWhole = (amount: string) => formatUnits(amount, quoteDecimals)
  const exact = {
    price: numbers?.price(trade.price) ?? trade.price,
    quantity: numbers?.quantity(trade.quantity) ?? trade.quantity,
    fee: inWhole(fee),
    payout: position === undefined ? '' : inWhole(position.payout),
    pnl: position === undefined ? '' : inWhole(position.pnl),
    quote: symbolOf(quoteDenom, naming),
  }
  if (numbers === undefined) return { price: [exact.price], quantity: [exact.quantity], exact }
  const write = (part: Exclude<Part, { kind: 'sentence' }>) => writePart(part, naming)
  return {
    // A price may have no end: the whole of it is told on hover.
    price: withWhole(
      write(numbers.pricePart(shortenMean(exact.price))),
      write(numbers.pricePart(exact.price)),
    ),
    quantity: write(numbers.quantityPart(exact.quantity)),
    exact,
  }
}

/** Less than nothing is what somebody received. */
function writeInQuote(marketId: string, amount: string, naming: Naming): Written {
  const denom = naming.names.markets.get(marketId)?.quoteDenom
  if (denom === undefined) return [amount]
  const isNegative = amount.startsWith('-')
  const piece = writeCoin({ denom, amount: isNegative ? amount.slice(1) : amount }, naming)
  return [isNegative ? { ...piece, text: `−${piece.text}`, title: `−${piece.title}` } : piece]
}

/** The account, and which of its subaccounts where that isn't the first. */
function writeOwner(subaccountId: string, naming: Naming): Written {
  const { account, nonce } = readSubaccount(subaccountId)
  const piece = writeAccount(account, naming)
  return nonce === 0n
    ? [piece]
    : [piece, { text: `${noBreak}#${nonce}`, title: subaccountId, look: 'identifier' }]
}
