import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { plainText } from '../../language/written.ts'
import { writeFailure } from './failure.server.ts'

const names = {
  tokens: new Map([['inj', inj]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const short = {
  codespace: 'sdk',
  code: 5,
  log: 'failed to execute message; message index: 1: spendable balance 1500000000000000000inj is smaller than 2000000000000000000inj: insufficient funds',
}

test('[TX-06] why a transaction failed is told in the asset itself, with the message that failed', () => {
  const failure = writeFailure(short, { language: 'en', names })
  expect(failure.messageIndex).toBe(1)
  expect(failure.step).toBe('Use less, or bring in more first.')
  expect(plainText(failure.words)).toBe('There was not enough: it needed 2 INJ, and 1.5 INJ could be spent')
})

test('[I18N-01] every language has its own words for it', () => {
  const texts = languages.map((language) => plainText(writeFailure(short, { language, names }).words))
  expect(new Set(texts).size).toBe(languages.length)
  for (const text of texts) expect(text).toContain('1.5 INJ')
})

test('[TX-06] what no rule explains is not guessed at: the chain’s own words are quoted, with its code', () => {
  const { words, step } = writeFailure(
    { codespace: 'made-up', code: 1, log: 'x is not y' },
    { language: 'en', names },
  )
  expect(plainText(words)).toBe('The chain refused it: “x is not y” (made-up 1)')
  expect(step).toBe('Check what was sent: the chain’s own words say what is wrong with it.')
})
