// @vitest-environment node
import { expect, test } from 'vitest'
import { colonIn, commaIn, listWords } from './list-words.ts'

test('[I18N-02] words are listed with the mark of their language', () => {
  expect(listWords(['Yes 70%', 'No 30%'], 'en')).toBe('Yes 70%, No 30%')
  expect(listWords(['赞成 70%', '反对 30%'], 'zh')).toBe('赞成 70%、反对 30%')
  expect(listWords([], 'zh')).toBe('')
  expect([commaIn('kr'), colonIn('kr'), colonIn('zh')]).toEqual([', ', ': ', '：'])
})
