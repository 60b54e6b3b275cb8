import { expect, test } from 'vitest'
import { isLanguage, pathIn, splitPath } from './languages.ts'

test('[I18N-01] a language is the first part of a path, and English has none', () => {
  expect(splitPath('/kr/blocks/')).toEqual({ language: 'kr', path: '/blocks/' })
  expect(splitPath('/zh/')).toEqual({ language: 'zh', path: '/' })
  expect(splitPath('/vn')).toEqual({ language: 'vn', path: '/' })
  expect(splitPath('/blocks/')).toEqual({ language: 'en', path: '/blocks/' })
  expect(splitPath('/korea/')).toEqual({ language: 'en', path: '/korea/' })
})

test('[I18N-01] a path in a language leads back to itself', () => {
  for (const language of ['en', 'kr'] as const) {
    expect(splitPath(pathIn(language, '/block/7/'))).toEqual({ language, path: '/block/7/' })
  }
  expect(isLanguage('de')).toBe(false)
})
