import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forEachRecording, olderRecording } from '@injsight/testing'
import { sentenceOfTransaction } from './sentence-of.ts'
import type { Sentence } from './sentence.ts'
import { languages, listPlaces, patternOf } from './testing/languages.ts'
import { listRecorded, readRecordedNames, readRecordedWorld } from './testing/recorded.ts'
import { writeOut } from './testing/write-out.ts'

await forEachRecording((recording, test) => {
  const world = readRecordedWorld(recording)
  const names = readRecordedNames(recording)
  const told = [...listRecorded(recording)].map(({ messages, signer, failed, events, ...place }) => {
    const sentence = sentenceOfTransaction(messages, { ...world, failed, events, ...(signer && { signer }) })
    return { ...place, failed, types: messages.map(({ type }) => type), sentence }
  })
  const write = (sentence: Sentence, language: keyof typeof languages) =>
    writeOut(sentence, { ...languages[language], tokens: world.tokens, names })

  test('[TX-04] every recorded transaction is told by words of its own, in every language', () => {
    for (const { hash, sentence } of told) {
      assert.doesNotMatch(sentence.key, /^message\.unknown/, hash)
      for (const language of Object.keys(languages)) {
        const written = write(sentence, language as keyof typeof languages)
        assert.doesNotMatch(written, /undefined|NaN|\[object|[{}]|null| {2}/, `${hash}: ${written}`)
        assert.doesNotMatch(written, /[A-Z]{2,}_[A-Z]|\w+\.v\d/, `${hash}: ${written}`)
      }
    }
  })

  test('[TX-03] every recorded sentence has the places of its parts', () => {
    for (const { hash, sentence } of told) {
      const places = listPlaces(patternOf(sentence.key, languages.en.patterns))
      assert.deepEqual(places, Object.keys(sentence.parts).sort(), hash)
    }
  })

  test('[TX-03] a refused transaction says what was tried', () => {
    const refused = told.filter(({ failed }) => failed)
    assert.notEqual(refused.length, 0)
    for (const { hash, sentence } of refused) {
      const written = write(sentence, 'en')
      assert.match(written, /tried/, `${hash}: ${written}`)
    }
  })

  test('[I18N-02] Korean particles are settled', () => {
    for (const { hash, sentence } of told) {
      const written = write(sentence, 'kr')
      assert.doesNotMatch(written, /을\(를\)|이\(가\)|\(으\)로/, `${hash}: ${written}`)
    }
  })
})

test('[TX-03] a batch of a market maker is told by its numbers', () => {
  const { tokens, ...known } = readRecordedWorld(olderRecording)
  const batch = listRecorded(olderRecording).find(
    ({ height, messages }) => height === 431 && messages[0]?.type.endsWith('MsgBatchUpdateOrders'),
  )
  assert.ok(batch)
  const sentence = sentenceOfTransaction(batch.messages, { ...known, tokens, ...batch, signer: '' })
  assert.match(
    writeOut(sentence, { ...languages.en, tokens, names: readRecordedNames(olderRecording) }),
    /^\w+ cancelled all their orders on 2 markets and placed \d+ new ones$/,
  )
})
