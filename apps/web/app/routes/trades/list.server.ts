import { formatMoment } from '../../time/format-moment.ts'
import { csvTime } from '../../csv.server.ts'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import {
  fetchTrades,
  type Trade,
  type TradeKind,
  type TradeSearch,
} from '../../sources/markets/trades.server.ts'
import { block, fileOnly, words } from '../../views/lists/cells.server.ts'
import type { Row, Table } from '../../views/lists/table.ts'
import { writeTrade } from '../../views/trades/write-trade.server.ts'
import type { TradePlace } from './read-trades.server.ts'

type PageAsked = { kind: TradeKind; search: TradeSearch; place: TradePlace; limit: number }

/**
 * @property next where the next page begins; undefined for the end of the list
 * @property lookedSince of a page that is short: since when trades were looked through, milliseconds since 1970
 */
export type TradePage = { trades: Trade[]; next: TradePlace | undefined; lookedSince: bigint | undefined }

export type ListedTrades = Omit<TradePage, 'trades'> & { table: Table }

/** A page of trades as lines of a list. */
export async function listTrades({
  naming,
  ...asked
}: PageAsked & { naming: Naming }): Promise<ListedTrades> {
  const { trades, ...page } = await fetchTradePage(asked)
  return { ...page, table: toTable(asked.kind, trades, naming) }
}

/** A page of trades. */
export async function fetchTradePage({ kind, search, place, limit }: PageAsked): Promise<TradePage> {
  const { trades: told, rest } = await fetchTrades(kind, search, { skip: place.skip, limit: limit + 1 })
  const trades = told.slice(0, limit)
  const isFull = told.length > limit
  return {
    trades,
    next: isFull ? nextPlace(trades, place) : rest,
    lookedSince: isFull ? undefined : rest?.until,
  }
}

/** The trades of one time stay together in a list that grows: the next page begins with those that are left of it. */
export function nextPlace(
  trades: readonly Pick<Trade, 'executedAt'>[],
  place: TradePlace,
): TradePlace | undefined {
  const until = trades.at(-1)?.executedAt
  if (until === undefined) return undefined
  const shown = trades.filter(({ executedAt }) => executedAt === until).length
  return { until, skip: until === place.until ? place.skip + shown : shown }
}

function toTable(kind: TradeKind, trades: readonly Trade[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'trades')
  const isOnlyInFile = true
  return {
    columns: [
      { name: t('columns.market') },
      { name: t('columns.side'), isOnlyInFile },
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.account') },
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.block'), isNumber: true },
      { name: t('columns.fee'), isNumber: true },
      { name: t('columns.time'), isTime: true },
      { name: t('columns.id'), isOnlyInFile },
      { name: t('columns.type'), isOnlyInFile },
      { name: t('columns.role'), isOnlyInFile },
      { name: t('columns.quote'), isOnlyInFile },
      { name: t('columns.recipient'), isOnlyInFile },
      { name: t('columns.subaccount'), isOnlyInFile },
      { name: t('columns.payout'), isOnlyInFile },
      { name: t('columns.pnl'), isOnlyInFile },
    ],
    rows: trades.map((trade) => rowOf(kind, trade, naming)),
    narrow: 'trades',
  }
}

function rowOf(kind: TradeKind, trade: Trade, naming: Naming): Row {
  const told = writeTrade(kind, trade, naming)
  const { exact, position } = told
  const moment = formatMoment(Number(told.time), localeOf[naming.language], 0)
  return {
    key: told.id,
    cells: [
      { ...words([told.market]), below: [`${told.execution} · ${told.role}`] },
      fileOnly(told.side),
      { shown: told.quantity, below: [told.side], file: exact.quantity },
      { shown: told.account, file: told.owner },
      { shown: told.price, file: exact.price },
      block(told.height),
      { shown: told.fee, file: exact.fee },
      { shown: [{ text: moment, to: told.path, look: 'moment' }], file: csvTime(Number(told.time)) },
      fileOnly(told.id),
      fileOnly(told.execution),
      fileOnly(told.role),
      fileOnly(exact.quote),
      fileOnly(trade.feeRecipient),
      fileOnly(trade.subaccountId),
      fileOnly(position === undefined ? '' : exact.payout),
      fileOnly(position === undefined ? '' : exact.pnl),
    ],
  }
}
