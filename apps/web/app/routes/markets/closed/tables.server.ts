import type { MarketLiquidation, MarketSettlement } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, writeMarketOf, type Naming } from '../../../language/write-part.server.ts'
import { fetchLiquidations, fetchSettlements } from '../../../sources/markets/markets.server.ts'
import { namesAt } from '../../../sources/names/names.server.ts'
import {
  account,
  block,
  fileOnly,
  moment,
  nothing,
  number,
  words,
} from '../../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../../views/lists/table.ts'
import { sayStatus } from '../../../views/markets/market-rows.server.ts'
import { writeRenamedMarket } from '../../../views/markets/market-then.server.ts'
import { writeCause } from '../market/history.server.ts'
import { causeInWords } from '../market/replay/owners.server.ts'
import { writeNumber } from '../market/units.server.ts'
import type { ClosedList } from './read-closed.server.ts'
import type { ListPage } from '../../../views/lists/list-page.ts'

type Asked = { search: { marketId: string; account: string }; cursor: string; limit: number; naming: Naming }

export const fetchClosed: Record<ClosedList, (asked: Asked) => Promise<ListPage>> = {
  async liquidations({ search, cursor, limit, naming }) {
    const { liquidations, next } = await fetchLiquidations(search, { cursor, limit })
    return { table: tabulateLiquidations(liquidations, naming), next }
  },
  async settlements({ search, cursor, limit, naming }) {
    const { settlements, next } = await fetchSettlements(search.marketId, { cursor, limit })
    return { table: tabulateSettlements(settlements, naming), next }
  },
}

export function tabulateLiquidations(told: readonly MarketLiquidation[], naming: Naming): Table {
  const [t, market] = [translationsIn(naming.language, 'markets'), translationsIn(naming.language, 'market')]
  const trades = translationsIn(naming.language, 'trades')
  const isOnlyInFile = true
  return {
    columns: [
      { name: t('closed.columns.market') },
      { name: market('facts.id'), isOnlyInFile },
      { name: trades('columns.block') },
      { name: t('closed.columns.when'), isTime: true, isOnlyInFile },
      { name: market('liquidations.whose') },
      { name: market('liquidations.position') },
      { name: market('book.quantity'), isOnlyInFile },
      { name: market('liquidations.price'), isNumber: true },
      { name: market('liquidations.left'), isNumber: true },
      { name: trades('columns.pnl'), isOnlyInFile },
      { name: market('liquidations.lost'), isNumber: true },
      { name: market('liquidations.insurance'), isNumber: true },
      { name: market('facts.quote'), isOnlyInFile },
      { name: market('liquidations.by') },
      { name: market('replay.transaction') },
    ],
    rows: told.map((one, at) => {
      const then = { ...naming, names: namesAt(naming.names, one.height) }
      const money = moneyIn(one.quoteDenom, then)
      const when = moment(one.time, naming)
      const way = market(one.wasLong ? 'liquidations.long' : 'liquidations.short', {
        quantity: writeNumber(one.quantity, '').text,
      })
      return {
        key: `${one.height} ${one.transactionHash} ${at}`,
        cells: [
          marketThen(one.marketId, then),
          fileOnly(one.marketId),
          { ...block(one.height), below: when.shown },
          fileOnly(when.file),
          account(one.account, naming),
          words([way]),
          fileOnly(one.quantity),
          money(one.price),
          money(one.payout),
          fileOnly(one.pnl),
          money(one.lost),
          money(one.insuranceUsed),
          fileOnly(one.quoteDenom),
          one.liquidator === '' ? words([market('liquidations.contract')]) : account(one.liquidator, naming),
          { ...words(causeInWords(one.transactionHash, '—')), file: one.transactionHash },
        ],
      }
    }),
  }
}

export function tabulateSettlements(told: readonly MarketSettlement[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'markets')
  const market = translationsIn(naming.language, 'market')
  const trades = translationsIn(naming.language, 'trades')
  const columns = ['price', 'positions', 'quantity', 'missing'] as const
  const isOnlyInFile = true
  return {
    columns: [
      { name: t('closed.columns.market') },
      { name: market('facts.id'), isOnlyInFile },
      { name: trades('columns.block') },
      { name: t('closed.columns.when'), isTime: true, isOnlyInFile },
      ...columns.map((name) => ({ name: t(`closed.columns.${name}`), isNumber: true })),
      { name: market('facts.quote'), isOnlyInFile },
      { name: market('changes.cause') },
      { name: t('closed.columns.now') },
    ],
    rows: told.map((one) => {
      const then = { ...naming, names: namesAt(naming.names, one.height) }
      const money = moneyIn(one.quoteDenom, then)
      const when = moment(one.time, naming)
      return {
        key: `${one.height} ${one.marketId}`,
        cells: [
          marketThen(one.marketId, then),
          fileOnly(one.marketId),
          { ...block(one.height), below: when.shown },
          fileOnly(when.file),
          money(one.price),
          number(String(one.positions)),
          number(one.quantity),
          one.missingFunds === '' ? nothing : money(one.missingFunds),
          fileOnly(one.quoteDenom),
          words(writeCause(one, naming)),
          words([sayStatus(one.status, naming.language)]),
        ],
      }
    }),
  }
}

/** By what it was called then, with what it is called now. */
function marketThen(marketId: string, then: Naming): Cell {
  const below = writeRenamedMarket(then, marketId).join(' · ')
  return {
    ...words([writeMarketOf(marketId, then)]),
    ...(below !== '' && { below: [below] }),
  }
}

function moneyIn(denom: string, naming: Naming): (amount: string) => Cell {
  const unit = symbolOf(denom, naming)
  return (amount) => (amount === '' ? nothing : { ...number(amount), shown: [writeNumber(amount, unit)] })
}
