import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inUnit, joined, plainText } from '../../language/written.ts'
import { Digits } from './words.tsx'

const drawn = (text: string) => renderToStaticMarkup(<Digits of={text} />)

test('a number that is too long for a line goes on after a thousand', () => {
  expect(drawn('90,000,000,000,000,000')).toBe('90,<wbr/>000,<wbr/>000,<wbr/>000,<wbr/>000,<wbr/>000')
})

test('a long number leaves its unit to the next line where there is no room for both', () => {
  expect(drawn(inUnit('83.896635300136407642', 'USDT'))).toBe('83.896635300136407642 USDT')
})

test('a number of common length stays whole, and so do millions with what is shown of their fraction', () => {
  expect(drawn('9,995,475.12080162…')).toBe('9,995,475.12080162…')
  expect(drawn('1,234,567.89')).toBe('1,234,567.89')
  const measured = inUnit('1,234,567.89', 'INJ/USDT')
  expect(drawn(measured)).toBe(measured)
})

test('a number and its unit stand on one line, and are found with a plain space', () => {
  expect(inUnit('1,000', 'INJ')).toBe('1,000\u00A0INJ')
  expect(inUnit('1,000', '')).toBe('1,000')
  expect(inUnit('1,000,012.318418376840098172', 'INJ')).toBe('1,000,012.318418376840098172 INJ')
  expect(plainText([{ text: inUnit('5', 'INJ'), look: 'number' }, ' to ', 'a'])).toBe('5 INJ to a')
})

test('words one after another have a mark between each two', () => {
  expect(joined(['a', { text: 'b', look: 'name' }, ['c', 'd']], ', ')).toEqual([
    'a',
    ', ',
    { text: 'b', look: 'name' },
    ', ',
    'c',
    'd',
  ])
  expect(joined([], ', ')).toEqual([])
})
