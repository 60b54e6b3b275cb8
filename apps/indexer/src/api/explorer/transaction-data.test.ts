import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { forEachRecording } from '@injsight/testing'
import { readStoredBlock, type StoredTransaction } from '#src/queries/blocks/stored-block.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { findNamedTx, readNamedTxs } from '../../../test/recorded/named-txs.ts'
import { toStreamed, toTransactionData } from './transaction-data.ts'

let signedForEthereum = 0

await forEachRecording((recording, test) => {
  const named = readNamedTxs(recording)
  const stored = new Map<string, StoredTransaction>()
  for (const { block, block_results } of readRecordedBlocks(recording)) {
    if (block.block.data.txs.length === 0) continue
    for (const tx of readStoredBlock({ block: text(block), results: text(block_results) }).txs)
      stored.set(toTransactionData(tx).hash, tx)
  }

  test('every named transaction is of the types and by the signer that made it', () => {
    for (const { hash, ethHash, msgTypes, signer, name } of named) {
      const tx = findStored(hash)
      const told = readJson(toTransactionData(tx).txMsgTypes) as string[]
      assert.deepEqual(told.map(withoutVersion), msgTypes.map(withoutVersion), name)
      // What was signed for Ethereum is in the message, and has no signature of its own.
      if (ethHash === undefined) assert.equal(toTransactionData(tx).signatures[0]?.address, signer, name)
      else assert.deepEqual(toTransactionData(tx).signatures, [], name)
    }
  })

  test('a transaction reads as at the public service', () => {
    const detail = toTransactionData(byName('bank.send'))
    const { hash, height } = findNamedTx(recording, 'bank.send')
    assert.equal(detail.hash, `0x${hash.toLowerCase()}`)
    assert.equal(detail.blockNumber, BigInt(height))
    assert.equal(detail.txNumber >> 16n, BigInt(height))
    assert.match(detail.blockTimestamp, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})? \+0000 UTC$/)
    assert.equal(detail.txType, 'injective')
    assert.equal(detail.gasFee?.payer, detail.signatures[0]?.address)
    assert.match(detail.signatures[0]?.pubkey ?? '', /^0[23][0-9a-f]{64}$/)
    assert.notEqual(detail.memo, '')
    const [message] = readJson(detail.messages) as { type: string; value: Record<string, unknown> }[]
    assert.deepEqual(Object.keys(message?.value ?? {}), ['from_address', 'to_address', 'amount'])
  })

  test('logs hold the events of messages, each message for itself; events hold the rest', () => {
    const { logs, events } = toTransactionData(byName('multi-signer'))
    const groups = readJson(logs) as { msg_index: string; events: { type: string }[] }[]
    assert.deepEqual(
      groups.map(({ msg_index }) => msg_index),
      groups.map((_, at) => String(at)),
    )
    assert.ok(groups.length > 1)
    assert.ok(events.some(({ attributes }) => attributes['fee_payer'] !== undefined))
  })

  test('a refused transaction has its words and no logs', () => {
    for (const { name, code } of named.filter((tx) => tx.code !== 0)) {
      const refused = toTransactionData(byName(name))
      assert.equal(refused.code, code, name)
      assert.notEqual(refused.errorLog, '', name)
      assert.equal(refused.logs.length, 0, name)
    }
  })

  test('signatures of every kind are told: by an Ethereum wallet, by several keys, of several signers', () => {
    // Not every chain takes what is signed for another of Ethereum.
    for (const { name } of named.filter((tx) => tx.name === 'sign.eip712')) {
      assert.equal(toTransactionData(byName(name)).txType, 'injective-web3')
      signedForEthereum++
    }
    assert.equal(toTransactionData(byName('multi-signer')).signatures.length, 2)
    const [several] = toTransactionData(byName('sign.multisig-eth')).signatures
    assert.match(several?.pubkey ?? '', /^[0-9a-f]{66}(,[0-9a-f]{66})+$/)
  })

  test('who spends an allowance names its granter, and a claim of the bridge its nonce', () => {
    assert.notEqual(toTransactionData(byName('feegrant.use')).gasFee?.granter, '')
    assert.deepEqual(toTransactionData(byName('peggy.deposit-claim.0')).claimIds, [1n])
  })

  test('a message that nobody can read shows its bytes', () => {
    const message = { typeUrl: '/unheard.v1.MsgOf', value: Uint8Array.of(1, 2, 3) }
    const raw = TxRaw.toBinary({
      bodyBytes: TxBody.toBinary(TxBody.create({ messages: [message] })),
      authInfoBytes: new Uint8Array(),
      signatures: [],
    })
    const { messages } = toTransactionData({ ...byName('bank.send'), raw: Buffer.from(raw) })
    assert.deepEqual(readJson(messages), [{ type: '/unheard.v1.MsgOf', value: { raw: 'AQID' } }])
  })

  test('a live feed carries the messages as text', () => {
    const tx = byName('bank.send')
    assert.equal(toStreamed(tx).messages, Buffer.from(toTransactionData(tx).messages).toString())
  })

  function findStored(hash: string): StoredTransaction {
    const found = stored.get(`0x${hash.toLowerCase()}`)
    assert.ok(found, hash)
    return found
  }

  function byName(name: string): StoredTransaction {
    return findStored(findNamedTx(recording, name).hash)
  }
})

test('both chains that are shipped have what was signed for Ethereum', () =>
  assert.ok(signedForEthereum >= 2))

function text(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

test('bytes that are no transaction are shown with what the chain said of them', () => {
  const result = {
    code: 2,
    codespace: 'sdk',
    log: 'tx parse error',
    gas_wanted: '0',
    gas_used: '0',
    events: [],
  }
  const junk = { height: 7n, timeMs: 0n, index: 0, raw: Buffer.from('junk'), result }
  const detail = toTransactionData(junk)
  assert.deepEqual([detail.code, detail.errorLog, readJson(detail.messages)], [2, 'tx parse error', []])
  assert.deepEqual(readJson(toTransactionData(junk).txMsgTypes), [])
})

/** Who drove the chain noted the newer version of what was sent in the older one. */
function withoutVersion(type: string): string {
  return type.replace(/\.v\d\w*\./, '.')
}

function readJson(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(bytes).toString('utf8'))
}
