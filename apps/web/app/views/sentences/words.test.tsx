import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Digits } from './words.tsx'

const drawn = (text: string) => renderToStaticMarkup(<Digits of={text} />)

test('a number that is too long for a line goes on after a thousand', () => {
  expect(drawn('90,000,000,000,000,000')).toBe('90,<wbr/>000,<wbr/>000,<wbr/>000,<wbr/>000,<wbr/>000')
})

test('a number of common length stays whole', () => {
  expect(drawn('1,234,567.89')).toBe('1,234,567.89')
})
