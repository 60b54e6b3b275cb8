// @vitest-environment node
import { expect, test } from 'vitest'
import { writeInterval, writeShare } from './write-rules.server.ts'

test('[MARKET-03] a rate is told as a percentage, with its sign, and whole on hover', () => {
  expect(writeShare('0.0009')).toMatchObject({ text: '0.09%', title: '0.09%' })
  expect(writeShare('-0.0001')).toMatchObject({ text: '−0.01%' })
  expect(writeShare('0.000001529040217403', { isSigned: true })).toMatchObject({
    text: '+0.000152904%',
    title: '+0.0001529040217403%',
  })
  expect(writeShare('0', { isSigned: true })).toMatchObject({ text: '0%' })
})

test('[MARKET-03] an interval is told in the largest unit that it is whole in', () => {
  expect(writeInterval(3600, 'en')).toBe('1 hour')
  expect(writeInterval(5400, 'en')).toBe('90 minutes')
  expect(writeInterval(20, 'kr')).toBe('20초')
})
