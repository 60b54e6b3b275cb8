import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { choices, writeChoice } from './choices.server.ts'

test('[I18N-02] every language has words for the same values of enums', () => {
  for (const language of languages) {
    expect(Object.keys(choices[language])).toEqual(Object.keys(choices.en))
    for (const words of Object.values(choices[language])) expect(words).not.toMatch(/_|^[A-Z]{4,}$/)
  }
})

test('[TX-04] a value without words of its own is told by its name', () => {
  expect(writeChoice('ORACLE_TYPE_BRAND_NEW', 'oracle_type', 'vn')).toBe('Brand new')
  expect(writeChoice('constructor', 'status', 'en')).toBe('constructor')
})
