import { market, validator } from '../parts.ts'
import type { BlockDeeds } from '../block.ts'
import { binaryMarket, northwind, perpetualMarket, spotMarket, world } from '../testing/world.ts'

const none: BlockDeeds = {
  done: {},
  failed: 0,
  settled: [],
  liquidated: [],
  traded: [],
  requoted: 0,
  placed: 0,
  refused: 0,
}
const on = ({ id }: { id: string }, fills: number) => ({ market: market(id, world), fills })
const [spot, perpetual, binary] = [on(spotMarket, 12), on(perpetualMarket, 6), on(binaryMarket, 1)]

export const proposer = validator(northwind)

/** Blocks and what they are told as. */
export const blockExamples: { says: string; deeds: BlockDeeds }[] = [
  say('empty, proposed by Northwind', {}),
  say('1 transaction', { done: { other: 1 } }),
  say('2 transactions failed', { failed: 2 }),
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
