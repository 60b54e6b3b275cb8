import { readJson } from '../../fields.ts'
import { count } from '../../parts.ts'
import type { Event, Sentence, SentenceContext } from '../../sentence.ts'
import type { Changes } from './changes.ts'

/**
 * Tells changes of orders by what became of them: the chain refuses single orders of a message that it accepts, and
 * says so by events. When nothing was accepted, it was only tried.
 */
export function tellAccepted(
  changes: Changes,
  context: SentenceContext,
  tellChanges: (changes: Changes, context: SentenceContext) => Sentence,
): Sentence {
  const asked = changes.placed.length + changes.cancelled.length
  const refused = Math.max(countByEvents(context), countOutcomes('refused', context))
  const filled = asked > 1 ? countOutcomes('filled', context) : 0
  if (refused === 0) return addFilled(tellChanges(changes, context), filled)
  if (refused >= asked && changes.cleared.length === 0)
    return tellChanges(changes, { ...context, failed: true })
  const rest = leaveOut(changes, refused)
  if (rest) {
    const sentence = tellChanges(rest, context)
    return {
      key: 'exchange.partlyCancelled',
      parts: { sentence: { kind: 'sentence', sentence }, count: count(refused) },
    }
  }
  const sentence = addFilled(tellChanges(changes, context), filled)
  return {
    key: 'exchange.partlyRefused',
    parts: { sentence: { kind: 'sentence', sentence }, count: count(refused) },
  }
}

// Orders that weren't there are not cancelled. Which these are doesn't matter where all are of one market.
function leaveOut(changes: Changes, refused: number): Changes | undefined {
  const { placed, cancelled, cleared } = changes
  const markets = new Set(cancelled.map((order) => order.text('market_id')))
  if (placed.length + cleared.length > 0 || markets.size > 1) return undefined
  return { ...changes, cancelled: cancelled.slice(refused) }
}

function addFilled(sentence: Sentence, filled: number): Sentence {
  if (filled === 0) return sentence
  return {
    key: 'exchange.someFilled',
    parts: { sentence: { kind: 'sentence', sentence }, count: count(filled) },
  }
}

// Orders may also be refused when the block ends, after the message is done.
function countOutcomes(wanted: string, { orders = [] }: SentenceContext): number {
  return orders.filter(({ status }) => status === wanted).length
}

// A chain that speaks both generations of the module tells each refusal in either.
function countByEvents({ events = [] }: SentenceContext): number {
  const counts = ['v1beta1', 'v2'].map((version) =>
    events.map((event) => countRefused(event, version)).reduce((sum, n) => sum + n, 0),
  )
  return Math.max(...counts)
}

function countRefused({ type, attributes }: Event, version: string): number {
  if (type === `injective.exchange.${version}.EventOrderCancelFail`) return 1
  if (type !== `injective.exchange.${version}.EventOrderFail`) return 0
  const hashes = attributes.find(({ key }) => key === 'hashes')
  const list = hashes && readJson(hashes.value)
  return Array.isArray(list) ? list.length : 0
}
