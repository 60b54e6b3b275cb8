import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeAddress } from '@injsight/chain'
import type { RpcCommit } from '@injsight/node-client'
import { olderRecording } from '@injsight/testing'
import { readNanoseconds } from '#src/decode/read-time.ts'
import { findUptime, listMissed } from '#src/queries/staking/uptime.ts'
import { listSlashes } from '#src/queries/staking/staking-history.ts'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { readRecordedBlocks } from '../../../test/recorded-blocks.ts'
import { readExpected } from '../../../test/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

const { pool } = await indexedRecording(olderRecording)
const { signingInfos } = readExpected(olderRecording, 'slashing') as {
  signingInfos: Record<string, string>[]
}

const columns = `select consensus, start_height, index_offset, jailed_until, tombstoned, missed from signing_infos order by 1`

test('what is known of who signs is what the node says', async () => {
  const { rows } = await pool.query(columns)
  assert.deepEqual(
    rows.map((row) => ({
      address: encodeAddress('injvalcons', row.consensus),
      start_height: row.start_height,
      index_offset: row.index_offset,
      jailed_until: row.jailed_until,
      tombstoned: row.tombstoned,
      missed_blocks_counter: row.missed,
    })),
    signingInfos.map((info) => ({
      ...info,
      jailed_until: readNanoseconds(info['jailed_until'] ?? '').toString(),
    })),
  )
})

test('an index that begins with the node knows the same', async () => {
  const begun = await begunFromNode(olderRecording)
  assert.deepEqual((await begun.pool.query(columns)).rows, (await pool.query(columns)).rows)
  const params = 'select * from slashing_params'
  assert.deepEqual((await begun.pool.query(params)).rows, (await pool.query(params)).rows)
})

test('the uptime of every validator over any window is what the commits say', async () => {
  const signers = [...readRecordedBlocks(olderRecording)].map(({ block }) => ({
    height: BigInt(block.block.header.height) - 1n,
    present: (block.block.last_commit as RpcCommit).signatures.flatMap((one) => one.validator_address || []),
  }))
  const { rows } = await pool.query<{ consensus: Buffer }>('select consensus from signing_infos')
  for (const [from, to] of [
    [1n, 2523n],
    [60n, 300n],
    [170n, 180n],
  ] as const) {
    for (const { consensus } of rows) {
      const hex = consensus.toString('hex').toUpperCase()
      const signed = signers.filter(
        ({ height, present }) => height >= from && height <= to && present.includes(hex),
      )
      const uptime = await findUptime(pool, consensus, { from, to })
      assert.equal(uptime.signed, BigInt(signed.length), `${hex} ${from}-${to}`)
    }
  }
})

test('the blocks that a validator missed lead to its jailing', async () => {
  const consensus = Buffer.from('293cb602c1e9b60a1b5a93b679bbc9ed80fc32cd', 'hex')
  assert.deepEqual(await findUptime(pool, consensus, { from: 1n, to: 2523n }), { signed: 0n, missed: 19n })
  const missed = await listMissed(pool, consensus, { before: 2524n, after: 0n, limit: 3 })
  assert.deepEqual(missed, [90n, 89n, 88n])
  const slashes = await listSlashes(pool, consensus, { before: undefined, limit: 10 })
  assert.deepEqual(
    slashes.map(({ height, kind, power, burned }) => ({ height, kind, power, burned })),
    [{ height: 91n, kind: 'missing_signature', power: '40', burned: '400000000000000000' }],
  )
})
