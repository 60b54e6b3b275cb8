import { invalidInput } from '@injsight/errors'
import { eventsOfMessage } from './events.ts'
import { readFields } from './fields.ts'
import { findReadable } from './find-readable.ts'
import { account, count } from './parts.ts'
import { tell, type RuleContext } from './rule.ts'
import { findRule } from './rules.ts'
import type { Message, Sentence, SentenceContext } from './sentence.ts'
import { joinMessages } from './join.ts'
import { tellAim } from './rules/aims.ts'

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
  return tellMessage(message, context, 0)
}

/**
 * What a transaction did: the sentence of its one message, one for all where they are of one kind, else that of
 * the first that matters and how many more there are. `context.events` are the events of the whole transaction.
 *
 * @example sentenceOfTransaction([send, vote], context).key // 'transaction.more'
 */
export function sentenceOfTransaction(messages: readonly Message[], context: SentenceContext): Sentence {
  return tellMessages(messages, context, 0)
}

/**
 * What messages of a proposal would do, without saying that they did; undefined for words alone.
 *
 * @example aimOf([{ type: '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend', value }], context) // { key: 'gov.aimPay', … }
 */
export function aimOf(messages: readonly Message[], context: SentenceContext): Sentence | undefined {
  const proposed = messages.map(({ type, value }) => ({
    ...(typeof value === 'object' && value),
    '@type': type,
  }))
  return findReadable(() => tellAim(readFields({ messages: proposed }), createRuleContext(context, 0)))
}

function tellMessage(message: Message, context: SentenceContext, depth: number): Sentence {
  const rule = message.value === undefined ? undefined : findRule(message.type)
  if (!rule) return tellUnknown(message, context)
  const inside = createRuleContext(context, depth)
  return (
    findReadable(() => rule(readFields(message.value), inside, message.type)) ?? tellUnknown(message, context)
  )
}

function tellMessages(messages: readonly Message[], context: SentenceContext, depth: number): Sentence {
  const [first, ...more] = messages
  if (!first) return { key: 'transaction.empty', parts: {} }
  if (more.length === 0) return tellMessage(first, context, depth)
  const joint = findReadable(() => joinMessages(messages, context))
  if (joint) return joint
  const [main = first] = messages.filter(({ type }) => !errands.has(type))
  const sentence = tellMessage(main, narrow(context, messages.indexOf(main)), depth)
  return {
    key: 'transaction.more',
    parts: { sentence: { kind: 'sentence', sentence }, count: count(more.length) },
  }
}

/** What is known of one message of several. */
function narrow(context: SentenceContext, index: number): SentenceContext {
  const { events = [], orders, packets } = context
  return {
    ...context,
    events: eventsOfMessage(events, index),
    tokenMoves: [],
    ...(orders && { orders: orders.filter(({ message }) => message === index) }),
    ...(packets && { packets: packets.filter(({ message }) => message === index) }),
  }
}

// What is done on the way to what somebody came for: relayers bring a client up to date, traders bring funds.
const errands = new Set([
  '/ibc.core.client.v1.MsgUpdateClient',
  '/injective.exchange.v1beta1.MsgDeposit',
  '/injective.exchange.v2.MsgDeposit',
])

// Nobody nests deeper in earnest, and whoever does must not exhaust us.
const deepest = 8

// Messages inside a message share its events, which don't say which of them did what.
function createRuleContext(context: SentenceContext, depth: number): RuleContext {
  return {
    ...context,
    tell(messages) {
      if (depth === deepest) throw invalidInput('message.depth', 'Messages are nested too deeply')
      return tellMessages(messages, messages.length === 1 ? context : forget(context), depth + 1)
    },
  }
}

/** Without what happened, which nobody can share out. */
function forget(context: SentenceContext): SentenceContext {
  return { ...context, events: [], orders: [], packets: [], tokenMoves: [] }
}

function tellUnknown({ type }: Message, context: SentenceContext): Sentence {
  const parts = { type: { kind: 'messageType', type } } as const
  if (context.signer === undefined) return tell('message.unknownByNobody', context, parts)
  return tell('message.unknown', context, { ...parts, signer: account(context.signer) })
}
