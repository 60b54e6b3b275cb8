// @vitest-environment node
import { expect, test } from 'vitest'
import { writeShare } from './write-share.server.ts'

test('[MARKET-03] a rate is told as a percentage, with its sign, and whole on hover', () => {
  expect(writeShare('0.0009')).toMatchObject({ text: '0.09%', title: '0.09%' })
  expect(writeShare('-0.0001')).toMatchObject({ text: '−0.01%' })
  expect(writeShare('0.000001529040217403', { isSigned: true })).toMatchObject({
    text: '+0.000152904%',
    title: '+0.0001529040217403%',
  })
  expect(writeShare('0', { isSigned: true })).toMatchObject({ text: '0%' })
})
