import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording, type Recording } from '@injsight/testing'
import type { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { emptyIndex } from './empty-index.ts'
import { readExpected } from './recorded/expected.ts'
import { indexedRecording } from './indexed-recording.ts'
import { beginAt, indexRange } from './index-range.ts'
import { readRecordedBlocks } from './recorded/recorded-blocks.ts'
import { openRecordedChain, type RecordedChain } from './recorded/recorded-chain.ts'

await forEachRecording((recording, test) => {
  test('the balances of every account and denom are those that the chain told at the last height', async () => {
    const { pool } = await indexedRecording(recording)
    assert.deepEqual(await readBalances(pool), readExpectedBalances(recording))
  })

  test('a chain that tells no new balances is followed by its coin events to the same balances', async () => {
    const { url, pool: other } = await emptyIndex()
    const client = await connect(url, 'test')
    const chain = withoutBalances(await openRecordedChain(recording.folder))
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to: chain.to, size: 50 })
    await client.end()
    assert.deepEqual(await readBalances(other), readExpectedBalances(recording))
  })

  test('the supply of every denom is what the chain told at the last height', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ denom: string; amount: string }>(
      `select d.denom, s.amount from supplies as s join denoms as d on d.id = s.denom
      where amount <> 0 order by 1`,
    )
    const { supply } = readExpected(recording, 'supply') as { supply: typeof rows }
    assert.deepEqual(rows, supply)
  })

  test('blocks, transactions and failures are as many as the chain has', async () => {
    const { pool } = await indexedRecording(recording)
    const expected = readExpected(recording, 'counts')
    for (const sql of [
      'select head - base + 1 as blocks, txs, failed from chain_state',
      'select sum(gas_used) as "gasUsed", count(*) as blocks, sum(n_txs) as txs, sum(n_failed) as failed from blocks',
      'select sum(gas_used) as "gasUsed", sum(blocks) as blocks, sum(txs) as txs, sum(failed) as failed from stats_1m',
      'select sum(gas_used) as "gasUsed", count(*) as txs, count(*) filter (where code <> 0) as failed from txs',
    ]) {
      const { rows } = await pool.query<Record<string, string>>(sql)
      for (const [name, value] of Object.entries(rows[0] ?? {})) {
        assert.equal(value, String(expected[name]), `${name} of ${sql}`)
      }
    }
  })

  test('every type of message is counted as often as the chain ran it, and finds its transactions', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ type_url: string; n: string; txs: string }>(
      `select type_url, n, (select count(*) from message_txs as m where m.type = t.id) as txs from message_types as t`,
    )
    type Count = { ok: number; failed: number }
    const { byMessageType } = readExpected(recording, 'counts') as { byMessageType: Record<string, Count> }
    for (const [type, { ok, failed }] of Object.entries(byMessageType)) {
      const row = rows.find(({ type_url }) => type_url === type)
      assert.ok(Number(row?.n) >= ok + failed, `${type}: ${row?.n} of ${ok + failed}`)
      assert.ok(Number(row?.txs) > 0 && Number(row?.txs) <= Number(row?.n), type)
    }
  })

  test('validators have the words that the chain has of them', async () => {
    const { pool } = await indexedRecording(recording)
    type Validator = {
      operator_address: string
      description: { moniker: string; identity: string; website: string; details: string }
      commission: { commission_rates: { rate: string } }
    }
    const { validators } = readExpected(recording, 'staking') as { validators: Validator[] }
    const { rows } = await pool.query<{ operator: Buffer; rate: string } & Record<string, string>>(
      'select operator, moniker, identity, website, details, commission_rate as rate from validators',
    )
    const ours = rows.map(({ operator, rate, ...words }) => ({
      operator: encodeAddress('injvaloper', operator),
      rate: Number(rate),
      ...words,
    }))
    const theirs = validators.map(({ operator_address, description, commission }) => ({
      operator: operator_address,
      rate: Number(commission.commission_rates.rate) / 1e18,
      moniker: description.moniker,
      identity: description.identity,
      website: description.website,
      details: description.details,
    }))
    const byOperator = (a: { operator: string }, b: { operator: string }) =>
      a.operator < b.operator ? -1 : 1
    assert.deepEqual(ours.toSorted(byOperator), theirs.toSorted(byOperator))
  })

  test('every block was proposed by somebody, every vote is counted, and no absence is lost', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ proposed: string; signed: string; missed: string }>(
      'select sum(proposed) as proposed, sum(signed) as signed, sum(missed) as missed from validator_blocks',
    )
    const blocks = readRecordedBlocks(recording)
    const places = blocks.flatMap(({ block }) => block.block.last_commit.signatures)
    const empty = places.filter(({ block_id_flag }) => block_id_flag === emptyPlace).length
    assert.deepEqual(rows, [
      {
        proposed: String(blocks.length),
        signed: String(places.length - empty),
        missed: String(empty),
      },
    ])
  })
})

const emptyPlace = 1

type Balances = Record<string, Record<string, string>>

async function readBalances(from: Pool): Promise<Balances> {
  const { rows } = await from.query<{ address: Buffer; denom: string; amount: string }>(
    `select a.address, d.denom, b.amount from balances as b
      join addresses as a using (account) join denoms as d on d.id = b.denom`,
  )
  const balances: Balances = {}
  for (const { address, denom, amount } of rows) {
    const account = encodeAddress('inj', address)
    balances[account] = { ...balances[account], [denom]: amount }
  }
  return balances
}

function readExpectedBalances(recording: Recording): Balances {
  const { balances } = readExpected(recording, 'balances') as { balances: Balances }
  return Object.fromEntries(Object.entries(balances).filter(([, coins]) => Object.keys(coins).length > 0))
}

function withoutBalances(chain: RecordedChain): RecordedChain {
  return {
    ...chain,
    async fetchBlockResults(height) {
      const { raw, value } = await chain.fetchBlockResults(height)
      const events = value.finalize_block_events?.filter(({ type }) => !type.endsWith('EventSetBalances'))
      return { raw, value: { ...value, finalize_block_events: events ?? null } }
    },
  }
}
