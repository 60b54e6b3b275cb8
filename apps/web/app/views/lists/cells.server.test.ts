import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { writeCell } from '../../csv.server.ts'
import {
  amount,
  coin,
  coins,
  linkedCoin,
  dollars,
  money,
  number,
  orderNumber,
  percentage,
  share,
  words,
} from './cells.server.ts'

const tokens = new Map([
  ['inj', inj],
  ['odd', { denom: 'odd', symbol: '\u202E<b>'.repeat(3000), name: '', decimals: 6 }],
])
const naming: Naming = {
  language: 'en',
  names: { tokens, markets: new Map(), validators: new Map(), modules: new Map() },
}

test('[ACCT-02] an amount is exact to its last digit, however large, on hover and in the file', () => {
  const { shown, file } = amount('inj', '123456789012345678901234567890123456789', naming)
  expect(shown).toEqual([
    {
      text: '123,456,789,012,345,678,901.23456789…',
      title: '123,456,789,012,345,678,901.234567890123456789',
      look: 'number',
    },
  ])
  expect(file).toBe('123456789012345678901.234567890123456789')
})

test('[ACCT-02] an asset of unknown decimals shows the whole number that the chain holds', () => {
  const denom = 'factory/inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s/gold'
  expect(amount(denom, '1500000', naming).file).toBe('1500000')
  expect(symbolOf(denom, naming)).toMatch(/factory\/.*….*\/gold/)
})

test('[ACCT-02] what is below nothing has a minus where it is shown, and a hyphen in the file, which is computed with', () => {
  expect(number('-1234.5')).toEqual({
    shown: [{ text: '−1,234.5', title: '−1,234.5', look: 'number' }],
    file: '-1234.5',
  })
  expect(plainText(money('-0.001').shown)).toBe('>−0.01')
  expect(money('-0.001').file).toBe('-0.001')
  expect(words(['−0.01%']).file).toBe('-0.01%')
})

test('a known zero is said, and what is not known has no number', () => {
  expect(number('0')).toEqual({ shown: ['0'], file: '0' })
  expect(orderNumber({ raw: '', human: '' })).toEqual({ shown: ['—'], file: '' })
  expect(orderNumber({ raw: '5.000', human: '' }).file).toBe('5')
})

test('a symbol that turns text around and goes on for ever is cut, and turns nothing', () => {
  const { shown } = coin('odd', '1500000', naming)
  expect(plainText(shown)).toBe('1.5 <b><b><b><…><b><b><b>')
})

test('[DATA-03] several coins are one cell, in the file too', () => {
  const { shown, file } = coins(
    [
      { denom: 'inj', amount: '1000000000000000000' },
      { denom: 'share1', amount: '2' },
    ],
    naming,
  )
  expect(shown.filter((piece) => piece === ', ')).toHaveLength(1)
  expect(writeCell(file)).toBe('"1 INJ, 2 share1"')
})

test('[DATA-03] a share of one is per cent where it is shown, and to its last digit in the file', () => {
  expect(share('-0.00000152904021', { isSigned: true })).toEqual({
    shown: [{ text: '−0.000152904%', title: '−0.000152904021%', look: 'number' }],
    file: '-0.000152904021',
  })
  expect(share('')).toEqual({ shown: ['—'], file: '' })
  // The sign of per cent stands in the name of the column.
  expect(['+0.12%', '-0.5%', '−0.5%', '100%', '—'].map((text) => percentage(text).file)).toEqual([
    '0.12',
    '-0.5',
    '-0.5',
    '100',
    '',
  ])
})

test('[DATA-03] a coin with a link has its whole number in the file, without commas', () => {
  expect(linkedCoin('inj', '1234500000000000000001', naming).file).toBe('1234.500000000000000001')
})

test('a worth in dollars has both digits of its cents', () => {
  const said = ['3.1', '2', '1234.567', '0.001'].map((exact) => plainText(dollars(exact).shown))
  expect(said).toEqual(['3.10', '2.00', '1,234.56', '<0.01'])
  expect(dollars('3.1').file).toBe('3.1')
})
