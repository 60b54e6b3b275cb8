import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import type { RpcBlock, RpcBlockResults, RpcTxResult } from '@injsight/node-client'
import { forEachRecording } from '@injsight/testing'
import { readBusyRange } from '../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../test/recorded/recorded-chain.ts'
import { decodeBlock } from './decode-block.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const busy = BigInt(readBusyRange(recording).from + 32)

  test('every block of the recording says as much as the node said of it', async () => {
    for (let height = chain.from; height <= chain.to; height += 7n) {
      const { block, results } = await fetchAnswers(height)
      const rows = decodeBlock(block, results)
      const told = results.txs_results ?? []
      assert.equal(rows.block.height, height)
      assert.equal(rows.block.hash.toString('hex').toUpperCase(), block.block_id.hash)
      assert.equal(rows.block.failed, told.filter(({ code }) => code !== 0).length)
      assert.equal(
        rows.block.gasUsed,
        told.reduce((sum, { gas_used }) => sum + BigInt(gas_used), 0n),
      )
      assert.equal(
        rows.block.txsByKind.reduce((sum, n) => sum + n, 0),
        told.length,
      )
      const events = [...told.flatMap((one) => one.events ?? []), ...(results.finalize_block_events ?? [])]
      assert.equal(
        [...rows.eventTypes.values()].reduce((sum, n) => sum + n, 0),
        events.length,
      )
    }
  })

  test('the signer of every transaction is the account whose sequence the chain names first', async () => {
    for (let height = chain.from; height <= chain.to; height++) {
      const { block, results } = await fetchAnswers(height)
      const told: RpcTxResult[] = results.txs_results ?? []
      const { txs, addresses } = decodeBlock(block, results)
      for (const [index, { signer }] of txs.entries()) {
        const events = told[index]?.events ?? []
        const sequences = events.flatMap(
          ({ attributes }) => attributes?.filter(({ key }) => key === 'acc_seq') ?? [],
        )
        // What was signed for Ethereum uses its nonce without a word.
        const sender = events.find(({ type }) => type === 'message')?.attributes?.[0]?.value
        const address = encodeAddress('inj', addresses.get(signer) ?? new Uint8Array())
        assert.equal(
          address,
          sequences[0]?.value?.split('/')[0] ?? sender,
          `transaction ${index} of block ${height}`,
        )
      }
    }
  })

  test('who collects fees is no party of a transaction, who is named in an event of a message is', async () => {
    const { block, results } = await fetchAnswers(busy)
    const { txs, addresses } = decodeBlock(block, results)
    const named = new Set(
      [...(txs[0]?.roles.keys() ?? [])].map((key) =>
        encodeAddress('inj', addresses.get(key) ?? new Uint8Array()),
      ),
    )
    assert.equal(named.has('inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9'), false)
    const signer = encodeAddress('inj', addresses.get(txs[0]?.signer ?? 0n) ?? new Uint8Array())
    assert.equal(named.has(signer), true)
  })

  test('a block whose results are of another number of transactions is refused', async () => {
    const { block, results } = await fetchAnswers(busy)
    const fewer = { ...results, txs_results: results.txs_results?.slice(1) ?? null }
    assert.throws(() => decodeBlock(block, fewer), { kind: 'bad-chain-data', code: 'block.results' })
  })

  test('bytes that are no transaction are indexed as what the chain made of them', async () => {
    const { block, results } = await fetchAnswers(busy)
    const raw = Buffer.from('no transaction at all').toString('base64')
    const [result] = results.txs_results ?? []
    assert.ok(result)
    const { txs } = decodeBlock(
      { ...block, block: { ...block.block, data: { txs: [raw] } } },
      { ...results, txs_results: [{ ...result, code: 2, events: [] }] },
    )
    assert.equal(txs[0]?.code, 2)
    assert.equal(txs[0]?.messages, 0)
  })

  test('votes tell who was there and which places were empty', async () => {
    const { block, results } = await fetchAnswers(busy)
    const [first] = block.block.last_commit?.signatures ?? []
    assert.ok(first && block.block.last_commit)
    const absent = { ...first, block_id_flag: 1, validator_address: '', signature: null }
    const forNone = { ...first, block_id_flag: 3, validator_address: 'AA' }
    const last_commit = { ...block.block.last_commit, signatures: [first, absent, forNone] }
    const { votes, block: row } = decodeBlock({ ...block, block: { ...block.block, last_commit } }, results)
    assert.deepEqual(votes, { present: [first.validator_address, 'AA'], absent: [1] })
    assert.equal(row.signatures, 1)
  })

  async function fetchAnswers(height: bigint): Promise<{ block: RpcBlock; results: RpcBlockResults }> {
    const [block, results] = await Promise.all([chain.fetchBlock(height), chain.fetchBlockResults(height)])
    return { block: block.value, results: results.value }
  }
})
