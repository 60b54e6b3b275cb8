import { expect, test } from 'vitest'
import { mergeHeads, readLiveHead, type LiveHead } from './head.ts'

const live = (height: number): LiveHead => ({
  height: String(height),
  hash: 'AB',
  time: height * 1000,
  proposer: '',
  moniker: 'val',
  operator: '',
  txs: 1,
  failed: 0,
  gasWanted: '10',
  gasUsed: '7',
  txsByKind: [1],
  gasByKind: ['7'],
})

test('[HOME-01] a block that came over the stream stands once, before those of the page', () => {
  const served = [live(8), live(7)].map(readLiveHead)
  const merged = mergeHeads([live(10), live(9), live(8)].map(readLiveHead), served, 4)
  expect(merged.map(({ height }) => height)).toEqual([10n, 9n, 8n, 7n])
  expect(mergeHeads([], served, 1)).toHaveLength(1)
})
