import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aimExamples } from './examples/aims.ts'
import { bankExamples } from './examples/bank.ts'
import { blockExamples, proposer } from './examples/blocks.ts'
import { bridgeExamples } from './examples/bridges.ts'
import { contractExamples } from './examples/contracts.ts'
import { evmExamples } from './examples/evm.ts'
import { exchangeExamples } from './examples/exchange.ts'
import { governanceExamples } from './examples/governance.ts'
import { oracleExamples } from './examples/oracles.ts'
import { outcomeExamples } from './examples/outcomes.ts'
import { stakingExamples } from './examples/staking.ts'
import { tokenCallExamples } from './examples/token-calls.ts'
import { tokenExamples } from './examples/tokens.ts'
import { transactionExamples } from './examples/transactions.ts'
import { sentenceOfBlock } from './block.ts'
import { sentenceOfTransaction } from './sentence-of.ts'
import type { Sentence } from './sentence.ts'
import { languages, listPatterns, listPlaces, patternOf } from './testing/languages.ts'
import { names, world } from './testing/world.ts'
import { writeOut } from './testing/write-out.ts'

const examples = [
  ...bankExamples,
  ...stakingExamples,
  ...exchangeExamples,
  ...outcomeExamples,
  ...governanceExamples,
  ...aimExamples,
  ...contractExamples,
  ...tokenCallExamples,
  ...evmExamples,
  ...bridgeExamples,
  ...tokenExamples,
  ...oracleExamples,
  ...transactionExamples,
].map(({ says, messages, given }) => ({
  says,
  sentence: sentenceOfTransaction(messages, { ...world, ...given }),
}))
const blocks = blockExamples.map(({ says, deeds }) => ({ says, sentence: sentenceOfBlock(deeds, proposer) }))
const sentences = [...examples, ...blocks].map(({ sentence }) => sentence)

for (const { says, sentence } of examples) {
  test(`[TX-03] ${says}`, () => assert.equal(write(sentence), says))
}

for (const { says, sentence } of blocks) {
  test(`[BLOCK-02] a block: ${says}`, () => assert.equal(write(sentence), says))
}

function write(sentence: Sentence): string {
  return writeOut(sentence, { ...languages.en, tokens: world.tokens, names })
}

test('[TX-04] every sentence has an example', () => {
  const told = new Set(sentences.flatMap(listSentences).map(({ key }) => key))
  const untold = listPatterns(languages.en.patterns).filter(([key]) => !told.has(key))
  assert.deepEqual(untold, [])
})

test('[I18N-02] each language has a place for every part of a sentence, and no other', () => {
  for (const { key, parts } of sentences.flatMap(listSentences)) {
    for (const { locale, patterns } of Object.values(languages)) {
      assert.deepEqual(
        [key, locale, listPlaces(patternOf(key, patterns))],
        [key, locale, Object.keys(parts).sort()],
      )
    }
  }
})

function listSentences(sentence: Sentence): Sentence[] {
  const inner = Object.values(sentence.parts).flatMap((part) =>
    part.kind === 'sentence' ? listSentences(part.sentence) : [],
  )
  return [sentence, ...inner]
}
