import type { Kind } from '../kinds.ts'
import { count } from './parts.ts'
import type { Part, Sentence, SentenceKey } from './sentence.ts'

/** What a block did, in numbers. Whatever isn't known is zero, and makes a plainer sentence. */
export type BlockDeeds = {
  /** How many transactions of each kind went through. */
  done: Partial<Record<Kind, number>>
  /** How many were refused. */
  failed: number
  /** Where it traded, and how many fills each market had: the busiest first. */
  traded: readonly { market: Part; fills: number }[]
  /** Accounts that took orders back and placed others. */
  requoted: number
  /** Orders that came into the book. */
  placed: number
  /** Orders that the chain did not take. */
  refused: number
}

/**
 * What a block did: the most telling first, in four parts at most. What finds no room is counted with the others.
 *
 * @example sentenceOfBlock({ …, traded: [{ market, fills: 18 }], failed: 1 }, proposer)
 * // '18 fills on INJ/USDT, 1 transaction failed'
 */
export function sentenceOfBlock(deeds: BlockDeeds, proposer: Part): Sentence {
  const told = chooseDeeds(deeds).map(({ sentence }) => sentence)
  return joinAll(told) ?? { key: 'block.empty', parts: { proposer } }
}

/** A part of the sentence, and how many transactions it stands for. */
type Deed = { sentence: Sentence; transactions: number }

const mostParts = 4

function chooseDeeds(deeds: BlockDeeds): Deed[] {
  const end = tellCount('block.failed', deeds.failed)
  const room = mostParts - end.length
  const main = listDeeds(deeds)
  const others = deeds.done.other ?? 0
  const fits = main.length + Math.sign(others) <= room
  const shown = fits ? main : main.slice(0, room - 1)
  const left = main.slice(shown.length).reduce((sum, { transactions }) => sum + transactions, others)
  return [...shown, ...tellCount(shown.length === 0 ? 'block.transactions' : 'block.others', left), ...end]
}

/** Trades first, then what is rare, then what makers and price feeds do all the time. */
function listDeeds({ done, ...deeds }: BlockDeeds): Deed[] {
  // Of what is told of orders, the first stands for all transactions of traders.
  const trades = done.trade ?? 0
  const fills = tellFills(deeds, trades)
  const quotes = tellQuotes(deeds, fills.length > 0 ? 0 : trades)
  const trading = [...fills, ...quotes]
  const refusals = tellCount('block.refused', deeds.refused, trading.length > 0 ? 0 : trades)
  return [
    ...fills,
    ...tellCount('block.staking', done.staking),
    ...tellCount('block.contract', done.contract),
    ...tellCount('block.transfer', done.transfer),
    ...quotes,
    ...refusals,
    ...(trading.length + refusals.length > 0 ? [] : tellCount('block.trade', trades)),
    ...tellCount('block.oracle', done.oracle),
  ]
}

function tellFills({ traded }: Pick<BlockDeeds, 'traded'>, transactions: number): Deed[] {
  const [one, another] = traded
  if (!one) return []
  const fills = count(traded.reduce((sum, { fills }) => sum + fills, 0))
  const told = (key: SentenceKey, places: Record<string, Part>) => [
    { sentence: { key, parts: { count: fills, ...places } }, transactions },
  ]
  if (!another) return told('block.fillsOnOne', { market: one.market })
  if (traded.length > 2) return told('block.fillsOnMany', { markets: count(traded.length) })
  return told('block.fillsOnTwo', { market: one.market, another: another.market })
}

/** What traders do beside trading: makers all the time, others where nothing else is to be told of them. */
function tellQuotes({ traded, requoted, placed }: Omit<BlockDeeds, 'done'>, transactions: number): Deed[] {
  if (requoted > 0) return tellCount('block.requoted', requoted, transactions)
  return traded.length > 0 ? [] : tellCount('block.placed', placed, transactions)
}

/** Nothing where there is nothing to count. */
function tellCount(key: SentenceKey, n = 0, transactions = n): Deed[] {
  return n === 0 ? [] : [{ sentence: { key, parts: { count: count(n) } }, transactions }]
}

function joinAll([first, ...more]: readonly Sentence[]): Sentence | undefined {
  const rest = more.length === 0 ? undefined : joinAll(more)
  if (!first || !rest) return first
  return {
    key: 'block.and',
    parts: { first: { kind: 'sentence', sentence: first }, more: { kind: 'sentence', sentence: rest } },
  }
}
