import { formatUnits } from '@injsight/chain'
import type { CancelFate, GetOrderFatesResponse, OrderFate, OrderTerms } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { plainText, type Piece, type Written } from '../../language/written.ts'
import { writeMarketOf } from '../../language/write-part.server.ts'
import { amountsOf, formatAmount, shortPrice } from './market-amounts.server.ts'
import { writeFailure } from '../transactions/failure.server.ts'
import { linkToFill } from '../trades/path-of-fill.server.ts'
import { isSome } from './auction.server.ts'
import { explainRefusal } from './explain-refusal.server.ts'
import { pathOfOrder } from './path-of-order.ts'
import { sayEnd } from './say-end.server.ts'
import { writeKind } from './write-kind.server.ts'
import type { OrderRow } from './placed-orders.server.ts'

/** An order and what became of it, in words. */
export type FateLine = OrderRow & {
  became: Written
  /** What may be done about a refusal. */
  step?: string
  tone: 'good' | 'bad' | 'plain'
}

export type FatesView = {
  orders: FateLine[]
  cancelled: number
  /** Cancels that did nothing, why, and what may be done about it. */
  notCancelled: { name: string; why: string; step: string }[]
}

export function viewFates({ orders, cancels }: GetOrderFatesResponse, naming: Naming): FatesView {
  return {
    orders: orders.flatMap((fate) => (fate.terms === undefined ? [] : [lineOf(fate, fate.terms, naming)])),
    cancelled: cancels.filter(({ isCancelled }) => isCancelled).length,
    notCancelled: cancels
      .filter(({ isCancelled }) => !isCancelled)
      .map(({ hash, cid, why }: CancelFate) => ({ name: cid || hash, ...explainCancel(why, naming) })),
  }
}

/** Why a cancel did nothing, which the chain tells without a code. */
export function explainCancel(log: string, naming: Naming): { why: string; step: string } {
  const code = /order doesnt exist/.test(log) ? 19 : 4
  const { words, step } = writeFailure({ codespace: 'exchange', code, log }, naming)
  return { why: plainText(words), step }
}

/** One order and what became of it. */
export function lineOf(fate: OrderFate, terms: OrderTerms, naming: Naming): FateLine {
  const failure = fate.refusal && explainRefusal(fate.refusal, naming)
  return {
    ...rowOf(terms, naming),
    became: writeFate(fate, terms, failure && plainText(failure.words), naming),
    ...(failure && { step: failure.step }),
    tone: toneOf(fate.status),
  }
}

function rowOf(terms: OrderTerms, naming: Naming): OrderRow {
  const { hash, marketId, quantity, price, margin, triggerPrice } = terms
  const { inBase, inQuote } = amountsOf(marketId, naming)
  const columns = {
    quantity: inBase(quantity),
    price: inQuote(price),
    margin: inQuote(margin),
    trigger: inQuote(triggerPrice),
  }
  const text = writeKind(terms, naming.language)
  const to = pathOfOrder(hash)
  return {
    market: [writeMarketOf(marketId, naming)],
    type: [to === undefined ? text : { text, to, look: 'name' }],
    ...Object.fromEntries(Object.entries(columns).filter(([, written]) => written !== undefined)),
  }
}

function writeFate(fate: OrderFate, terms: OrderTerms, reason: string | undefined, naming: Naming): Written {
  const t = translationsIn(naming.language, 'orders')
  const { inBase, inPrice } = amountsOf(terms.marketId, naming)
  const filled =
    fate.filled === undefined ? '' : plainText(inBase(fate.filled) ?? [formatAmount(fate.filled)])
  const price = plainText(inPrice(fate.averagePrice) ?? [formatAmount(shortPrice(fate.averagePrice))])
  const hasFills = fate.fills.length > 0
  const partly: Written = hasFills ? [linkToOnly(t('filledPart', { filled, price }), fate, naming), '; '] : []
  const end: Written = fate.end === undefined ? [] : [' ', blockOf(fate.end.height)]
  switch (fate.status) {
    case 'filled': {
      const better = betterBy(terms, fate)
      return [
        linkToOnly(t('filled', { price }), fate, naming),
        ...(better === '' ? [] : [`, ${t('better', { share: better })}`]),
      ]
    }
    case 'partially_filled':
      return [...partly, t('open')]
    case 'cancelled':
      if (fate.end?.height === 0n) return [...partly, sayEnd(fate.end.reason, naming.language)]
      if (fate.end?.reason !== 'not_placed') return [...partly, t('cancelled'), ...end]
      return [...partly, t('notPlaced'), ...end, ...(reason === undefined ? [] : [` · ${reason}`])]
    case 'expired':
    case 'unfilled':
      return [...partly, t(fate.status), ...end]
    case 'open':
      return [t('rests')]
    case 'waiting':
    case 'triggered':
      return [t(fate.status)]
    case 'refused':
      return [t('refused', { reason: reason ?? translationsIn(naming.language, 'states')('unknown') })]
    default:
      return [t('unknown')]
  }
}

/** What was filled at once leads to its trade. */
function linkToOnly(text: string, { fills }: OrderFate, naming: Naming): Piece | string {
  const [only, ...more] = fills.filter(isSome)
  return only === undefined || more.length > 0 ? text : linkToFill(text, only, naming)
}

function blockOf(height: bigint): Piece {
  return { text: formatUnits(height.toString(), 0, { group: true }), to: `/block/${height}/`, look: 'number' }
}

/** How much better than asked a limit order was filled, in percent; empty when it wasn't, or it asked no price. */
function betterBy(terms: OrderTerms, { averagePrice }: OrderFate): string {
  const [asked, got] = [scale(terms.price?.human), scale(averagePrice?.human)]
  if (terms.isMarketOrder || asked === undefined || got === undefined || asked === 0n) return ''
  const gain = terms.isBuy ? asked - got : got - asked
  const hundredths = (gain * 10_000n) / asked
  return hundredths <= 0n ? '' : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`
}

function scale(text: string | undefined): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.slice(0, 18).padEnd(18, '0'))
}

function toneOf(status: string): FateLine['tone'] {
  if (status === 'filled' || status === 'partially_filled') return 'good'
  return status === 'refused' || status === 'unfilled' ? 'bad' : 'plain'
}
