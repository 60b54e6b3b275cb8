import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentenceOfTransaction } from './sentence-of.ts'
import { languages, listPlaces, patternOf } from './testing/languages.ts'
import { listRecorded, readRecordedNames, readRecordedWorld } from './testing/recorded.ts'
import { writeOut } from './testing/write-out.ts'

const world = readRecordedWorld()
const names = readRecordedNames()
const told = [...listRecorded()].map(({ messages, signer, failed, events, ...place }) => {
  const sentence = sentenceOfTransaction(messages, { ...world, failed, events, ...(signer && { signer }) })
  return { ...place, failed, types: messages.map(({ type }) => type), sentence }
})

test('[TX-04] every recorded transaction is told by words of its own, in every language', () => {
  assert.equal(told.length, 2820)
  for (const { hash, sentence } of told) {
    assert.doesNotMatch(sentence.key, /^message\.unknown/, hash)
    for (const language of Object.values(languages)) {
      const written = writeOut(sentence, { ...language, tokens: world.tokens, names })
      assert.doesNotMatch(written, /undefined|NaN|\[object|[{}]|null| {2}/, `${hash}: ${written}`)
      assert.doesNotMatch(written, /[A-Z]{2,}_[A-Z]|\w+\.v\d/, `${hash}: ${written}`)
    }
  }
})

test('[TX-03] every recorded sentence has the places of its parts', () => {
  for (const { hash, sentence } of told) {
    const { patterns } = languages.en
    assert.deepEqual(listPlaces(patternOf(sentence.key, patterns)), Object.keys(sentence.parts).sort(), hash)
  }
})

test('[TX-03] a refused transaction says what was tried', () => {
  const refused = told.filter(({ failed }) => failed)
  assert.equal(refused.length, 129)
  for (const { hash, sentence } of refused) {
    const written = writeOut(sentence, { ...languages.en, tokens: world.tokens, names })
    assert.match(written, /tried/, `${hash}: ${written}`)
  }
})

test('[I18N-02] Korean particles are settled', () => {
  for (const { hash, sentence } of told) {
    const written = writeOut(sentence, { ...languages.kr, tokens: world.tokens, names })
    assert.doesNotMatch(written, /을\(를\)|이\(가\)|\(으\)로/, `${hash}: ${written}`)
  }
})

test('[TX-03] a batch of a market maker is told by its numbers', () => {
  const batch = told.find(({ height, types }) => height === 431 && types[0]?.endsWith('MsgBatchUpdateOrders'))
  assert.ok(batch)
  assert.match(
    writeOut(batch.sentence, { ...languages.en, tokens: world.tokens, names }),
    /^\w+ cancelled all their orders on 2 markets and placed \d+ new ones$/,
  )
})
