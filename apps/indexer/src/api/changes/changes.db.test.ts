import assert from 'node:assert/strict'
import type { BalanceChange, GetBlockChangesResponse } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { readRecordedBlocks, type RecordedBlock } from '../../../test/recorded/recorded-blocks.ts'
import { sampleBlocks } from '../../../test/recorded/named-txs.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { getBlockChanges, getTransactionChanges } from './get-changes.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const isSampled = sampleBlocks(recording)

  let told: Promise<GetBlockChangesResponse[]> | undefined

  /** What is told of each block, in order; asked once for all tests. */
  function allBlocks(): Promise<GetBlockChangesResponse[]> {
    return (told ??= Promise.all(
      Array.from({ length: Number(recording.to) }, (_, at) => getBlockChanges(pool, BigInt(at + 1))),
    ))
  }

  async function blockAt(height: bigint): Promise<GetBlockChangesResponse> {
    const block = (await allBlocks())[Number(height) - 1]
    assert.ok(block)
    return block
  }

  test('the changes of every block add up, follow from the block before, and lead to what the node holds', async () => {
    const held = new Map<string, string>()
    for (const { height, changes, conservation } of await allBlocks()) {
      for (const { residual } of conservation) assert.equal(residual, '0', `block ${height}`)
      assert.ok(changes.every(({ before, after }) => before !== '' && after !== ''))
      for (const one of changes) {
        const known = held.get(nameOf(one))
        if (known !== undefined) assert.equal(one.before, known, `${nameOf(one)} before block ${height}`)
        held.set(nameOf(one), one.after)
      }
    }
    const { balances } = readExpected(recording, 'balances') as {
      balances: Record<string, Record<string, string>>
    }
    for (const [name, amount] of held) {
      const [account = '', denom = ''] = name.split(' ')
      assert.equal(amount, balances[account]?.[denom] ?? '0', name)
    }
  })

  test('the changes of every transaction add up, and stand between those of its block', async () => {
    const recorded = readRecordedBlocks(recording)
    const { rows } = await pool.query<{ height: string; hash: Buffer }>(
      'select tx_seq >> 16 as height, hash from txs order by tx_seq',
    )
    for (const [height, txs] of Map.groupBy(rows, (row) => BigInt(row.height))) {
      if (!isSampled(height)) continue
      const block = await blockAt(height)
      const paid = listPaidAtTheEnd(recorded[Number(height - recording.from)])
      const sums = new Map<string, BalanceChange>()
      const asked = txs.map(({ hash }) => getTransactionChanges(pool, hash.toString('hex')))
      for (const { changes, conservation, unsaid } of await Promise.all(asked)) {
        // The fee of an Ethereum transaction is credited when the block ends.
        const isOnItsWay = unsaid.some((words) => words.includes('collector of fees'))
        for (const { residual } of conservation) if (!isOnItsWay) assert.equal(residual, '0')
        for (const one of changes) {
          assert.equal(BigInt(one.after) - BigInt(one.before), BigInt(one.change))
          const last = sums.get(nameOf(one))
          // Nothing but transactions comes between two of them.
          if (last !== undefined) assert.equal(one.before, last.after, `${nameOf(one)} in block ${height}`)
          sums.set(nameOf(one), one)
        }
      }
      for (const { account, denom, after } of block.changes) {
        const last = sums.get(nameOf({ account, denom }))
        const isPaidAtTheEnd = tradesAtTheEnd(block) || paid.has(account)
        if (account.startsWith('inj1') && last?.module === '' && !isPaidAtTheEnd) {
          assert.equal(last.after, after, `${account} ${denom} after block ${height}`)
        }
      }
    }
  })

  test('deposits follow from one another and lead to what the node holds', async () => {
    const held = new Map<string, string>()
    for (const { height, deposits: moved } of await allBlocks()) {
      for (const { subaccount, denom, totalBefore, totalAfter, availableAfter } of moved) {
        const name = `${subaccount} ${denom}`
        const [total] = held.get(name)?.split(' ') ?? []
        // The genesis has no deposits.
        assert.equal(totalBefore, total ?? '0', `${name} before block ${height}`)
        held.set(name, `${totalAfter} ${availableAfter}`)
      }
    }
    const { deposits } = readExpected(recording, 'exchange') as {
      deposits: {
        subaccount_id: string
        denom: string
        deposits: { available_balance: string; total_balance: string }
      }[]
    }
    const scaled = (text: string) => {
      const [, point = '', fraction = ''] = /^-?\d+(\.?)(\d*)$/.exec(text) ?? []
      return BigInt(text.replace(point, '') + '0'.repeat(18 - fraction.length))
    }
    for (const { subaccount_id, denom, deposits: expected } of deposits) {
      const [total = '', available = ''] = held.get(`${subaccount_id} ${denom}`)?.split(' ') ?? []
      assert.equal(scaled(total), BigInt(expected.total_balance), subaccount_id)
      assert.equal(scaled(available), BigInt(expected.available_balance), subaccount_id)
    }
  })

  test('the exchange holds just what deposits change by, wherever no position is at play', async () => {
    const derivative = /EventBatchDerivative/
    let checked = 0
    for (const { block, block_results: results } of readRecordedBlocks(recording)) {
      const events = [
        ...(results.txs_results ?? []).flatMap((result) => result.events),
        ...(results.finalize_block_events ?? []),
      ]
      if (events.some(({ type }) => derivative.test(type))) continue
      const height = BigInt(block.block.header.height)
      const { conservation, unsaid } = await blockAt(height)
      assert.deepEqual(unsaid, [])
      for (const { denom, depositsChanged, exchangeChanged } of conservation) {
        assert.equal(depositsChanged, exchangeChanged, `${denom} in block ${height}`)
        if (exchangeChanged !== '0') checked++
      }
    }
    assert.ok(checked > 10)
  })

  test('what is not in the index is said to be missing', async () => {
    await assert.rejects(getBlockChanges(pool, recording.to + 1n), {
      kind: 'not-found',
      message: new RegExp(`1 to ${recording.to}`),
    })
    await assert.rejects(getTransactionChanges(pool, 'ff'.repeat(32)), { kind: 'not-found' })
    await assert.rejects(getTransactionChanges(pool, 'nothing'), { kind: 'invalid-input' })
  })
})

const nameOf = ({ account, denom }: { account: string; denom: string }) => `${account} ${denom}`

/** At the end of these the block itself moved coins. */
function tradesAtTheEnd({ flows, deposits }: { flows: unknown[]; deposits: unknown[] }): boolean {
  return deposits.length > 0 || flows.length > 1
}

/** Who was given coins at the end of a block, or gave them: deposits of proposals go back there. */
function listPaidAtTheEnd(recorded: RecordedBlock | undefined): Set<string> {
  const events = recorded?.block_results.finalize_block_events ?? []
  return new Set(
    events.flatMap(({ attributes }) => {
      const valueOf = (key: string) => attributes.find((one) => one.key === key)?.value
      const account = valueOf('receiver') ?? valueOf('spender')
      return valueOf('mode') === 'EndBlock' && account !== undefined ? [account] : []
    }),
  )
}
