import { invalidInput } from '@injsight/errors'
import type { Fields } from '../../fields.ts'
import { account, count, market } from '../../parts.ts'
import { tell, type RuleContext } from '../../rule.ts'
import type { Part, Sentence, SentenceContext } from '../../sentence.ts'
import { tellCancel } from './cancels.ts'
import { findChanges, type Changes } from './changes.ts'
import { tellOrder } from './order.ts'
import { tellAccepted } from './refusals.ts'

/** Several orders placed, cancelled or both by one message: the daily bread of market makers. */
export function changeOrders(message: Fields, context: RuleContext, type: string): Sentence {
  const changes = findChanges(message, type)
  if (!changes) throw invalidInput('message.format', `${type} doesn't change orders`)
  return tellChanges(changes, context, type)
}

/** A single order is told as such, several by their number and markets, and whether any were refused. */
export function tellChanges(changes: Changes, context: SentenceContext, type: string): Sentence {
  return tellAccepted(changes, context, (accepted, given) => tellAsked(accepted, given, type))
}

function tellAsked(changes: Changes, context: SentenceContext, type: string): Sentence {
  const { trader, placed, cancelled, cleared } = changes
  if (placed.length + cancelled.length + cleared.length > 1) return tellNumbers(changes, context)
  const [order] = placed
  const [former] = cancelled
  if (order) return tellOrder(trader, order, 'limit', type, context)
  if (former) return tellCancel(trader, former, context)
  return tellNumbers(changes, context)
}

function tellNumbers({ trader, placed, cancelled, cleared }: Changes, context: SentenceContext): Sentence {
  const parts = { trader: account(trader) }
  const ids = new Set([...[...placed, ...cancelled].map((order) => order.text('market_id')), ...cleared])
  const [id] = ids
  if (id === undefined) return tell('exchange.emptyBatch', context, parts)
  const isOne = ids.size === 1
  const deed = deedOf(placed.length > 0, cancelled.length > 0, cleared.length > 0)
  // What is cleared on one market may make room for orders on another.
  const many = deed === 'renew' ? new Set(cleared).size : ids.size
  const where: Record<string, Part> = isOne ? { market: market(id, context) } : { markets: count(many) }
  const numbers = {
    ...(counts[deed].placed && { placed: count(placed.length) }),
    ...(counts[deed].cancelled && { cancelled: count(cancelled.length) }),
  }
  return tell(`exchange.${deed}${isOne ? '' : 'Across'}`, context, { ...parts, ...where, ...numbers })
}

const counts = {
  place: { placed: true, cancelled: false },
  cancel: { placed: false, cancelled: true },
  replace: { placed: true, cancelled: true },
  clear: { placed: false, cancelled: false },
  renew: { placed: true, cancelled: false },
}

function deedOf(places: boolean, cancels: boolean, clears: boolean): keyof typeof counts {
  if (clears) return places ? 'renew' : 'clear'
  if (places) return cancels ? 'replace' : 'place'
  return 'cancel'
}
