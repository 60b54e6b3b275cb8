import { expect, test } from 'vitest'
import { readExternalUrl, splitLinks } from './external-url.ts'

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.org/6f1c',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.org',
  '//example.org',
  '/blocks/',
  'example.org',
  'https://',
  'https://injective.com@example.org/',
  'https://user:password@example.org/',
  'https://localhost/',
  'https://exa mple.org',
  `https://example.org/${'x'.repeat(3000)}`,
  '',
]

test.each(refused)('[ROUTE-15] %j is not an address that may be opened', (text) => {
  expect(readExternalUrl(text)).toBeUndefined()
})

test('[ROUTE-15] what leads to another site over HTTP may be', () => {
  expect(readExternalUrl(' https://Example.org/a?b#c ')?.href).toBe('https://example.org/a?b#c')
  expect(readExternalUrl('http://127.0.0.1:80/')?.host).toBe('127.0.0.1')
})

test('[ROUTE-15] a name that only looks like another is shown as what it is', () => {
  expect(readExternalUrl('https://іnjective.com/')?.host).toBe('xn--njective-shh.com')
})

test('addresses are found in a text, and nothing of it is lost', () => {
  const text = 'Vote (https://a.io/x?y=1). Then https://b.io! javascript:alert(1) https://c@d.io'
  const parts = splitLinks(text)
  expect(parts.flatMap(({ url }) => url?.href ?? [])).toEqual(['https://a.io/x?y=1', 'https://b.io/'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(splitLinks('none')).toEqual([{ text: 'none' }])
  expect(splitLinks('')).toEqual([])
})
