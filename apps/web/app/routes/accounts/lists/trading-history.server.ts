import { shortenHash } from '@injsight/chain'
import type { AccountTrade, Fill, OrderHappening } from '@injsight/injsight-v1'
import { translationsIn } from '../../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../../language/write-part.server.ts'
import { plainText, type Written } from '../../../language/written.ts'
import { fetchAccountTrades, fetchOrderHistory } from '../../../sources/account.server.ts'
import {
  fileOnly,
  momentOfBlock,
  nothing,
  orderNumber,
  price as priceCell,
  subaccount,
  withUnit,
  words,
} from '../../../views/lists/cells.server.ts'
import type { Cell, Row } from '../../../views/lists/table.ts'
import { linkToOrder } from '../../../views/orders/path-of-order.ts'
import { sayEnd } from '../../../views/orders/say-end.server.ts'
import { writeKind } from '../../../views/orders/write-kind.server.ts'
import { linkToFill, pathOfFill } from '../../../views/trades/path-of-fill.server.ts'
import { explainRefusal } from '../../../views/orders/explain-refusal.server.ts'
import { explainCancel } from '../../../views/orders/order-fates.server.ts'
import type { List, ListRequest } from './list.ts'

/** Who never traded has none; of all others nobody counts. */
const isUncounted: List['count'] = ({ hasTraded }) => (hasTraded ? undefined : 0)

/** What an account bought and sold. */
export const trades: List = {
  file: 'trades',
  count: isUncounted,
  fetch: (request) => fetchTrades(request, false),
}

/** What of that closed a position, or a part of one. */
export const closedPositions: List = {
  file: 'closed-positions',
  count: isUncounted,
  fetch: (request) => fetchTrades(request, true),
}

async function fetchTrades({ naming, ...page }: ListRequest, isClosing: boolean) {
  const { trades: told, next, unknown } = await fetchAccountTrades({ ...page, isClosing })
  const t = translationsIn(naming.language, 'account')
  const hasProfit = told.some(({ profit }) => profit !== undefined)
  const columns = [
    { name: t('columns.market') },
    { name: t('columns.side') },
    { name: t('columns.size'), isNumber: true },
    { name: t('columns.price'), isNumber: true },
    { name: t('columns.fee'), isNumber: true },
    { name: t('columns.profit'), isNumber: true, isOnlyInFile: !hasProfit },
    { name: t('columns.unit'), isOnlyInFile: true },
    { name: t('columns.order'), isOnlyInFile: true },
    { name: t('columns.subaccount'), isNumber: true },
    { name: t('columns.time'), isTime: true },
  ]
  const rows = told.flatMap((one) => tradeRows(one, naming))
  return { table: { columns, rows, narrow: 'fills' as const }, next, unknown }
}

function tradeRows({ fill, profit, quoteDenom }: AccountTrade, naming: Naming): Row[] {
  if (fill === undefined) return []
  const t = translationsIn(naming.language, 'account')
  const { height, time, marketId, sequence, price, fee, subaccountId } = fill
  return [
    {
      key: `${marketId} ${sequence}`,
      cells: [
        words([writeMarketOf(marketId, naming)]),
        {
          ...sideOf(fill, naming, pathOfFill(fill, naming)),
          below: [t(fill.isMaker ? 'columns.maker' : 'columns.taker')],
        },
        orderNumber(fill.quantity),
        withUnit(priceCell(price), quoteDenom, naming),
        withUnit(orderNumber(fee), quoteDenom, naming),
        profit === undefined ? nothing : withUnit(orderNumber(profit), quoteDenom, naming),
        fileOnly(quoteDenom),
        fileOnly(fill.orderHash),
        subaccount(subaccountId),
        momentOfBlock(height, time, naming),
      ],
    },
  ]
}

/** What happened to an account's orders, step by step. */
export const orderHistory: List = {
  file: 'order-history',
  count: isUncounted,
  async fetch({ naming, ...page }) {
    const { happenings, next, unknown } = await fetchOrderHistory(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.market') },
      { name: t('columns.side') },
      { name: translationsIn(naming.language, 'trades')('columns.type'), isOnlyInFile: true },
      { name: t('columns.happened') },
      { name: t('columns.size'), isNumber: true },
      { name: t('columns.price'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
      { name: t('columns.order') },
      { name: t('columns.transaction'), isOnlyInFile: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = happenings.map((one, place) => happeningRow(one, place, naming))
    return { table: { columns, rows, narrow: 'steps' }, next, unknown }
  },
}

function happeningRow(happening: OrderHappening, place: number, naming: Naming): Row {
  const { height, time, marketId, what, terms, fill, end, hash, cid, quoteDenom, transactionHash } = happening
  const isSided = terms !== undefined || fill !== undefined || end !== undefined
  const side = sideOf(happening, naming)
  const kind = terms && writeKind(terms, naming.language)
  const price = fill?.price ?? happening.price ?? terms?.price
  return {
    key: `${height} ${what} ${hash} ${place}`,
    cells: [
      marketId === '' ? nothing : words([writeMarketOf(marketId, naming)]),
      isSided ? { ...side, ...(kind && { shown: [`${terms.isBuy ? '▲' : '▼'} ${kind}`] }) } : nothing,
      fileOnly(kind ?? ''),
      words(writeHappening(happening, naming)),
      orderNumber(fill?.quantity ?? end?.remaining ?? terms?.quantity),
      price === undefined ? nothing : withUnit(priceCell(price), quoteDenom, naming),
      fileOnly(quoteDenom),
      orderName(hash, cid),
      fileOnly(transactionHash),
      momentOfBlock(height, time, naming),
    ],
  }
}

/** By its hash, and the sender's own name for it. */
function orderName(hash: string, cid: string): Cell {
  if (hash === '') return words([cid === '' ? '—' : { text: cid.slice(0, 40), look: 'identifier' }])
  const cell: Cell = { shown: [linkToOrder(shortenHash(hash), hash, 'identifier')], file: hash }
  return cid === '' ? cell : { ...cell, below: [cid.slice(0, 40)] }
}

function writeHappening(
  { what, fill, end, refusal, transactionHash }: OrderHappening,
  naming: Naming,
): Written {
  const t = translationsIn(naming.language, 'account')
  switch (what) {
    case 'filled':
      if (fill !== undefined) return [linkToFill(t('happened.filled'), fill, naming)]
      return linked(t('happened.filled'), transactionHash)
    case 'placed':
    case 'triggered':
      return linked(t(`happened.${what}`), transactionHash)
    case 'refused': {
      const reason = refusal === undefined ? '' : plainText(explainRefusal(refusal, naming).words)
      return linked(t('happened.refused', { reason }), transactionHash)
    }
    case 'cancel_refused': {
      const { why } = explainCancel(refusal?.reason ?? '', naming)
      return linked(t('happened.cancel_refused', { reason: why }), transactionHash)
    }
    default:
      return linked(sayEnd(end?.reason, naming.language), transactionHash)
  }
}

function linked(text: string, hash: string): Written {
  return hash === '' ? [text] : [{ text, to: `/transaction/${hash}/`, look: 'name' }]
}

function sideOf({ isBuy }: Pick<Fill, 'isBuy'>, { language }: Naming, to?: string): Cell {
  const side = translationsIn(language, 'account')(isBuy ? 'columns.buy' : 'columns.sell')
  const text = isBuy ? `▲ ${side}` : `▼ ${side}`
  return { shown: [to === undefined ? text : { text, to, look: 'name' }], file: side }
}
