import { expect, test } from 'vitest'
import { findCookie, formatCookie } from './cookies.ts'

test('a cookie is found among others by its whole name', () => {
  expect(findCookie('my-language=es; language=kr', 'language')).toBe('kr')
  expect(findCookie('my-language=es', 'language')).toBeUndefined()
  expect(findCookie(null, 'language')).toBeUndefined()
})

test('what is written is found again', () => {
  const [pair = ''] = formatCookie('language', 'vn').split(';')
  expect(findCookie(pair, 'language')).toBe('vn')
})
