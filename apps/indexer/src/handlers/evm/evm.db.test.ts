import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgEthereumTxResponse } from '@injectivelabs/core-proto-ts-v2/generated/injective/evm/v1/tx_pb.js'
import { getContractAddress, hexToBytes, keccak256, type Hex } from 'viem'
import { findSequenceOfEvmHash } from '#src/queries/evm/hashes.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { makeAnswer, makeEthereum, makeMessage, sender, word } from '../../../test/made/made-ethereum.ts'

const contract: Hex = '0xa00c59ff5a080d2b954d0c75e46e22a0c371235a'

test('[EVM-02] a transaction of the EVM is found by its own hash, be it one that failed', async () => {
  const sent = await makeEthereum({ to: contract })
  const failed = await makeEthereum({ to: contract, nonce: 1, code: 3 })
  const { pool } = await indexMade([{ txs: [{}, sent] }, { txs: [failed] }])
  const find = (hash: Hex) => findSequenceOfEvmHash(pool, Buffer.from(hash.slice(2), 'hex'))
  assert.equal(await find(sent.hash), (1n << 16n) | 1n)
  assert.equal(await find(failed.hash), 2n << 16n)
  assert.equal(await find(word(1n)), undefined)
})

test('[EVM-02] of one that failed at first and was sent again, the one that worked counts', async () => {
  const failed = await makeEthereum({ to: contract, code: 32 })
  const worked = await makeEthereum({ to: contract })
  assert.equal(failed.hash, worked.hash)
  const { pool } = await indexMade([{ txs: [worked] }, { txs: [failed] }])
  assert.equal(await findSequenceOfEvmHash(pool, Buffer.from(worked.hash.slice(2), 'hex')), 1n << 16n)
})

test('[EVM-03] transactions of the EVM have a rank of their own in their block', async () => {
  const all = [0, 1, 2].map((nonce) => makeEthereum({ to: contract, nonce, code: nonce === 1 ? 15 : 0 }))
  const [first, second, third] = await Promise.all(all)
  assert.ok(first && second && third)
  const { pool } = await indexMade([{ txs: [{}, first, {}, second, third] }, { txs: [{}, first] }])
  const { rows } = await pool.query('select seq & 65535 as index, rank from evm_transactions order by seq')
  assert.deepEqual(rows, [
    { index: '1', rank: 0 },
    { index: '3', rank: 1 },
    { index: '4', rank: 2 },
    { index: '1', rank: 0 },
  ])
})

test('[EVM-03] one that is refused before its limit is looked at has asked for no gas', async () => {
  const refused = { ...(await makeEthereum({ to: contract, code: 5 })), gasWanted: '-1' }
  const sent = await makeEthereum({ to: contract, nonce: 1 })
  const { pool } = await indexMade([{ txs: [refused, sent] }])
  const { rows: txs } = await pool.query('select code, gas_wanted from txs order by tx_seq')
  assert.deepEqual(txs, [
    { code: '5', gas_wanted: '-1' },
    { code: '0', gas_wanted: '100000' },
  ])
  for (const table of ['blocks', 'stats_1m']) {
    const { rows } = await pool.query<{ gas_wanted: string }>(`select gas_wanted from ${table}`)
    assert.deepEqual(rows, [{ gas_wanted: '100000' }], table)
  }
})

test('[EVM-04] a contract that a transaction creates is noted with its creator and the hash of its code', async () => {
  const created = await makeEthereum({ nonce: 7, input: '0x60016002', returned: '0x6001' })
  const refused = await makeEthereum({ nonce: 8, input: '0x60016002', code: 3 })
  const { pool } = await indexMade([{ txs: [created, refused] }])
  const { rows } = await pool.query(
    `select a.address, b.address as creator, code_hash, seq from evm_creations as c
      join addresses as a on a.account = c.contract join addresses as b on b.account = c.creator`,
  )
  const address = getContractAddress({ from: sender.address, nonce: 7n })
  assert.deepEqual(rows, [
    {
      address: Buffer.from(hexToBytes(address)),
      creator: Buffer.from(hexToBytes(sender.address)),
      code_hash: Buffer.from(keccak256('0x6001', 'bytes')),
      seq: String(1n << 16n),
    },
  ])
})

test('[EVM-03] what cannot be read is noted, and what can be of the same transaction is kept', async () => {
  const { messages, hash } = await makeEthereum({ to: contract })
  const logsOf = (...all: { address?: string; topics?: string[] }[]) => {
    const logs = all.map((log) => ({ address: contract, topics: [], index: 0n, ...log }))
    return makeAnswer(MsgEthereumTxResponse.toBinary(MsgEthereumTxResponse.create({ hash, logs })))
  }
  const odd = [
    { messages, data: makeAnswer(Buffer.from('ffffff', 'hex')) },
    { messages, data: 'ffff' },
    { messages, data: logsOf({ address: '0x12' }) },
    { messages, data: logsOf({ topics: ['0x\u0000'] }) },
    { messages, data: logsOf({ topics: Array.from({ length: 5 }, () => word(1n)) }) },
    { messages, data: logsOf({}, {}) },
    { messages, data: makeAnswer(new Uint8Array()) },
    { messages: [makeMessage(Buffer.alloc(20), Buffer.from('02f8ff8080', 'hex'))], data: logsOf({}) },
    { messages: [makeMessage(Buffer.alloc(3), hexToBytes('0x02c0'))], data: logsOf({}) },
  ]
  const { pool } = await indexMade([{ txs: odd }])
  assert.equal((await pool.query('select from evm_logs')).rowCount, 0)
  assert.equal((await pool.query('select from evm_transactions')).rowCount, odd.length - 2)
  assert.equal((await pool.query(`select from unread where module = 'evm'`)).rowCount, 2)
  assert.equal((await pool.query(`select from unread where module = 'evm-runs'`)).rowCount, odd.length)
})
