import { compareDecimals } from '@injsight/chain'
import type { OpenOrder, OrderAmount, Position } from '@injsight/injsight-v1'
import { linkToOrder } from '../../../views/orders/path-of-order.ts'
import { writeKind } from '../../../views/orders/write-kind.server.ts'
import { writeMarketOf } from '../../../language/write-part.server.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../../language/write-part.server.ts'
import { fetchOpenOrders, fetchPositions, fetchSubaccounts } from '../../../sources/account.server.ts'
import {
  amount,
  fileOnly,
  noneFor,
  orderNumber,
  price,
  subaccount,
  withUnit,
  words,
} from '../../../views/lists/cells.server.ts'
import { leverageOf, subtract } from './decimals.ts'
import type { List } from './list.ts'
import type { Cell, Row, Table } from '../../../views/lists/table.ts'

/** Open positions in derivative markets. */
export const positions: List = {
  file: 'positions',
  isWhole: true,
  count: (counts) => counts.positions,
  async fetch({ account, naming }) {
    const { positions: told, height, unknown } = await fetchPositions(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.market') },
      { name: t('columns.side') },
      { name: t('columns.size'), isNumber: true },
      { name: t('columns.entry'), isNumber: true },
      { name: t('columns.margin'), isNumber: true },
      { name: t('columns.mark'), isNumber: true },
      { name: t('columns.liquidation'), isNumber: true },
      { name: t('columns.unrealised'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
      { name: t('columns.subaccount'), isNumber: true },
      { name: t('columns.block'), isNumber: true, isOnlyInFile: true },
    ]
    const asOf = fileOnly(height === 0n ? '' : height)
    const rows = told.map((one) => {
      const { key, cells } = positionRow(one, naming)
      return { key, cells: [...cells, asOf] }
    })
    return { table: { columns, rows }, next: '', unknown }
  },
}

function positionRow(position: Position, naming: Naming): Row {
  const t = translationsIn(naming.language, 'account')
  const { marketId, subaccountId, isLong, quantity, entryPrice, margin, quoteDenom } = position
  const { markPrice, unrealizedProfit } = position
  const inQuote = (told: OrderAmount) => withUnit(orderNumber(told), quoteDenom, naming)
  const unmarked = noneFor(t('positions.noMark'))
  const side = t(isLong ? 'columns.long' : 'columns.short')
  const times = leverageOf({ quantity: quantity?.human, price: entryPrice?.human, margin: margin?.human })
  return {
    key: `${marketId} ${subaccountId}`,
    cells: [
      words([writeMarketOf(marketId, naming)]),
      { shown: [isLong ? `▲ ${side}` : `▼ ${side}`], file: side },
      orderNumber(quantity),
      withUnit(price(entryPrice), quoteDenom, naming),
      {
        ...withUnit(orderNumber(margin), quoteDenom, naming),
        ...(times !== undefined && { below: [`${times}×`] }),
      },
      markPrice === undefined ? unmarked : withUnit(price(markPrice), quoteDenom, naming),
      liquidationCell(position, naming),
      unrealizedProfit === undefined ? unmarked : inQuote(unrealizedProfit),
      fileOnly(quoteDenom),
      subaccount(subaccountId),
    ],
  }
}

function liquidationCell({ marketId, liquidationPrice, quoteDenom }: Position, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'account')
  if (liquidationPrice === undefined)
    return noneFor(
      t(naming.names.markets.get(marketId)?.kind === 'binary' ? 'positions.paidIn' : 'positions.untold'),
    )
  // Even a price of nothing would leave something of its margin.
  if (compareDecimals(liquidationPrice.raw || '0', '0') <= 0) return noneFor(t('positions.covered'))
  return withUnit(price(liquidationPrice), quoteDenom, naming)
}

/** Orders in the books, and those that wait for their trigger. */
export const orders: List = {
  file: 'orders',
  count: ({ openOrders }) => openOrders,
  async fetch({ naming, ...page }) {
    const { orders: told, next, unknown } = await fetchOpenOrders(page)
    const t = translationsIn(naming.language, 'account')
    const hasTrigger = told.some(({ terms }) => terms?.triggerPrice !== undefined)
    const columns = [
      { name: t('columns.market') },
      { name: t('columns.side') },
      { name: t('columns.left'), isNumber: true },
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
      { name: t('columns.trigger'), isNumber: true, isOnlyInFile: !hasTrigger },
      { name: t('columns.margin'), isNumber: true, isOnlyInFile: true },
      { name: t('columns.subaccount'), isNumber: true },
      { name: t('columns.order'), isOnlyInFile: true },
    ]
    const rows = told.flatMap((one) => orderRows(one, naming))
    return { table: { columns, rows, narrow: 'orders' }, next, unknown }
  },
}

function orderRows({ terms, remaining, quoteDenom }: OpenOrder, naming: Naming): Row[] {
  if (terms === undefined) return []
  const t = translationsIn(naming.language, 'account')
  const type = writeKind(terms, naming.language)
  const [left, whole] = [orderNumber(remaining), orderNumber(terms.quantity)]
  const isUntouched = left.file === whole.file
  return [
    {
      key: terms.hash,
      cells: [
        words([writeMarketOf(terms.marketId, naming)]),
        { shown: [linkToOrder(terms.isBuy ? `▲ ${type}` : `▼ ${type}`, terms.hash)], file: type },
        isUntouched ? left : { ...left, below: [t('columns.of', { whole: String(whole.file) })] },
        withUnit(price(terms.price), quoteDenom, naming),
        fileOnly(quoteDenom),
        terms.triggerPrice === undefined ? fileOnly('') : price(terms.triggerPrice),
        terms.margin === undefined ? fileOnly('') : orderNumber(terms.margin),
        subaccount(terms.subaccountId),
        fileOnly(terms.hash),
      ],
    },
  ]
}

/** What each subaccount holds. */
export const subaccounts: List = {
  file: 'subaccounts',
  isWhole: true,
  count: (counts) => counts.subaccounts,
  async fetch({ account, naming }) {
    const { subaccounts: told, unknown } = await fetchSubaccounts(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.subaccount') },
      { name: t('asset') },
      { name: t('denom'), isOnlyInFile: true },
      { name: t('columns.available'), isNumber: true },
      { name: t('columns.inOrders'), isNumber: true },
      { name: t('columns.total'), isNumber: true },
    ]
    const rows: Table['rows'] = told.flatMap(({ id, deposits }) =>
      deposits.map(({ denom, available, total }) => ({
        key: `${id} ${denom}`,
        cells: [
          { ...subaccount(id), copy: id },
          words([{ text: symbolOf(denom, naming), title: denom, look: 'name' }]),
          fileOnly(denom),
          amount(denom, available, naming),
          amount(denom, subtract(total, available), naming),
          amount(denom, total, naming),
        ],
      })),
    )
    return { table: { columns, rows }, next: '', unknown }
  },
}
