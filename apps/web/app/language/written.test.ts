import { expect, test } from 'vitest'
import { fileText, inUnit, splitUnit, wholeText, type Written } from './written.ts'

const written: Written = [
  'Bob, ',
  { text: 'inj1…', title: 'inj1whole', look: 'identifier' },
  ' sent ',
  { text: inUnit('1,000.5', 'INJ'), look: 'number' },
]

test('[DATA-03] in a file numbers have no commas, which part what is listed there; words keep theirs', () => {
  expect(fileText(written)).toBe('Bob, inj1whole sent 1000.5 INJ')
  expect(wholeText(written)).toBe('Bob, inj1whole sent 1,000.5 INJ')
})

test('[DATA-03] a number and its unit stand apart in a file, and what is no number stays whole', () => {
  expect(splitUnit([{ text: inUnit('−1,000.5', 'INJ'), look: 'number' }])).toEqual(['-1000.5', 'INJ'])
  expect(splitUnit(['7 smallest units of ', { text: 'gold', look: 'name' }])).toEqual([
    '7',
    'smallest units of gold',
  ])
  expect(splitUnit(['12'])).toEqual(['12', ''])
  expect(splitUnit(['no fee'])).toEqual(['no fee', ''])
})
