import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  MsgActivatePostOnlyMode,
  MsgCancelPostOnlyMode,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import { indexMade, type MadeBlock } from '../../../test/made/made-chain.ts'

const params = {
  default_reduce_margin_ratio: '0.1',
  post_only_mode_height_threshold: '0',
  min_post_only_mode_downtime_duration: 'DURATION_1_5H',
  post_only_mode_blocks_amount_after_downtime: '5',
}
const at = (minutes: number): MadeBlock => ({
  time: new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString(),
})
const downtimedetector = { last_block_time: '2026-01-01T00:00:00Z' }

async function threshold(blocks: MadeBlock[], more: Record<string, string> = {}): Promise<unknown> {
  const { pool } = await indexMade(blocks, { exchange: { params: { ...params, ...more } }, downtimedetector })
  const { rows } = await pool.query(
    `select value ->> 'post_only_mode_height_threshold' as height from exchange_settings where name = 'params'`,
  )
  return rows[0]?.height
}

test('after a halt of the length that the chain looks for it takes no market orders for some blocks', async () => {
  assert.equal(await threshold([at(90)]), '6')
  assert.equal(await threshold([at(89)]), '0')
  assert.equal(await threshold([at(1), at(91)]), '7')
  assert.equal(await threshold([at(1), at(90), at(180)]), '8')
})

test('a halt within that time does not make it longer, one after it does', async () => {
  assert.equal(await threshold([at(90), at(180)]), '6')
  assert.equal(await threshold([at(90), at(91), at(92), at(93), at(94), at(184)]), '11')
})

test('a chain that looks for no halts has none', async () => {
  assert.equal(await threshold([at(900)], { min_post_only_mode_downtime_duration: '' }), '0')
})

const run = (typeUrl: string, value: Uint8Array): MadeBlock => ({
  txs: [{ messages: [{ typeUrl: `/${typeUrl}`, value }] }],
})
const activate = (blocksAmount: number) =>
  run(
    MsgActivatePostOnlyMode.typeName,
    MsgActivatePostOnlyMode.toBinary(MsgActivatePostOnlyMode.create({ blocksAmount })),
  )
const cancel = run(MsgCancelPostOnlyMode.typeName, MsgCancelPostOnlyMode.toBinary({ sender: '' }))

test('an admin begins it, never for less than it has, and ends it from the next block on', async () => {
  assert.equal(await threshold([activate(20)]), '21')
  assert.equal(await threshold([activate(20), activate(3)]), '21')
  assert.equal(await threshold([activate(20), cancel]), '21')
  assert.equal(await threshold([activate(20), cancel, {}]), '2')
  assert.equal(await threshold([activate(20), cancel, {}, {}]), '2')
  const seeksNone = { min_post_only_mode_downtime_duration: '' }
  assert.equal(await threshold([activate(20), cancel, {}], seeksNone), '2')
  const both = { txs: [...(cancel.txs ?? []), ...(activate(30).txs ?? [])] }
  assert.equal(await threshold([activate(20), both, {}]), '32')
})
