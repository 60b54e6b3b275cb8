import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Patterns } from './patterns/en.ts'
import { languages, listPatterns, listWords } from './testing/languages.ts'

const { en, zh, kr, es, vn } = languages
const english = new Set(wordsOf(en.patterns))

// Names of things that bear them in every language, and words that two languages happen to share.
const names = ['band', 'cw', 'erc-', 'ethereum', 'evm', 'nft']
const shared = {
  zh: ['band', 'cw', 'erc-', 'evm', 'nft'],
  kr: ['band', 'cw', 'erc-', 'evm', 'nft'],
  es: [...names, 'byte', 'bytes', 'no', 'roles', 'staking', 'token', 'tokens', 'trading', 'veto'],
  vn: [...names, 'byte', 'do', 'long', 'short', 'stake', 'token'],
}

test('[I18N-02] no sentence is left in English', () => {
  const allowed = (language: keyof typeof shared) => (word: string) => !shared[language].includes(word)
  assert.deepEqual(wordsOf(zh.patterns).filter(allowed('zh')), [])
  assert.deepEqual(wordsOf(kr.patterns).filter(allowed('kr')), [])
  assert.deepEqual(englishOf(es.patterns).filter(allowed('es')), [])
  assert.deepEqual(englishOf(vn.patterns).filter(allowed('vn')), [])
})

test('[I18N-02] no label is left in English', () => {
  for (const { labels, locale } of [zh, kr, es, vn]) {
    assert.deepEqual([locale, equalTexts(en.labels.titles, labels.titles)], [locale, []])
    assert.deepEqual([locale, equalTexts(en.labels.fields, labels.fields)], [locale, []])
  }
})

test('[I18N-02] Chinese and Korean labels are written in their own script', () => {
  for (const text of Object.values({ ...zh.labels.titles, ...zh.labels.fields }))
    assert.match(text, /\p{Script=Han}/u)
  for (const text of Object.values({ ...kr.labels.titles, ...kr.labels.fields })) {
    assert.match(text, /\p{Script=Hangul}/u)
  }
})

function wordsOf(patterns: Patterns): string[] {
  return listPatterns(patterns).flatMap(([, pattern]) => listWords(pattern))
}

function englishOf(patterns: Patterns): string[] {
  return wordsOf(patterns).filter((word) => english.has(word))
}

function equalTexts(own: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(own).filter((key) => own[key] === other[key])
}
