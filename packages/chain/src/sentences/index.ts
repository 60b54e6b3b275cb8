export { sentenceOfBlock, type BlockDeeds } from './block.ts'
export { sentencesOfBlockEvents, settledMarketsOf, toldBlockEvents } from './block-events.ts'
export { findMarketNumbers, numbersOf, type MarketNumbers } from './rules/exchange/market.ts'
export { denomOfBridged } from './rules/peggy.ts'
export { layOut, layOutSentence, type Piece, type WritePattern } from './lay-out.ts'
export { settleParticles } from './particles.ts'
export { aimOf, sentenceOf, sentenceOfTransaction } from './sentence-of.ts'
export { fieldLabel, messageTitle } from './labels.ts'
export type { Labels } from './labels/en.ts'
export type { Patterns } from './patterns/en.ts'
export type {
  Coin,
  Event,
  KnownContract,
  KnownToken,
  Market,
  MarketKind,
  Message,
  OrderOutcome,
  PacketOutcome,
  TokenMove,
  Part,
  Sentence,
  SentenceContext,
  SentenceKey,
} from './sentence.ts'
