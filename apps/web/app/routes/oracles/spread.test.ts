// @vitest-environment node
import { expect, test } from 'vitest'
import { nameOfFeed, pathOfFeed } from '../../views/oracles/feed-paths.ts'
import { changeOf, pauseOf, spreadOf } from './spread.ts'

test('reporters are as far apart as the lowest and the highest, measured by the one in the middle', () => {
  expect(spreadOf(['101', '99', '100'])).toEqual({ low: '99', median: '100', high: '101', percent: '2.00%' })
  expect(spreadOf(['5', '5'])?.percent).toBe('0.00%')
  expect(spreadOf(['0', '0'])?.percent).toBe('—')
  expect(spreadOf(['5'])).toBeUndefined()
})

test('a pause is told on average and at its longest', () => {
  expect(pauseOf([9000n, 6000n, 1000n])).toEqual({ average: 4000, longest: 5000 })
  expect(pauseOf([1n])).toBeUndefined()
})

test('a change has its sign, and none where there was nothing before or too little to be told', () => {
  const told = [changeOf('110', '100'), changeOf('90', '100'), changeOf('99.9999', '100'), changeOf('1', '0')]
  expect(told).toEqual(['+10.00%', '-10.00%', '0.00%', '—'])
})

test('names of any letters lead to their own page', () => {
  expect(pathOfFeed({ oracle: 'Provider', base: 'a/b?c', quote: '#d' })).toBe(
    '/oracle/Provider/a%2Fb%3Fc/%23d/',
  )
  expect(nameOfFeed({ oracle: 'Pyth', base: '0xab', quote: '' })).toBe('0xab')
})
