// @vitest-environment node
import { expect, test } from 'vitest'
import { isOfLiquidation } from './trades.server.ts'

test('[TRADE-02] who held a position when its market was settled by force was not liquidated', () => {
  const told = (tradeExecutionType: string) => isOfLiquidation({ isLiquidation: true, tradeExecutionType })
  expect(['market', 'marketLiquidation'].map(told)).toEqual([true, false])
})
