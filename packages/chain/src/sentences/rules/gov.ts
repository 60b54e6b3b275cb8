import { tellAim } from './aims.ts'
import { findAttribute } from '../events.ts'
import type { Fields } from '../fields.ts'
import { account, amounts, block, choice, count, identifier, proposal, text } from '../parts.ts'
import { percentOf } from '../percent.ts'
import { rulesOf, tell, type RuleContext, type Rules } from '../rule.ts'
import type { Part } from '../sentence.ts'

const both: Rules = {
  MsgSubmitProposal: propose,
  MsgVote: vote,
  MsgVoteWeighted: voteWeighted,
  MsgDeposit: deposit,
}

export const gov: Rules = {
  ...rulesOf('cosmos.gov.v1beta1', both),
  ...rulesOf('cosmos.gov.v1', { ...both, MsgCancelProposal: cancel, MsgExecLegacyContent: executeLegacy }),
  ...rulesOf('cosmos.upgrade.v1beta1', { MsgSoftwareUpgrade: planUpgrade, MsgCancelUpgrade: cancelUpgrade }),
}

// The number is given by the chain, so only the events know it.
function propose(message: Fields, context: RuleContext) {
  const id = findAttribute(context, 'submit_proposal', 'proposal_id')
  const title = titleOf(message)
  const made: Part = { kind: 'proposal', ...(id && { id }), title: title ?? message.text('title') }
  const parts = { proposer: account(message.text('proposer')), proposal: made }
  const coins = message.coins('initial_deposit')
  const deposit = coins.length === 0 ? undefined : amounts(coins)
  const aim = tellAim(message, context)
  if (aim) {
    const aimed = { ...parts, aim: { kind: 'sentence', sentence: aim } as const }
    return deposit
      ? tell('gov.proposeToWithDeposit', context, { ...aimed, deposit })
      : tell('gov.proposeTo', context, aimed)
  }
  return deposit
    ? tell('gov.proposeWithDeposit', context, { ...parts, deposit })
    : tell('gov.propose', context, parts)
}

// Old proposals have their title inside, in the content itself or in a message that wraps it.
function titleOf(message: Fields): string | undefined {
  const inside = message.findObject('content') ?? message.list('messages')[0]?.findObject('content')
  return message.findText('title') ?? inside?.findText('title')
}

function vote(message: Fields, context: RuleContext) {
  return tellVote(message, message.text('option'), context)
}

function tellVote(message: Fields, option: string, context: RuleContext) {
  return tell('gov.vote', context, { ...voteParts(message, context), option: optionOf(option) })
}

function voteWeighted(message: Fields, context: RuleContext) {
  const options = message.list('options')
  const [first, second] = options
  if (first && !second) return tellVote(message, first.text('option'), context)
  const parts = voteParts(message, context)
  if (!first || !second || options.length > 2) {
    return tell('gov.voteSplit', context, { ...parts, count: count(options.length) })
  }
  return tell('gov.voteInTwo', context, {
    ...parts,
    option: optionOf(first.text('option')),
    share: percentOf(first.text('weight')),
    otherOption: optionOf(second.text('option')),
    otherShare: percentOf(second.text('weight')),
  })
}

function voteParts(message: Fields, context: RuleContext) {
  return {
    voter: account(message.text('voter')),
    proposal: proposal(message.text('proposal_id'), context),
  }
}

function optionOf(option: string): Part {
  return choice(option.replace(/^VOTE_OPTION_(NO_WITH_)?/, '').toLowerCase())
}

function deposit(message: Fields, context: RuleContext) {
  return tell('gov.deposit', context, {
    depositor: account(message.text('depositor')),
    amount: amounts(message.coins('amount')),
    proposal: proposal(message.text('proposal_id'), context),
  })
}

function cancel(message: Fields, context: RuleContext) {
  return tell('gov.cancel', context, {
    proposer: account(message.text('proposer')),
    proposal: proposal(message.text('proposal_id'), context),
  })
}

function executeLegacy(message: Fields, context: RuleContext) {
  return tell('gov.executeLegacy', context, {
    authority: account(message.text('authority')),
    title: text(message.object('content').text('title')),
  })
}

function planUpgrade(message: Fields, context: RuleContext) {
  const plan = message.object('plan')
  return tell('upgrade.plan', context, {
    authority: account(message.text('authority')),
    name: identifier(plan.text('name')),
    block: block(plan.text('height')),
  })
}

function cancelUpgrade(message: Fields, context: RuleContext) {
  return tell('upgrade.cancel', context, { authority: account(message.text('authority')) })
}
