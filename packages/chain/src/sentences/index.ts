export { sentenceOf, sentenceOfTransaction } from './sentence-of.ts'
export type {
  Coin,
  Event,
  Market,
  MarketKind,
  Message,
  Part,
  Sentence,
  SentenceContext,
  SentenceKey,
} from './sentence.ts'
