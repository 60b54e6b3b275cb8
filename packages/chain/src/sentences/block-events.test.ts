import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { sentencesOfBlockEvents, settledMarketsOf, toldBlockEvents } from './block-events.ts'
import { languages } from './testing/languages.ts'
import { listRecordedBlockEvents, readRecordedNames, readRecordedWorld } from './testing/recorded.ts'
import { writeOut } from './testing/write-out.ts'

const world = readRecordedWorld(olderRecording)
const names = readRecordedNames(olderRecording)
const blocks = [...listRecordedBlockEvents(olderRecording)]
const known = { operators: { find: () => undefined } }

test('[BLOCK-02] what the recorded blocks did by themselves is told in every language', () => {
  const told = blocks.flatMap(({ height, events }) =>
    sentencesOfBlockEvents(events, known).map((sentence) => ({ height, sentence })),
  )
  const countOf = (key: string) =>
    told
      .filter(({ sentence }) => sentence.key === key)
      .reduce((sum, { sentence: { parts } }) => sum + (parts.count?.kind === 'count' ? parts.count.n : 1), 0)
  assert.deepEqual(
    ['block.proposal', 'block.proposals', 'block.punished', 'block.auction'].map(countOf),
    [14, 25, 2, 4],
  )
  for (const { height, sentence } of told) {
    for (const language of Object.values(languages)) {
      const written = writeOut(sentence, { ...language, tokens: world.tokens, names })
      assert.doesNotMatch(written, /undefined|NaN|\[object|[{}]| {2}/, `${height}: ${written}`)
    }
  }
})

test('[BLOCK-02] the markets that blocks wound up are known by the id that markets go by', () => {
  const settled = blocks.flatMap(({ height, events }) =>
    settledMarketsOf(events).map((id) => [height, world.markets.find(id)?.ticker]),
  )
  assert.deepEqual(settled, [
    [122, 'MATCH'],
    [288, 'ATOM/USDT FUT'],
    [1740, 'BTC/USDT PERP'],
  ])
  const odd = {
    type: 'injective.exchange.v2.EventDerivativeMarketPaused',
    attributes: [{ key: 'market_id', value: '0x' }],
  }
  assert.deepEqual(settledMarketsOf([odd]), [])
})

test('every event that is told of is one that blocks leave behind', () => {
  const left = new Set(blocks.flatMap(({ events }) => events.map(({ type }) => type)))
  assert.deepEqual(
    toldBlockEvents.filter((type) => !left.has(type.replace('.v2.', '.v1beta1.'))),
    [],
  )
})
