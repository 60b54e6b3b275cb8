import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginMade, makeBlock, type MadeBlock } from '../../../test/made/made-chain.ts'
import { typeKey } from '#src/decode/values/keys.ts'
import { createBlockWriter } from './write-blocks.ts'

const long = 'x'.repeat(400)
// Found by trying some hundred thousand names.
const [one, sameKey] = ['wasm-84113', 'wasm-136820']
const [message, messageOfSameKey] = ['/made.v1.Msg137', '/made.v1.Msg25626']

const blockOf = (types: string[], messages: string[]): MadeBlock => ({
  txs: [
    {
      events: types.map((type) => [type, {}]),
      messages: messages.map((typeUrl) => ({ typeUrl, value: new Uint8Array() })),
    },
  ],
})
const made = [
  blockOf(
    [one, sameKey, `wasm-${long}1`, `wasm-${long}2`],
    [message, messageOfSameKey, `/${long}1`, `/${long}2`],
  ),
  blockOf([sameKey, one, `wasm-${long}3`], [messageOfSameKey, message, `/${long}3`]),
]

for (const [name, batches] of [
  ['in one batch', [made]],
  ['in batches of their own', made.map((block) => [block])],
] as const) {
  test(`types that share a key, or all that is kept of their name, are counted as one ${name}`, async () => {
    assert.equal(typeKey(one), typeKey(sameKey))
    assert.equal(typeKey(message), typeKey(messageOfSameKey))
    const { client, pool } = await beginMade(1n)
    const write = createBlockWriter(client)
    let height = 0n
    for (const batch of batches) await write(batch.map((block) => makeBlock(++height, block)))

    const events = await pool.query(
      `select id, type as name, n from event_types where type like 'wasm-%' order by n`,
    )
    assert.deepEqual(events.rows, [
      { id: typeKey(`wasm-${long}`), name: `wasm-${long}`.slice(0, 300), n: '3' },
      { id: typeKey(one), name: one, n: '4' },
    ])
    const messages = await pool.query('select id, type_url as name, n from message_types order by n')
    assert.deepEqual(messages.rows, [
      { id: typeKey(`/${long}`), name: `/${long}`.slice(0, 300), n: '3' },
      { id: typeKey(message), name: message, n: '4' },
    ])
    const txs = await pool.query<{ n: string }>('select count(*) as n from message_txs')
    assert.equal(txs.rows[0]?.n, '4')
  })
}
