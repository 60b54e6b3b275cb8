import { Fault } from '@injsight/errors'
import { eventsOfMessage } from './events.ts'
import { readFields } from './fields.ts'
import { account, count } from './parts.ts'
import { tell, type RuleContext } from './rule.ts'
import { findRule } from './rules.ts'
import type { Message, Sentence, SentenceContext } from './sentence.ts'
import { joinMessages } from './join.ts'

/**
 * What a message did, as a sentence: the name of a pattern and the parts that fill its places. Never fails: a
 * message of a type that has no words yet, or of a shape that its type doesn't have, makes a plain sentence.
 * `context.events` are the events of this message.
 *
 * @example
 * sentenceOf({ type: '/cosmos.bank.v1beta1.MsgSend', value: { from_address, to_address, amount } }, context)
 * // { key: 'bank.send', parts: { sender: { kind: 'account', … }, recipient, amount, failed } }
 */
export function sentenceOf(message: Message, context: SentenceContext): Sentence {
  const rule = message.value === undefined ? undefined : findRule(message.type)
  if (!rule) return tellUnknown(message, context)
  return (
    findReadable(() => rule(readFields(message.value), createRuleContext(context), message.type)) ??
    tellUnknown(message, context)
  )
}

/**
 * What a transaction did: the sentence of its one message, one for all where they are of one kind, else that of
 * the first and how many more there are. `context.events` are the events of the whole transaction.
 *
 * @example sentenceOfTransaction([send, vote], context).key // 'transaction.more'
 */
export function sentenceOfTransaction(messages: readonly Message[], context: SentenceContext): Sentence {
  const [first, ...more] = messages
  if (!first) return { key: 'transaction.empty', parts: {} }
  if (more.length === 0) return sentenceOf(first, context)
  const joint = findReadable(() => joinMessages(messages, context))
  if (joint) return joint
  const sentence = sentenceOf(first, { ...context, events: eventsOfMessage(context.events ?? [], 0) })
  return {
    key: 'transaction.more',
    parts: { sentence: { kind: 'sentence', sentence }, count: count(more.length) },
  }
}

// Messages inside a message share its events, which say nothing of which of them did what.
function createRuleContext(context: SentenceContext): RuleContext {
  return { ...context, tell: (messages) => sentenceOfTransaction(messages, { ...context, events: [] }) }
}

function tellUnknown({ type }: Message, context: SentenceContext): Sentence {
  const parts = { type: { kind: 'messageType', type } } as const
  if (context.signer === undefined) return tell('message.unknownByNobody', context, parts)
  return tell('message.unknown', context, { ...parts, signer: account(context.signer) })
}

// Types promise shapes; whoever made the message may not have kept the promise.
function findReadable(tellIt: () => Sentence | undefined): Sentence | undefined {
  try {
    return tellIt()
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}
