// @vitest-environment node
import { expect, test } from 'vitest'
import type { Head } from '../../live/head.ts'
import { paceOf } from './tiles.server.ts'

const head = (height: number, txs: number): Head => ({
  height: BigInt(height),
  hash: '',
  time: height * 500,
  proposer: '',
  moniker: '',
  operator: '',
  txs,
  failed: 0,
  gasUsed: 0n,
  gasByKind: [],
})

test('[HOME-01] the rate is that of the last 100 blocks: each counts from the one before it', () => {
  // The oldest is only where the first of the hundred counts from: its own transactions came before.
  const heads = Array.from({ length: 101 }, (_, at) => head(101 - at, at === 100 ? 1000 : 2))
  expect(paceOf(heads)).toEqual({ blocks: 100, perSecond: '4.00', blockSeconds: '0.50' })
  expect(paceOf(heads.slice(0, 1))).toBeUndefined()
})
