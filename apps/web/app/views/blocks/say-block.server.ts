import { sentenceOfBlock, type Event, type Part } from '@injsight/chain'
import type { MarketAuction } from '@injsight/injsight-v1'
import { formatInteger } from '../../language/format-integer.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { writeSentence } from '../../language/write-sentence.server.ts'
import type { Written } from '../../language/written.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { countDeeds } from './count-deeds.server.ts'

/** What is known of a block. */
export type ToldBlock = {
  height: bigint
  txs: number
  failed: number
  /** `injvalcons1…`, and `injvaloper1…`, empty where that isn't known. */
  proposer: string
  operator: string
  /** Undefined when they couldn't be had: then the sentence makes do with what is left. */
  lines: readonly TransactionLine[] | undefined
  markets: readonly MarketAuction[] | undefined
  /** What it did without a transaction. */
  events: readonly Event[] | undefined
}

/** What a block did, in one sentence that begins with the block. */
export function titleBlock(block: ToldBlock, naming: Naming): Written {
  const height = formatInteger(block.height)
  return [translationsIn(naming.language, 'blocks')('opening', { height }), ...sayBlock(block, naming)]
}

/** What a block did, in one sentence: that of its transaction where there is but one and nothing beside it. */
export function sayBlock(block: ToldBlock, naming: Naming): Written {
  const deeds = countDeeds(block, naming.names)
  const [only, another] = block.lines ?? []
  const { byItself, settled, liquidated, traded } = deeds
  const isQuiet = [settled, liquidated, traded].every((markets) => markets.length === 0)
  const isItsOwn = byItself.length === 0 && (isQuiet || only?.kind === 'trade')
  if (only !== undefined && another === undefined && isItsOwn) return only.sentence
  return writeSentence(sentenceOfBlock(deeds, proposerOf(block)), naming)
}

function proposerOf({ proposer, operator }: ToldBlock): Part {
  return operator === ''
    ? { kind: 'external', address: proposer, network: 'cosmos' }
    : { kind: 'validator', operator }
}
