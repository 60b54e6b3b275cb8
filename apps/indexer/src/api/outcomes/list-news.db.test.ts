import assert from 'node:assert/strict'
import { decodeAddress, encodeAddress } from '@injsight/chain'
import { ListNewsResponse, type ListNewsRequest } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { accountKey } from '#src/decode/values/keys.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listAccountTrades } from '../accounts/list-trades.ts'
import { listNews } from './list-news.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const list = async (request: Partial<ListNewsRequest>) =>
    ListNewsResponse.fromBinary(
      ListNewsResponse.toBinary(await listNews(pool, { accounts: [], hashes: [], after: 0n, ...request })),
    )

  test('[NOTE-06] what an account did since a block is told: its transactions, and blocks in which it traded', async () => {
    const traders = await listTraders()
    assert.ok(traders.length > 3, String(traders.length))
    for (const account of traders) {
      const { trades } = await listAccountTrades(pool, { account, cursor: '', limit: 200, isClosing: false })
      const heights = new Set(trades.map(({ fill }) => fill?.height ?? 0n))
      const after = [...heights].at(3) ?? 0n
      const { accounts } = await list({ accounts: [account], after })
      assert.equal(accounts[0]?.account, account)
      const told = new Set(accounts[0].traded)
      for (const height of heights) assert.equal(told.has(height), height > after, `${account} ${height}`)
      assert.deepEqual(accounts[0].transactions, await listHashes(account, after))
    }
    assert.deepEqual(await list({ accounts: traders, after: recording.to }), {
      accounts: [],
      transactions: [],
    })
  })

  test('[NOTE-06] a transaction that is waited for is told when it is there, and one that is not, is not', async () => {
    const { rows } = await pool.query<{ hash: string; height: string }>(
      `select upper(encode(hash, 'hex')) as hash, tx_seq >> 16 as height from txs order by tx_seq desc limit 1`,
    )
    const [{ hash, height } = { hash: '', height: '' }] = rows
    const { transactions } = await list({ hashes: [`0x${hash.toLowerCase()}`, 'AB'.repeat(32)] })
    assert.deepEqual(transactions, [{ hash, height: BigInt(height) }])
  })

  test('[NOTE-06] too many at once, what is no account and what is no hash are refused', async () => {
    const hashes = Array.from({ length: 201 }, () => 'AB'.repeat(32))
    await assert.rejects(list({ hashes }), { kind: 'invalid-input' })
    await assert.rejects(list({ hashes: ['AB'] }), { kind: 'invalid-input' })
    await assert.rejects(list({ accounts: ['inj1'] }), { kind: 'invalid-input' })
    await assert.rejects(list({ after: -1n }), { kind: 'invalid-input' })
  })

  async function listTraders(): Promise<string[]> {
    const { rows } = await pool.query<{ address: Buffer }>(
      `select a.address from addresses as a join order_packs as p using (account)
        where p.trades > 0 group by a.address order by count(*) desc limit 5`,
    )
    return rows.map(({ address }) => encodeAddress('inj', address))
  }

  async function listHashes(account: string, after: bigint): Promise<string[]> {
    const { rows } = await pool.query<{ hash: string }>(
      `select upper(encode(t.hash, 'hex')) as hash from account_txs as a join txs as t using (tx_seq)
        where a.account = $1 and a.tx_seq >> 16 > $2 order by a.tx_seq desc limit 20`,
      [accountKey(decodeAddress(account).bytes), after],
    )
    return rows.map(({ hash }) => hash)
  }
})
