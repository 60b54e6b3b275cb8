import type { MarketLiquidation } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../../language/write-part.server.ts'
import { fetchFundingPayments, fetchLiquidationsOf } from '../../../sources/account.server.ts'
import {
  account,
  fileOnly,
  momentOfBlock,
  number,
  subaccount,
  withUnit,
  words,
} from '../../../views/lists/cells.server.ts'
import type { Row } from '../../../views/lists/table.ts'
import type { List } from './list.ts'

/** What positions in perpetual markets paid and were paid. */
export const fundingPayments: List = {
  file: 'funding',
  count: ({ hasTraded }) => (hasTraded ? undefined : 0),
  async fetch({ naming, ...page }) {
    const { payments, next, unknown } = await fetchFundingPayments(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.market') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
      { name: t('columns.subaccount'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = payments.map(({ height, time, marketId, subaccountId, amount, quoteDenom }) => ({
      key: `${height} ${marketId} ${subaccountId}`,
      cells: [
        words([writeMarketOf(marketId, naming)]),
        withUnit(number(amount), quoteDenom, naming),
        fileOnly(quoteDenom),
        subaccount(subaccountId),
        momentOfBlock(height, time, naming),
      ],
    }))
    return { table: { columns, rows, narrow: 'fills' }, next, unknown }
  },
}

/** Positions that others closed. */
export const liquidations: List = {
  file: 'liquidations',
  count: ({ hasTraded }) => (hasTraded ? undefined : 0),
  async fetch({ naming, ...page }) {
    const { liquidations: told, next } = await fetchLiquidationsOf(page)
    const t = translationsIn(naming.language, 'account')
    const market = translationsIn(naming.language, 'market')
    const columns = [
      { name: t('columns.market') },
      { name: market('liquidations.position') },
      { name: market('liquidations.price'), isNumber: true },
      { name: market('liquidations.left'), isNumber: true },
      { name: market('liquidations.lost'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
      { name: market('liquidations.by') },
      { name: t('columns.subaccount'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = told.map((one, place) => liquidationRow(one, place, naming))
    return { table: { columns, rows }, next, unknown: [] }
  },
}

function liquidationRow(told: MarketLiquidation, place: number, naming: Naming): Row {
  const { height, time, marketId, subaccountId, wasLong, quantity, quoteDenom, liquidator } = told
  const t = translationsIn(naming.language, 'market')
  const position = t(wasLong ? 'liquidations.long' : 'liquidations.short', { quantity })
  return {
    key: `${height} ${place}`,
    cells: [
      words([writeMarketOf(marketId, naming)]),
      words([position]),
      withUnit(number(told.price), quoteDenom, naming),
      withUnit(number(told.payout), quoteDenom, naming),
      withUnit(number(told.lost), quoteDenom, naming),
      fileOnly(quoteDenom),
      liquidator === '' ? words([t('liquidations.contract')]) : account(liquidator, naming),
      subaccount(subaccountId),
      momentOfBlock(height, time, naming),
    ],
  }
}
