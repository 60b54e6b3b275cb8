import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newerRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { getBlockChanges, getTransactionChanges } from './get-changes.ts'

const { pool } = await indexedRecording(newerRecording)

test('[EVM-10] what Ethereum transactions change adds up but for the fee, which the block credits at its end', async () => {
  const { rows } = await pool.query<{ hash: string; height: string }>(
    `select encode(hash, 'hex') as hash, seq >> 16 as height from evm_transactions order by seq`,
  )
  assert.ok(rows.length > 400)
  for (const { hash } of rows) {
    const { conservation, unsaid, changes } = await getTransactionChanges(pool, hash)
    const open = conservation.filter(({ residual }) => residual !== '0')
    assert.equal(unsaid.filter((words) => words.includes('collector of fees')).length, 1)
    assert.deepEqual(
      open.map(({ denom }) => denom),
      ['inj'],
    )
    const fee = -BigInt(open[0]?.residual ?? 0)
    assert.ok(fee > 0n && changes.some(({ denom, change }) => denom === 'inj' && BigInt(change) < 0n))
  }
  for (const height of new Set(rows.map((row) => row.height))) {
    const { conservation, unsaid } = await getBlockChanges(pool, BigInt(height))
    assert.ok(conservation.every(({ residual }) => residual === '0'))
    assert.deepEqual(
      unsaid.filter((words) => words.includes('collector')),
      [],
    )
  }
})
