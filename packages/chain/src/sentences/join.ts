import { tellTransfer } from './rules/bank.ts'
import { listAttributes, readCoins } from './events.ts'
import { tellChanges } from './rules/exchange/batches.ts'
import { addChanges, findChanges } from './rules/exchange/changes.ts'
import { readFields, type Fields } from './fields.ts'
import { account, amounts, count, subaccount } from './parts.ts'
import { tell } from './rule.ts'
import type { Message, Sentence, SentenceContext } from './sentence.ts'

/** One sentence for several messages of one kind and one sender; undefined where there is none. */
export function joinMessages(messages: readonly Message[], context: SentenceContext): Sentence | undefined {
  const [first] = messages
  if (!first || messages.some(({ value }) => value === undefined)) return undefined
  const fields = messages.map(({ value }) => readFields(value))
  const changes = joinChanges(fields, messages, context)
  if (changes) return changes
  const join = Object.hasOwn(joins, first.type) ? joins[first.type] : undefined
  return messages.every(({ type }) => type === first.type) ? join?.(fields, context) : undefined
}

type Join = (messages: readonly Fields[], context: SentenceContext) => Sentence | undefined

const joins: Readonly<Record<string, Join>> = {
  '/cosmos.bank.v1beta1.MsgSend': joinSends,
  '/cosmos.staking.v1beta1.MsgDelegate': joinDelegations,
  '/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward': joinClaims,
  '/cosmos.gov.v1.MsgVote': joinVotes,
  '/cosmos.gov.v1beta1.MsgVote': joinVotes,
  '/injective.exchange.v1beta1.MsgDeposit': joinDeposits,
  '/injective.exchange.v2.MsgDeposit': joinDeposits,
}

function joinChanges(fields: readonly Fields[], messages: readonly Message[], context: SentenceContext) {
  const changes = fields.flatMap((message, at) => findChanges(message, messages[at]?.type ?? '') ?? [])
  const [first] = changes
  if (!first || changes.length < fields.length) return undefined
  if (changes.some(({ trader }) => trader !== first.trader)) return undefined
  return tellChanges(addChanges(changes), context, messages[0]?.type ?? '')
}

function joinSends(messages: readonly Fields[], context: SentenceContext) {
  const sender = onlyOne(messages, 'from_address')
  if (sender === undefined) return undefined
  const recipients = new Set(messages.map((message) => message.text('to_address')))
  const [recipient = ''] = recipients
  const sent = messages.flatMap((message) => message.coins('amount'))
  if (recipients.size === 1) return tellTransfer(sender, recipient, sent, context)
  return tell('bank.multiSend', context, {
    sender: account(sender),
    amount: amounts(sent),
    count: count(recipients.size),
  })
}

function joinDelegations(messages: readonly Fields[], context: SentenceContext) {
  const delegator = onlyOne(messages, 'delegator_address')
  if (delegator === undefined) return undefined
  return tell('staking.delegateMany', context, {
    delegator: account(delegator),
    amount: amounts(messages.map((message) => message.coin('amount'))),
    count: count(new Set(messages.map((message) => message.text('validator_address'))).size),
  })
}

function joinClaims(messages: readonly Fields[], context: SentenceContext) {
  const delegator = onlyOne(messages, 'delegator_address')
  if (delegator === undefined) return undefined
  const claimed = listAttributes(context, 'withdraw_rewards', 'amount').flatMap(readCoins)
  const parts = { delegator: account(delegator), count: count(messages.length) }
  if (claimed.length === 0) return tell('distribution.claimFromMany', context, parts)
  return tell('distribution.claimAmountFromMany', context, { ...parts, amount: amounts(claimed) })
}

function joinVotes(messages: readonly Fields[], context: SentenceContext) {
  const voter = onlyOne(messages, 'voter')
  if (voter === undefined) return undefined
  return tell('gov.voteMany', context, { voter: account(voter), count: count(messages.length) })
}

function joinDeposits(messages: readonly Fields[], context: SentenceContext) {
  const sender = onlyOne(messages, 'sender')
  const into = onlyOne(messages, 'subaccount_id')
  if (sender === undefined || into === undefined) return undefined
  return tell('exchange.deposit', context, {
    sender: account(sender),
    amount: amounts(messages.map((message) => message.coin('amount'))),
    subaccount: subaccount(into, sender),
  })
}

function onlyOne(messages: readonly Fields[], name: string): string | undefined {
  const values = new Set(messages.map((message) => message.text(name)))
  return values.size === 1 ? [...values][0] : undefined
}
