import { busyBlocks } from '@injsight/testing'
import { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import {
  countTransactionsOf,
  findSequenceOfHash,
  listSequences,
} from '#src/queries/transactions/transactions.ts'
import { multiplyHistory } from './multiply-history.ts'

// What pages ask an index of a single server and one of a cluster, in turns, and what a row costs that is put behind them, as
// a line of JSON. Run by bench/citus.ts.
//   node apps/indexer/test/times/cluster-times.ts <url of the single one> <url of the cluster> <more copies of the busy blocks>

const [singleUrl = '', clusterUrl = '', copies = '0'] = process.argv.slice(2)
const rounds = { warm: 3, least: 7, most: 200 }
const patienceMs = 15_000

type Question = (pool: Pool, round: number) => Promise<unknown>

const single = await grow(singleUrl)
const cluster = await grow(clusterUrl)
const pools = { single: openPool(singleUrl), cluster: openPool(clusterUrl) }
const times: Record<string, { single: number; cluster: number }> = {}
for (const [name, question] of Object.entries(await prepareQuestions(pools.single)))
  times[name] = await ask(question)
await Promise.all(Object.values(pools).map((pool) => pool.end()))
const perRow = { single: single.perRow, cluster: cluster.perRow }
process.stdout.write(`${JSON.stringify({ times, accountRows: single.accountRows, perRow })}\n`)

/** Puts the copies behind an index: its account rows then, and microseconds for each that was added. */
async function grow(url: string): Promise<{ accountRows: number; perRow: number }> {
  const client = await connect(url, 'injsight bench')
  const countRows = async () => {
    const { rows } = await client.query<{ n: string }>('select count(*) as n from account_txs')
    return Number(rows[0]?.n)
  }
  const before = await countRows()
  const begun = performance.now()
  await multiplyHistory(client, Number(copies))
  const microseconds = (performance.now() - begun) * 1000
  const accountRows = await countRows()
  await client.end()
  return { accountRows, perRow: microseconds / (accountRows - before) }
}

async function prepareQuestions(pool: Pool): Promise<Record<string, Question>> {
  const { rows: hashes } = await pool.query<{ hash: Buffer }>(
    'select hash from txs where tx_seq >= ((select head from chain_state) - $1) << 16 order by tx_seq limit 200',
    [busyBlocks.count],
  )
  const { rows: busiest } = await pool.query<{ account: string }>(
    'select account from account_txs group by account order by count(*) desc, account limit 1',
  )
  const { rows: rare } = await pool.query<{ id: number }>(
    'select id from message_types order by n, id limit 1',
  )
  const account = { account: BigInt(busiest[0]?.account ?? 0), from: 0n, to: (1n << 63n) - 1n }
  return {
    async 'account page: its list and their number'(of) {
      await listSequences(of, account, { limit: 20 })
      await countTransactionsOf(of, account.account)
    },
    'the same, those that failed': (of) => listSequences(of, { ...account, status: 'failed' }, { limit: 20 }),
    'the same, of a type that it rarely has': (of) =>
      listSequences(of, { ...account, types: rare.map(({ id }) => id) }, { limit: 20 }),
    async 'transaction page: its hash, its block'(of, round) {
      const sequence = await findSequenceOfHash(of, hashes[round % hashes.length]?.hash ?? Buffer.alloc(32))
      // Keeps nothing: every block is read and unpacked.
      return createBlockCache({ pool: of, bytes: 0 }).find(heightOf(sequence ?? 0n))
    },
  }
}

/** Median milliseconds of one question, asked of both in turns: whatever else the machine does it does to both. */
async function ask(question: Question): Promise<{ single: number; cluster: number }> {
  const ms: Record<keyof typeof pools, number[]> = { single: [], cluster: [] }
  const begun = performance.now()
  for (let round = -rounds.warm; round < rounds.most; round++) {
    if (round >= rounds.least && performance.now() - begun > patienceMs) break
    for (const one of ['single', 'cluster'] as const) {
      const asked = performance.now()
      await question(pools[one], round + rounds.warm)
      if (round >= 0) ms[one].push(performance.now() - asked)
    }
  }
  return { single: median(ms.single), cluster: median(ms.cluster) }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

function openPool(url: string): Pool {
  return new Pool({ connectionString: url, max: 1 })
}
