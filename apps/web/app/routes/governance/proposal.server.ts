import { aimOf, layOut, sentenceOf, shortenHash, type Message } from '@injsight/chain'
import type { ProposalChange, ProposalMarket } from '@injsight/injsight-v1'
import { isolateName, isolateOdd, withoutMarks } from '../../language/isolate.ts'
import { formatInteger } from '../../language/format-integer.ts'
import { titleOf } from '../../language/labels.server.ts'
import { writeMoment } from '../../time/write-moment.server.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import { writeSentence } from '../../language/write-sentence.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import { coins } from '../../views/lists/cells.server.ts'
import { countTally, reasonOf, type Counted } from '../../views/governance/count-tally.ts'
import { stateOf } from '../../views/governance/proposal-table.server.ts'
import { fieldsOf, type Field } from '../../views/message-fields/fields.server.ts'
import { nameOfRule, writeRule } from '../../views/markets/changed-rules.server.ts'
import { pathOfMarket } from '../../views/markets/path-of-market.ts'
import { meaningOf, nameOfParameter } from '../../views/parameters/meaning.server.ts'
import { pathOfHistory } from '../../views/parameters/tables.server.ts'
import { writeValue } from '../../views/parameters/value.server.ts'
import { knownOf } from '../../views/sentences/known.server.ts'
import { writeRenamed } from '../../views/sentences/renamed.server.ts'
import type { ToldFact } from '../../views/sentences/told-facts.tsx'
import { percentOf } from '../../views/staking/percent.ts'
import type { Proposal } from './load-proposal.server.ts'

const longestTitle = 160

/** The tally against the rules; undefined where either is not known. */
export function countProposal({ proposal, rules, bonded }: Proposal): Counted | undefined {
  const { tally, expedited } = proposal
  if (tally === undefined || rules === undefined || bonded === '') return undefined
  const { yes, no, noWithVeto, abstain } = tally
  return countTally(
    { yes: BigInt(yes), no: BigInt(no), veto: BigInt(noWithVeto), abstain: BigInt(abstain) },
    BigInt(bonded),
    {
      quorum: rules.quorum,
      threshold: expedited ? rules.expeditedThreshold : rules.threshold,
      veto: rules.vetoThreshold,
    },
  )
}

/** @example sayProposal(told, naming) // 'Proposal #7, “A text proposal”, passed with 98.78% of the votes' */
export function sayProposal(told: Proposal, { language }: Naming): string {
  const t = translationsIn(language, 'governance')
  const { id, title } = told.proposal
  const named = { id: String(id), title: title === '' ? t('untitled') : isolateName(title, longestTitle) }
  const state = stateOf(told.proposal)
  const counted = countProposal(told)
  if (state === 'rejected')
    return t('said.rejected', { ...named, why: (counted && reasonOf(counted)) ?? 'other' })
  if (state === 'voting' && counted?.voted === 0n) return t('said.unvoted', named)
  if (state === 'voting' || state === 'passed' || state === 'failed') {
    const yes = tellYes(told.proposal)
    return t(`said.${state}`, { ...named, yes })
  }
  return t(`said.${state}`, named)
}

/** Of those who didn't abstain; known without the rules, and without the stake that could vote. */
function tellYes({ tally }: Proposal['proposal']): string {
  if (tally === undefined) return '—'
  const yes = BigInt(tally.yes)
  return percentOf(yes, yes + BigInt(tally.no) + BigInt(tally.noWithVeto))
}

export function listProposalFacts(told: Proposal, naming: Naming): ToldFact[] {
  return [...listBeginning(told, naming), ...listVoting(told, naming), ...listEnd(told, naming)]
}

function listBeginning({ proposal, rules }: Proposal, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'governance')
  const { proposer, transactionHash, submitTime, deposit, depositEndTime, expedited, status } = proposal
  const state = t(`states.${stateOf(proposal)}`)
  const facts: ToldFact[] = [
    { name: t('facts.state'), shown: [expedited ? `${state} · ${t('facts.fast')}` : state] },
  ]
  if (proposer !== '') facts.push({ name: t('facts.proposer'), shown: [writeAccount(proposer, naming)] })
  const hash: Written =
    transactionHash === ''
      ? []
      : [
          ` · ${t('facts.inTransaction')} `,
          {
            text: shortenHash(transactionHash),
            title: transactionHash,
            to: `/transaction/${transactionHash}/`,
            look: 'identifier',
          },
        ]
  if (submitTime > 0n)
    facts.push({ name: t('facts.submitted'), shown: [writeMoment(submitTime, naming.language), ...hash] })
  const needed = expedited ? rules?.expeditedMinDeposit : rules?.minDeposit
  const isShort = status === 'deposit' && needed !== undefined && needed.length > 0
  const least = isShort ? ` · ${t('facts.needed', { amount: String(coins(needed, naming).file) })}` : ''
  facts.push({
    name: t('facts.deposit'),
    shown: [...(deposit.length === 0 ? ['0'] : coins(deposit, naming).shown), least],
  })
  if (status === 'deposit' && depositEndTime > 0n)
    facts.push({ name: t('facts.depositUntil'), shown: [writeMoment(depositEndTime, naming.language)] })
  return facts
}

function listVoting({ proposal, ends }: Proposal, { language }: Naming): ToldFact[] {
  const t = translationsIn(language, 'governance')
  const { votingStartTime: from, votingEndTime: to } = proposal
  const facts: ToldFact[] = []
  const converted = ends.find(({ result }) => result === 'converted')
  if (converted !== undefined) {
    const shown = layOut({ time: writeMoment(converted.time, language) }, (marks) =>
      t('facts.convertedText', marks),
    )
    facts.push({ name: t('facts.converted'), shown })
  }
  if (from > 0n)
    facts.push({
      name: t('facts.voting'),
      shown: layOut({ from: writeMoment(from, language), to: writeMoment(to, language) }, (marks) =>
        t('facts.span', marks),
      ),
    })
  return facts
}

function listEnd({ proposal, ends, metadata }: Proposal, naming: Naming): ToldFact[] {
  const t = translationsIn(naming.language, 'governance')
  const facts: ToldFact[] = []
  const end = ends.findLast(({ result }) => result !== 'converted')
  if (end !== undefined) {
    const block = {
      text: t('facts.inBlock', { height: formatInteger(end.height) }),
      to: `/block/${end.height}/`,
    }
    const changes = { text: t('facts.changed'), to: `/block/${end.height}/#changes`, look: 'name' as const }
    facts.push({
      name: t('facts.ended'),
      shown: [writeMoment(end.time, naming.language), ' · ', { ...block, look: 'name' }, ' · ', changes],
    })
    if (end.burnt.length > 0) facts.push({ name: t('facts.burnt'), shown: coins(end.burnt, naming).shown })
  }
  const { failedReason } = proposal
  if (failedReason !== '') facts.push({ name: t('facts.reason'), shown: [quote(failedReason, 2000)] })
  else if (proposal.status === 'failed' && end !== undefined && end.log !== '')
    facts.push({ name: t('facts.log'), shown: [quote(end.log, 2000)] })
  if (metadata !== '') facts.push({ name: t('facts.metadata'), shown: [quote(metadata, 500)] })
  return facts
}

/** In its own words, whatever language those are in. */
function quote(text: string, longest: number): Piece {
  return { text: withoutMarks(text.slice(0, longest)), look: 'identifier' }
}

/** A parameter, or a rule of a market, that is set otherwise than it was. */
export type Change = { name: Written; meaning: string; before: Written; after: Written }
export type Deed = { type: string; title: string; sentence: Written; changes: Change[]; fields: Field[] }

/** What it would do, or did: each message in a sentence, with its fields. */
export function listDeeds({ proposal, messages, changes, markets }: Proposal, naming: Naming): Deed[] {
  const isDone = proposal.status === 'passed'
  return messages.map((message, at) => {
    const content = contentOf(message)
    return {
      type: content.type,
      title: titleOf(content.type, naming.language),
      sentence: sayDeed(message, isDone, naming),
      changes: [
        ...changes.filter((one) => one.message === at).map((one) => tellChange(one, naming)),
        ...markets.filter((one) => one.message === at).flatMap((one) => tellRules(one, naming)),
      ],
      fields: fieldsOf(content.value ?? content.raw, naming, { type: content.type }),
    }
  })
}

/** What the messages call by the name of their time, and is called otherwise now. */
export function listRenamedIn({ messages }: Proposal, naming: Naming): string[] {
  const { markets, tokens } = naming.names
  const text = JSON.stringify(messages)
  const spokenOf = (things: Iterable<readonly [string, { now?: string }]>) =>
    [...things].filter(([name, { now }]) => now !== undefined && text.includes(name)).map(([name]) => name)
  return writeRenamed(naming, spokenOf(markets), spokenOf(tokens))
}

function tellChange(change: ProposalChange, naming: Naming): Change {
  const { module, name, before, after } = change
  return {
    name: [{ text: nameOfParameter(name), to: pathOfHistory(change), look: 'identifier' }],
    meaning: meaningOf(module, name, naming.language),
    before: writeValue(change, before, naming),
    after: writeValue(change, after, naming),
  }
}

function tellRules({ marketId, ticker, rules }: ProposalMarket, naming: Naming): Change[] {
  const { language, names } = naming
  const to = `${pathOfMarket(marketId)}#changes`
  return rules.map(({ name, before, after }) => ({
    name: [{ ...nameOfRule(name, language), to }],
    meaning: isolateOdd(names.markets.get(marketId)?.ticker ?? ticker),
    before: writeRule(name, before, marketId, naming),
    after: writeRule(name, after, marketId, naming),
  }))
}

function sayDeed(message: Message, isDone: boolean, naming: Naming): Written {
  const known = { ...knownOf(naming.names), failed: false }
  const aim = aimOf([message], known)
  // An old content is told by what is in it: that it was carried out is said above.
  const isOld = contentOf(message) !== message
  const sentence = sentenceOf(message, known)
  // Of what has no sentence of its own it is told what was aimed at: that says more than its kind.
  const isTold = !sentence.key.startsWith('message.unknown')
  if (isDone && !isOld && isTold) return writeSentence(sentence, naming)
  if (aim !== undefined) return writeSentence(aim, naming)
  return [titleOf(contentOf(message).type, naming.language)]
}

/** Old contents travel inside a message. */
function contentOf(message: Message): Message {
  const content: unknown =
    typeof message.value === 'object' && message.value !== null
      ? Reflect.get(message.value, 'content')
      : undefined
  if (typeof content !== 'object' || content === null) return message
  const { '@type': type, ...value } = content as Record<string, unknown>
  return typeof type === 'string' ? { type, value } : message
}
