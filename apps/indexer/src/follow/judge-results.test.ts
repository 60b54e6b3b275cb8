import assert from 'node:assert/strict'
import type { Fault } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { findFullBlock } from '../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../test/recorded/recorded-chain.ts'
import { findResultsFlaw, hashOfResults } from './find-flaw.ts'
import { judgeResults } from './judge-results.ts'
import { mends } from './mends.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const full = findFullBlock(recording)
  const told = async () => structuredClone(await chain.fetchBlockResults(full))
  const lie = async () => {
    const { raw, value } = await told()
    const [first] = value.txs_results ?? []
    if (first !== undefined) first.gas_used = String(BigInt(first.gas_used) + 1n)
    return { raw, value }
  }
  const wrong = hashOfResults((await lie()).value)
  const right = (await chain.fetchBlock(full + 1n)).value.block.header.last_results_hash
  const contradiction = findResultsFlaw(full, wrong, right) as Fault

  test('[TX-08] wrong results that were written are the index’s to mend once the node tells those that fit', async () => {
    const fault = await judgeResults({ fetchBlockResults: told }, contradiction)
    assert.deepEqual([fault.kind, fault.code, mends(fault)], ['bad-chain-data', 'index.results', false])
    assert.deepEqual(fault.values, { height: full, expected: right, came: wrong })
  })

  test('[TX-08] while the node tells results that don’t fit, time may mend it', async () => {
    const fault = await judgeResults({ fetchBlockResults: lie }, contradiction)
    assert.deepEqual([fault.code, mends(fault)], ['node.results', true])
  })
})
