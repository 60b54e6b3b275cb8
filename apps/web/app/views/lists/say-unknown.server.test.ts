// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { sayUnknown } from './say-unknown.server.ts'

test('[I18N-02] what is left out is told in the words of the page’s language', () => {
  const unknown = ['exchange', 'staking', 'rewards']
  expect(sayUnknown(unknown, 'en')).toBe(
    'Some of it isn’t known here: what is deposited for trading, stake, staking rewards.',
  )
  expect(sayUnknown(unknown, 'zh')).toContain('存入交易所的资产、质押、质押奖励')
  const told = languages.map((language) => sayUnknown(unknown, language))
  expect(new Set(told).size).toBe(languages.length)
  for (const one of told) expect(one).not.toMatch(/exchange|rewards,|, rewards/)
})

test('[I18N-02] a module that has no words goes by its own name, and of nothing nothing is said', () => {
  expect(sayUnknown(['constructor'], 'en')).toContain(': constructor.')
  expect(sayUnknown([], 'en')).toBe('')
})
