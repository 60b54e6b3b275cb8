// @vitest-environment node
import { MarketDay } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { toLines, toNames } from '../../views/lists/table.ts'
import { tableOfDays } from './market-list.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }

test('[MARKET-01] a file of markets has their change, and kinds and states in its language', () => {
  const day = MarketDay.create({ kind: 'spot', status: 'Paused', price: '25', priceBefore: '20', open: '1' })
  const fresh = MarketDay.create({ kind: 'perpetual', status: 'Active', price: '3', open: '4' })

  const table = tableOfDays([day, fresh], { language: 'zh', names })

  const at = toNames(table).findIndex((name) => name.endsWith('24 小时, %') && name.includes('·'))
  expect(toLines(table).map((line) => [line[2], line[3], line[at]])).toEqual([
    ['现货', '已暂停', '25.00'],
    ['永续合约', '开放', '-25.00'],
  ])
})
