import { isConditional } from '#src/handlers/orders/asked-terms.ts'
import { packTerms } from '#src/handlers/orders/note-orders.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { divide, multiply, type createAmounts } from './amounts.ts'
import { sum } from './clearings.ts'
import type { Life } from './lives.ts'
import type { Names } from './names.ts'
import type { AskedOrder } from './asked-orders.ts'
import { transactionOf } from './order-history.ts'
import { readTerms } from './read-terms.ts'
import { readTrade } from './read-trade.ts'
import type { Counterparty, OrderEnd, OrderFate, OrderStatus, OrderTerms } from './types.ts'

type Amounts = ReturnType<typeof createAmounts>

export function readFate(asked: AskedOrder, lives: Map<string, Life>, names: Names): OrderFate {
  const { message, place, market, hash, refusal, terms, generation } = asked
  const account = terms.subaccount.account.key
  const read = readTerms(packTerms(terms, generation), { market, account, hash: hash ?? null }, names)
  const life = hash && lives.get(toPrefixedHex(hash))
  return { ...readLife(read, asked, life, names), message, place, refusal }
}

function readLife(
  terms: OrderTerms,
  asked: AskedOrder,
  life: Life | undefined,
  names: Names,
): Omit<OrderFate, 'message' | 'place' | 'refusal'> {
  const fills = life?.fills ?? []
  const { amounts, quantity: filled, ...outcome } = readOutcome(asked, life, names)
  return {
    terms,
    ...outcome,
    fees: amounts.money(sum(fills.map(({ fill }) => fill.fill.fee))),
    remaining: amounts.quantity(life?.open?.fillable ?? 0n),
    fills: fills.map(({ fill, at, others }) => ({
      ...readTrade(fill, at, names),
      counterparties: others.map((other): Counterparty => ({
        subaccountId: names.subaccountId(other.account, other.fill.nonce),
        quantity: amounts.quantity(other.fill.quantity),
      })),
    })),
    end: endOf(asked, life, { status: outcome.status, filled, amounts }),
    placed: readPlaced(terms, asked, life, names),
  }
}

/** What became of an order in its shortest form. */
export function readOutcome(asked: AskedOrder, life: Life | undefined, names: Pick<Names, 'amounts'>) {
  const fills = life?.fills ?? []
  const amounts = names.amounts(asked.market, fills[0]?.fill.fill.generation ?? asked.generation)
  const quantity = sum(fills.map(({ fill }) => fill.fill.quantity))
  const notional = sum(fills.map(({ fill: { fill } }) => multiply(fill.price, fill.quantity)))
  return {
    status: statusOf(asked, life, quantity),
    quantity,
    amounts,
    filled: amounts.quantity(quantity),
    averagePrice: quantity === 0n ? null : amounts.price(divide(notional, quantity)),
  }
}

function readPlaced(
  terms: OrderTerms,
  asked: AskedOrder,
  life: Life | undefined,
  names: Names,
): OrderFate | null {
  const end = life?.end?.entry
  if (end?.kind !== 'triggered') return null
  const hash = toPrefixedHex(end.placed)
  const type = terms.isBuy ? 'BUY' : 'SELL'
  const placed = { ...asked, terms: { ...asked.terms, trigger: null } }
  const fate = readLife({ ...terms, hash, type, triggerPrice: null }, placed, life?.placed, names)
  return { ...fate, message: asked.message, place: asked.place, refusal: null }
}

function statusOf({ refusal, terms }: AskedOrder, life: Life | undefined, filled: bigint): OrderStatus {
  if (refusal !== null) return 'refused'
  if (life === undefined || life.isCut) return 'unknown'
  if (life.open !== undefined) {
    if (isConditional(terms)) return 'waiting'
    return filled === 0n ? 'open' : 'partially_filled'
  }
  if (filled === terms.quantity) return 'filled'
  const end = life.end?.entry
  if (end?.kind === 'triggered') return 'triggered'
  if (end?.kind === 'cancelled') {
    if (end.cancel.reason === 'expired') return 'expired'
    return end.cancel.reason === 'unfilled' && filled === 0n ? 'unfilled' : 'cancelled'
  }
  // The chain makes a reduce-only order no larger than what it can reduce, and tells only what it did not find of that.
  if (terms.margin === 0n && filled > 0n) return 'filled'
  if (terms.isMarketOrder && !isConditional(terms)) return filled === 0n ? 'unfilled' : 'cancelled'
  return 'unknown'
}

function endOf(
  { terms }: AskedOrder,
  life: Life | undefined,
  { status, filled, amounts }: { status: OrderStatus; filled: bigint; amounts: Amounts },
): OrderEnd | null {
  if (life?.end !== undefined) {
    const { height, entry } = life.end
    if (entry.kind === 'triggered') {
      return { reason: 'triggered', height, transaction: null, remaining: amounts.quantity(terms.quantity) }
    }
    const { reason, remaining } = entry.cancel
    return {
      reason,
      height,
      transaction: transactionOf(height, entry.cause),
      remaining: amounts.quantity(remaining),
    }
  }
  // Of a market order in a spot market nothing tells what it did not find.
  const last = life?.fills.at(-1)
  if (last === undefined || status !== 'cancelled') return null
  const remaining = amounts.quantity(terms.quantity - filled)
  return { reason: 'unfilled', height: last.at.height, transaction: null, remaining }
}
