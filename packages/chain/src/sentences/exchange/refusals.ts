import { readJson } from '../fields.ts'
import { count } from '../parts.ts'
import type { Event, Sentence, SentenceContext } from '../sentence.ts'
import type { Changes } from './changes.ts'

/**
 * Tells changes of orders by what became of them: the chain refuses single orders of a message that it accepts, and
 * says so by events. When nothing was accepted, it was only tried.
 */
export function tellAccepted(
  changes: Changes,
  context: SentenceContext,
  tellChanges: (context: SentenceContext) => Sentence,
): Sentence {
  const asked = changes.placed.length + changes.cancelled.length
  const refused = Math.max(countByEvents(context), countOutcomes('refused', context))
  const filled = asked > 1 ? countOutcomes('filled', context) : 0
  if (refused === 0) return addFilled(tellChanges(context), filled)
  if (refused >= asked && changes.cleared.length === 0) return tellChanges({ ...context, failed: true })
  const sentence = addFilled(tellChanges(context), filled)
  return {
    key: 'exchange.partlyRefused',
    parts: { sentence: { kind: 'sentence', sentence }, count: count(refused) },
  }
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

function countByEvents({ events = [] }: SentenceContext): number {
  return events.map(countRefused).reduce((sum, n) => sum + n, 0)
}

function countRefused({ type, attributes }: Event): number {
  if (/^injective\.exchange\.v\w+\.EventOrderCancelFail$/.test(type)) return 1
  if (!/^injective\.exchange\.v\w+\.EventOrderFail$/.test(type)) return 0
  const hashes = attributes.find(({ key }) => key === 'hashes')
  const list = hashes && readJson(hashes.value)
  return Array.isArray(list) ? list.length : 0
}
