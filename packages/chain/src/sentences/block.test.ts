import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { kindOfTransaction } from '../kinds.ts'
import { sentenceOfBlock, type BlockDeeds } from './block.ts'
import { proposer } from './examples/blocks.ts'
import { languages } from './testing/languages.ts'
import { listRecorded, readRecordedNames, readRecordedWorld } from './testing/recorded.ts'
import { writeOut } from './testing/write-out.ts'

const { tokens } = readRecordedWorld(olderRecording)
const names = readRecordedNames(olderRecording)
const blocks = Map.groupBy(listRecorded(olderRecording), ({ height }) => height)

test('[BLOCK-02] every recorded block is told in every language, and all its transactions are counted', () => {
  assert.equal(blocks.size, 424)
  for (const [height, transactions] of blocks) {
    const sentence = sentenceOfBlock(countDeeds(transactions), proposer)
    for (const language of Object.values(languages)) {
      const written = writeOut(sentence, { ...language, tokens, names })
      assert.doesNotMatch(written, /undefined|NaN|\[object|[{}]| {2}/, `${height}: ${written}`)
      const told = (written.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0)
      assert.equal(told, transactions.length, `${height}: ${written}`)
    }
  }
})

/** As a block is known without its auction, where every number is one of transactions. */
function countDeeds(transactions: Parameters<typeof kindOf>[0][]): BlockDeeds {
  const done = Object.groupBy(
    transactions.filter(({ failed }) => !failed),
    kindOf,
  )
  return {
    done: Object.fromEntries(Object.entries(done).map(([kind, all]) => [kind, all.length])),
    failed: transactions.filter(({ failed }) => failed).length,
    byItself: [],
    settled: [],
    liquidated: [],
    traded: [],
    requoted: 0,
    placed: 0,
    refused: 0,
  }
}

function kindOf({ messages }: { messages: readonly { type: string }[]; failed: boolean }) {
  return kindOfTransaction(messages.map(({ type }) => type))
}
