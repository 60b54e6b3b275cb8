import { scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type {
  BookLevel,
  GetOrderBookResponse,
  ListRestingOrdersResponse,
  RestingOrder,
} from '@injsight/injsight-v1'
import { pathIn } from '../../../../language/languages.ts'
import { translationsIn } from '../../../../language/use-translations.ts'
import type { Naming } from '../../../../language/write-part.server.ts'
import type { Written } from '../../../../language/written.ts'
import { readLevels } from '../../../../live/order-book.ts'
import { pathOfMarket } from '../../../../views/markets/path-of-market.ts'
import { linkToOrder } from '../../../../views/orders/path-of-order.ts'
import { causeInWords, ownerInWords } from '../replay/owners.server.ts'
import { writeNumber, writeQuantity, type Units } from '../units.server.ts'

/** Who rests at a price, the largest first. */
export type ShownLevel = {
  price: Written
  quantity: Written
  count: string
  /** What the block did to it; empty for nothing. */
  change: string
  orders: { key: string; quantity: Written; owner: Written; cause: Written; placed: Written }[]
  /** How much of it nobody is known of; empty for nothing. */
  unknown: string
}

export type ShownLevels = {
  title: string
  hint: string
  /** Path of all who rest, at any price, as a file; with its language. */
  file: string
  sides: { name: string; levels: ShownLevel[] }[]
}

/** So many prices of each side. */
export const restingLevels = 12
const mostOrders = 50
const places = 18

/**
 * Who rests at the best prices of a book, and what its block changed there.
 *
 * @param before the book one block earlier; undefined where it isn't known
 */
export function viewLevels(
  book: GetOrderBookResponse,
  resting: ListRestingOrdersResponse,
  before: GetOrderBookResponse | undefined,
  { units, naming }: { units: Units; naming: Naming },
): ShownLevels {
  const t = translationsIn(naming.language, 'market')
  const view = (isBuy: boolean) => {
    const [side, was] = isBuy ? [book.buys, before?.buys] : [book.sells, before?.sells]
    const orders = Map.groupBy(
      resting.orders.filter((order) => order.isBuy === isBuy),
      ({ price }) => price?.raw ?? '',
    )
    return side
      .slice(0, restingLevels)
      .map((level) => viewLevel(level, orders.get(level.price?.raw ?? '') ?? [], was, { units, naming }))
  }
  return {
    title: t('resting.title'),
    hint: t('resting.hint'),
    file: pathIn(naming.language, `${pathOfMarket(book.marketId)}resting.csv?at=${book.height}`),
    sides: [
      { name: t('resting.sells'), levels: view(false) },
      { name: t('resting.buys'), levels: view(true) },
    ],
  }
}

function viewLevel(
  told: BookLevel,
  orders: readonly RestingOrder[],
  before: readonly BookLevel[] | undefined,
  { units, naming }: { units: Units; naming: Naming },
): ShownLevel {
  const t = translationsIn(naming.language, 'market')
  const [level = { price: '0', quantity: '0' }] = readLevels([told])
  const known = orders.map(quantityOf).reduce((sum, one) => sum + one, 0n)
  const missing = scaleDecimal(level.quantity, places) - known
  const write = (quantity: bigint) => writeQuantity(unscaleDecimal(quantity, places), units)
  const placedIn = (height: bigint): Written =>
    height === 0n
      ? [t('resting.early')]
      : [{ text: t('resting.block', { height: String(height) }), to: `/block/${height}/`, look: 'name' }]
  return {
    price: [writeNumber(level.price, units.quote)],
    quantity: [writeQuantity(level.quantity, units)],
    count: t('resting.count', { count: orders.length }),
    change: before === undefined ? '' : changeOf(level, readLevels(before), naming),
    orders: orders.slice(0, mostOrders).map((order) => ({
      key: order.hash,
      quantity: [{ ...linkToOrder('', order.hash), ...write(quantityOf(order)) }],
      owner: ownerInWords(order.subaccountId, naming),
      cause: causeInWords(order.transactionHash, t('replay.chain')),
      placed: placedIn(order.placed),
    })),
    unknown: missing > 0n ? t('resting.unknown', { amount: write(missing).text }) : '',
  }
}

function quantityOf({ quantity }: RestingOrder): bigint {
  return scaleDecimal(quantity?.human || quantity?.raw || '0', places)
}

function changeOf(
  { price, quantity }: { price: string; quantity: string },
  before: readonly { price: string; quantity: string }[],
  { language }: Naming,
): string {
  const t = translationsIn(language, 'market')
  const was = before.find((one) => one.price === price)
  if (was === undefined) return t('resting.new')
  const change = scaleDecimal(quantity, places) - scaleDecimal(was.quantity, places)
  if (change === 0n) return ''
  const size = writeNumber(unscaleDecimal(change < 0n ? -change : change, places), '').text
  return t('resting.changed', { change: `${change > 0n ? '+' : '−'}${size}` })
}
