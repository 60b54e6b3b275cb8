// @vitest-environment node
import { GetOrderBookResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { viewReplay } from './replay.server.ts'

test('[MARKET-02] the replay of a book that is known from the genesis on begins at block 1', () => {
  const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
  const moment = { at: 1n, side: 'buy' as const, size: '', resolution: '', until: undefined }
  const { hint, from, steps } = viewReplay(
    GetOrderBookResponse.create({ height: 1n, head: 9n, from: 0n }),
    { moment, base: '/market/a/', auction: undefined, marketId: '0xa', moved: [], levels: undefined },
    { language: 'en', names },
  )
  expect(from).toBe(1)
  expect(hint).toMatch(/since 1\./)
  expect(steps.map(({ path }) => path !== undefined)).toEqual([false, false, false, true, false, false])
})
