import { sentencesOfBlockEvents } from '../block-events.ts'
import { market, validator } from '../parts.ts'
import type { BlockDeeds } from '../block.ts'
import type { Event } from '../sentence.ts'
import { alice, binaryMarket, northwind, perpetualMarket, spotMarket, world } from '../testing/world.ts'

const none: BlockDeeds = {
  done: {},
  failed: 0,
  byItself: [],
  settled: [],
  liquidated: [],
  traded: [],
  requoted: 0,
  placed: 0,
  refused: 0,
}
const on = ({ id }: { id: string }, fills: number) => ({ market: market(id, world), fills })
const [spot, perpetual, binary] = [on(spotMarket, 12), on(perpetualMarket, 6), on(binaryMarket, 1)]

const events = {
  decided: (id: string, result: string) =>
    event('active_proposal', { proposal_id: id, proposal_result: result }),
  dropped: event('inactive_proposal', { proposal_id: '4', proposal_result: 'proposal_dropped' }),
  absent: event('slash', {
    address: 'injvalcons1north',
    reason: 'missing_signature',
    jailed: 'injvalcons1north',
  }),
  signedTwice: event('slash', { address: 'injvalcons1north', reason: 'double_sign' }),
  jailed: event('slash', { jailed: 'injvalcons1north' }),
  unnamed: event('slash', { address: 'injvalcons1somebodyelse', reason: 'missing_signature' }),
  won: event('injective.auction.v1beta1.EventAuctionResult', {
    winner: JSON.stringify(alice),
    amount: '{"denom":"inj","amount":"2000000000000000000"}',
    round: '"2"',
  }),
  unreadable: event('injective.auction.v1beta1.EventAuctionResult', { winner: 'alice', round: '' }),
}

export const proposer = validator(northwind)

/** Blocks and what they are told as. */
export const blockExamples: { says: string; deeds: BlockDeeds }[] = [
  say('empty, proposed by Northwind', {}),
  say('1 transaction', { done: { other: 1 } }),
  say('2 transactions failed', { failed: 2 }),
  saySelf('“Plant more trees” #1 passed', [events.decided('1', 'proposal_passed')]),
  saySelf('“Plant more trees” #1 passed but could not be carried out', [
    events.decided('1', 'proposal_failed'),
  ]),
  saySelf('proposal #2 was rejected, proposal #4 was dropped for lack of a deposit', [
    events.dropped,
    events.decided('2', 'proposal_rejected'),
  ]),
  saySelf('proposal #2 goes on to a longer vote', [events.decided('2', 'expedited_proposal_rejected')]),
  saySelf('3 proposals passed, Northwind jailed for missing blocks, alice won auction 2 for 2 INJ', [
    events.absent,
    events.won,
    ...['1', '2', '3'].map((id) => events.decided(id, 'proposal_passed')),
  ]),
  saySelf('Northwind slashed for signing twice', [events.signedTwice, events.jailed]),
  saySelf('Northwind slashed for signing twice', [events.jailed, events.signedTwice]),
  saySelf('Northwind slashed', [events.jailed]),
  saySelf('2 validators jailed for missing blocks', [events.absent, events.unnamed]),
  saySelf('injvalcons1some…yelse jailed for missing blocks', [events.unnamed]),
  saySelf('empty, proposed by Northwind', [
    events.unreadable,
    event('slash', {}),
    event('active_proposal', { proposal_id: '1', proposal_result: 'adjourned' }),
  ]),
  saySelf(
    '“Plant more trees” #1 passed, 12 fills on INJ/USDT, 4 other transactions, 1 transaction failed',
    [events.decided('1', 'proposal_passed')],
    { traded: [spot], done: { trade: 2, transfer: 3, other: 1 }, failed: 1 },
  ),
  say('5 transactions, 1 transaction failed', { done: { other: 5 }, failed: 1 }),
  say('12 fills on INJ/USDT', { traded: [spot] }),
  say('18 fills on INJ/USDT and BTC/USDT PERP, 3 transfers, 2 price updates, 1 transaction failed', {
    traded: [spot, perpetual],
    done: { trade: 4, oracle: 2, transfer: 3 },
    failed: 1,
  }),
  say('19 fills on 3 markets, 4 makers requoted', {
    traded: [spot, perpetual, binary],
    done: { trade: 7 },
    requoted: 4,
    placed: 96,
  }),
  say('INJ/USDT settled, liquidation on BTC/USDT PERP, 1 transfer, 3 other transactions', {
    settled: [spot.market],
    liquidated: [perpetual.market],
    done: { trade: 2, transfer: 1, other: 3 },
  }),
  say('3 new orders', { done: { trade: 3 }, placed: 3 }),
  say('1 order refused', { done: { trade: 1 }, refused: 1 }),
  say('1 contract transaction, 2 trading transactions', { done: { trade: 2, contract: 1 } }),
  say('1 staking or governance transaction, 1 transfer, 8 other transactions, 2 transactions failed', {
    done: { trade: 6, staking: 1, transfer: 1, oracle: 2 },
    requoted: 4,
    failed: 2,
  }),
  say('1 staking or governance transaction, 1 contract transaction, 1 transfer, 4 makers requoted', {
    done: { trade: 6, staking: 1, contract: 1, transfer: 1 },
    requoted: 4,
    refused: 2,
  }),
  say('2 contract transactions, 3 transfers, 5 new orders, 1 transaction failed', {
    done: { trade: 6, contract: 2, transfer: 3 },
    placed: 5,
    refused: 1,
    failed: 1,
  }),
  say('1 staking or governance transaction, 1 contract transaction, 1 transfer, 1 price update', {
    done: { staking: 1, contract: 1, transfer: 1, oracle: 1 },
  }),
  say(
    '12 fills on INJ/USDT, 1 staking or governance transaction, 6 other transactions, 1 transaction failed',
    {
      traded: [spot],
      done: { trade: 5, staking: 1, contract: 2, oracle: 1, other: 3 },
      failed: 1,
    },
  ),
]

function say(says: string, deeds: Partial<BlockDeeds>) {
  return { says, deeds: { ...none, ...deeds } }
}

function saySelf(says: string, done: readonly Event[], deeds: Partial<BlockDeeds> = {}) {
  const operators = { find: (address: string) => (address === 'injvalcons1north' ? northwind : undefined) }
  return say(says, { ...deeds, byItself: sentencesOfBlockEvents(done, { ...world, operators }) })
}

function event(type: string, attributes: Record<string, string>): Event {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })) }
}
