import { kinds, type Kind } from '../kinds.ts'
import { count } from './parts.ts'
import type { Part, Sentence, SentenceKey } from './sentence.ts'

/** What a block did, in numbers. Whatever isn't known is zero, and makes a plainer sentence. */
export type BlockDeeds = {
  /** How many transactions of each kind went through. */
  done: Partial<Record<Kind, number>>
  /** How many were refused. */
  failed: number
  /** What it did by itself, without a transaction: the gravest first. */
  byItself: readonly Sentence[]
  /** Markets that were wound up, and those where positions were liquidated: either is more than a trade. */
  settled: readonly Part[]
  liquidated: readonly Part[]
  /** Where else it traded, and how many fills each market had: the busiest first. */
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
  return joinAll(chooseParts(deeds)) ?? { key: 'block.empty', parts: { proposer } }
}

/** A part of the sentence, and what the transactions are about that it tells of, where it tells of some. */
type Deed = { kind?: Kind; sentence: Sentence }

const mostParts = 4

function chooseParts(deeds: BlockDeeds): Sentence[] {
  const { done, failed } = deeds
  const end = tellCount('other', 'block.failed', failed)
  const room = mostParts - end.length
  const most = listDeeds(deeds).slice(0, room)
  // Transactions that nothing tells of are counted in a part of their own.
  const shown = countUntold(most, done) === 0 ? most : most.slice(0, room - 1)
  const key = shown.length === 0 ? 'block.transactions' : 'block.others'
  const rest = tellCount('other', key, countUntold(shown, done))
  return [...shown, ...rest, ...end].map(({ sentence }) => sentence)
}

/** How many transactions are about what none of the parts tells of. */
function countUntold(shown: readonly Deed[], done: BlockDeeds['done']): number {
  const untold = kinds.filter((kind) => shown.every((deed) => deed.kind !== kind))
  return untold.reduce((sum, kind) => sum + (done[kind] ?? 0), 0)
}

/** What needs no transaction first, then trades, then what is rare, then what makers and price feeds do all the time. */
function listDeeds(deeds: BlockDeeds): Deed[] {
  const { byItself, done, settled, liquidated, refused } = deeds
  const trades = [
    ...settled.map((market) => tell('trade', 'block.settled', { market })),
    ...liquidated.map((market) => tell('trade', 'block.liquidated', { market })),
    ...tellFills(deeds),
  ]
  const quotes = [...tellQuotes(deeds), ...tellCount('trade', 'block.refused', refused)]
  const isTold = trades.length + quotes.length > 0
  return [
    ...byItself.map((sentence) => ({ sentence })),
    ...trades,
    ...tellCount('staking', 'block.staking', done.staking),
    ...tellCount('contract', 'block.contract', done.contract),
    ...tellCount('transfer', 'block.transfer', done.transfer),
    ...quotes,
    ...(isTold ? [] : tellCount('trade', 'block.trade', done.trade)),
    ...tellCount('oracle', 'block.oracle', done.oracle),
  ]
}

function tellFills({ traded }: BlockDeeds): Deed[] {
  const [one, another] = traded
  if (!one) return []
  const fills = count(traded.reduce((sum, { fills }) => sum + fills, 0))
  if (!another) return [tell('trade', 'block.fillsOnOne', { count: fills, market: one.market })]
  const places = { market: one.market, another: another.market }
  return traded.length === 2
    ? [tell('trade', 'block.fillsOnTwo', { count: fills, ...places })]
    : [tell('trade', 'block.fillsOnMany', { count: fills, markets: count(traded.length) })]
}

/** What traders do beside trading: makers all the time, others where nothing else is to be told of them. */
function tellQuotes({ traded, requoted, placed }: BlockDeeds): Deed[] {
  if (requoted > 0) return tellCount('trade', 'block.requoted', requoted)
  return traded.length > 0 ? [] : tellCount('trade', 'block.placed', placed)
}

/** Nothing where there is nothing to count. */
function tellCount(kind: Kind, key: SentenceKey, n = 0): Deed[] {
  return n === 0 ? [] : [tell(kind, key, { count: count(n) })]
}

function tell(kind: Kind, key: SentenceKey, parts: Record<string, Part>): Deed {
  return { kind, sentence: { key, parts } }
}

function joinAll([first, ...more]: readonly Sentence[]): Sentence | undefined {
  const rest = more.length === 0 ? undefined : joinAll(more)
  if (!first || !rest) return first
  return {
    key: 'block.and',
    parts: { first: { kind: 'sentence', sentence: first }, more: { kind: 'sentence', sentence: rest } },
  }
}
