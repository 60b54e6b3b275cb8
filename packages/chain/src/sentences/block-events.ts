import { findAttribute, listAttributes } from './events.ts'
import { readFields, readJson } from './fields.ts'
import { findReadable } from './find-readable.ts'
import { account, amount, choice, count, identifier, proposal, validator } from './parts.ts'
import type { Event, Part, Sentence, SentenceContext, SentenceKey } from './sentence.ts'

const auctionResult = 'injective.auction.v1beta1.EventAuctionResult'
const settlements = ['v1beta1', 'v2'].map(
  (version) => `injective.exchange.${version}.EventDerivativeMarketPaused`,
)

/** The events, of those that a block leaves behind without a transaction, that its sentence tells of. */
export const toldBlockEvents = [
  'active_proposal',
  'inactive_proposal',
  'slash',
  auctionResult,
  ...settlements,
]

type Known = Pick<SentenceContext, 'proposals'> & {
  /** Who operates the validator that signs by an address: `injvaloper1…` by `injvalcons1…`. */
  operators: { find(consensus: string): string | undefined }
}

/**
 * What a block did by itself, the gravest first: the proposals that it decided, the validators that it punished, the
 * auction that it closed. What happens to several in the same way is one sentence.
 *
 * @example sentencesOfBlockEvents([{ type: 'active_proposal', … }], known) // [{ key: 'block.proposal', … }]
 */
export function sentencesOfBlockEvents(events: readonly Event[], known: Known): Sentence[] {
  return [...tellProposals(events, known), ...tellPunished(events, known), ...tellAuctions(events)]
}

/** The ids of the markets that a block wound up. */
export function settledMarketsOf(events: readonly Event[]): string[] {
  const ids = settlements.flatMap((type) => listAttributes({ events }, type, 'market_id'))
  return ids.flatMap((id) => findReadable(() => readFields({ id: readJson(id) }).text('id')) ?? [])
}

const results = ['passed', 'failed', 'rejected', 'dropped', 'prolonged'] as const

function tellProposals(events: readonly Event[], known: Known): Sentence[] {
  const decided = events.filter(({ type }) => type === 'active_proposal' || type === 'inactive_proposal')
  const byResult = Map.groupBy(decided, (event) => resultOf(find(event, 'proposal_result')))
  return results.flatMap((result) => {
    const ids = (byResult.get(result) ?? []).map((event) => find(event, 'proposal_id'))
    const parts = { result: choice(result) }
    return tellAll(ids, {
      one: (id) => tell('block.proposal', { ...parts, proposal: proposal(id, known) }),
      many: (n) => tell('block.proposals', { ...parts, count: count(n) }),
    })
  })
}

function resultOf(text: string): (typeof results)[number] | undefined {
  if (text === 'expedited_proposal_rejected') return 'prolonged'
  return results.find((result) => text === `proposal_${result}`)
}

const reasons = ['twice', 'absent', 'other'] as const

function tellPunished(events: readonly Event[], { operators }: Known): Sentence[] {
  // One punishment may leave two events behind, one of them without its reason.
  const punished = new Map<string, (typeof reasons)[number]>()
  for (const event of events.filter(({ type }) => type === 'slash')) {
    const address = find(event, 'address') || find(event, 'jailed')
    const reason = reasonOf(find(event, 'reason'))
    if (address !== '' && (reason !== 'other' || !punished.has(address))) punished.set(address, reason)
  }
  const signer = (consensus: string): Part => {
    const operator = operators.find(consensus)
    return operator === undefined
      ? { kind: 'external', address: consensus, network: 'cosmos' }
      : validator(operator)
  }
  return reasons.flatMap((reason) => {
    const addresses = [...punished].filter(([, why]) => why === reason).map(([address]) => address)
    const parts = { reason: choice(reason) }
    return tellAll(addresses, {
      one: (address) => tell('block.punished', { ...parts, validator: signer(address) }),
      many: (n) => tell('block.punishedMany', { ...parts, count: count(n) }),
    })
  })
}

function reasonOf(text: string): (typeof reasons)[number] {
  if (text === 'double_sign') return 'twice'
  return text === 'missing_signature' ? 'absent' : 'other'
}

function tellAuctions(events: readonly Event[]): Sentence[] {
  return events
    .filter(({ type }) => type === auctionResult)
    .flatMap((event) => findReadable(() => tellAuction(event)) ?? [])
}

function tellAuction({ attributes }: Event): Sentence {
  const typed = attributes.filter(({ key }) => key !== 'mode')
  const result = readFields(Object.fromEntries(typed.map(({ key, value }) => [key, readJson(value)])))
  return tell('block.auction', {
    winner: account(result.text('winner')),
    amount: amount(result.coin('amount')),
    round: identifier(result.text('round')),
  })
}

function tellAll(
  things: readonly string[],
  words: { one: (thing: string) => Sentence; many: (n: number) => Sentence },
): Sentence[] {
  const [only, another] = things
  if (only === undefined) return []
  return [another === undefined ? words.one(only) : words.many(things.length)]
}

function find(event: Event, key: string): string {
  return findAttribute({ events: [event] }, event.type, key) ?? ''
}

function tell(key: SentenceKey, parts: Record<string, Part>): Sentence {
  return { key, parts }
}
