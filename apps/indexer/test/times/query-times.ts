import { busyBlocks, createTestDatabase } from '@injsight/testing'
import { Pool } from 'pg'
import { listTexts } from '#src/database/block-texts/list-texts.ts'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { findHeightOfHash, getReach, listBlocks } from '#src/queries/blocks/blocks.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { getRecentCounts } from '#src/queries/statistics/recent-counts.ts'
import {
  countTransactionsOf,
  findSequenceOfHash,
  listSequences,
} from '#src/queries/transactions/transactions.ts'
import { findBusiest } from './make-markets.ts'
import { makeQueryIndex } from './make-query-index.ts'
import { marketQuestions } from './market-questions.ts'
import { createMeter, type Spent } from './spent.ts'
import { thingQuestions } from './thing-questions.ts'

// What the explorer asks the database, on one connection, as a line of JSON. Run by bench/queries.ts.
//   node apps/indexer/test/times/query-times.ts <copies of the busy blocks behind the recording>

const rounds = 300
/** Of what takes longer there are fewer. */
const mostMs = 2000
const copies = Number(process.argv[2] ?? 0)
const { url } = await createTestDatabase((empty) => makeQueryIndex(empty, copies), `queries_${copies}`)
const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 })
const readSpent = await createMeter(pool)
const busy = await findBusiest(pool)
const { rows: sizes } = await pool.query<{ head: string; account_rows: string }>(
  'select head, (select count(*) from account_txs) as account_rows from chain_state',
)
const head = BigInt(sizes[0]?.head ?? 0)
// The last copy has its raw bytes; without copies these are the busy blocks themselves.
const [from, to] =
  copies > 0
    ? [head - BigInt(busyBlocks.count) + 1n, head]
    : [BigInt(busyBlocks.first), BigInt(busyBlocks.last)]
const hashes = await listHashes(
  `select hash from txs where tx_seq between ${from << 16n} and ${(to + 1n) << 16n}`,
)
const blockHashes = await listHashes(`select hash from blocks where height between ${from} and ${to}`)
const { rows: busiest } = await pool.query<{ account: string }>(
  'select account from account_txs group by account order by count(*) desc limit 1',
)
const whole = { from: 0n, to: (1n << 63n) - 1n }
const account = { ...whole, account: BigInt(busiest[0]?.account ?? 0) }
const page = { limit: 20 }
/** Half-way down. */
const deep = { from: 0n, to: (head / 2n) << 16n }
// Keeps nothing: every block is read and unpacked.
const cache = createBlockCache({ pool, bytes: 0 })

const questions: Record<string, (round: number) => Promise<unknown>> = {
  'select 1': () => pool.query({ name: 'one', text: 'select 1' }),
  'a transaction page: its hash, its block': async (round) => {
    const sequence = await findSequenceOfHash(pool, pick(hashes, round))
    return listTexts(pool, [heightOf(sequence ?? 0n)])
  },
  'the same, its block unpacked and parsed': async (round) => {
    const sequence = await findSequenceOfHash(pool, pick(hashes, round))
    return cache.find(heightOf(sequence ?? 0n))
  },
  'the same, its block in memory': (round) => findSequenceOfHash(pool, pick(hashes, round)),
  'a busy block by its hash, unpacked and parsed': async (round) =>
    cache.find((await findHeightOfHash(pool, pick(blockHashes, round))) ?? 0n),
  '20 blocks': () => listBlocks(pool, { from: 0n, to: whole.to, ...page }),
  '20 transactions': () => listSequences(pool, whole, page),
  '20 failed transactions': () => listSequences(pool, { ...whole, status: 'failed' }, page),
  '20 transactions of the busiest account': () => listSequences(pool, account, page),
  'the same, half-way down': () => listSequences(pool, { ...account, ...deep }, page),
  '20 transactions, half-way down': () => listSequences(pool, deep, page),
  'their number': () => countTransactionsOf(pool, account.account),
  'first and last height, counters': () => getReach(pool),
  'counts of the last day and month': () => getRecentCounts(pool),
  ...(await marketQuestions(pool, { ...busy, old: [busyBlocks.first, busyBlocks.last] })),
  ...(await thingQuestions(pool, head)),
}
const times: ({ question: string } & Measured)[] = []
for (const [question, ask] of Object.entries(questions)) {
  await measure(ask) // warm
  times.push({ question, ...(await measure(ask)) })
}
await pool.end()
process.stdout.write(`${JSON.stringify({ times, accountRows: Number(sizes[0]?.account_rows) })}\n`)

async function listHashes(text: string): Promise<Buffer[]> {
  return (await pool.query<{ hash: Buffer }>(text)).rows.map(({ hash }) => hash)
}

function pick(list: Buffer[], round: number): Buffer {
  return list[(round * 37) % list.length] ?? Buffer.alloc(32)
}

/** Milliseconds, and for one time of asking what it spent. */
type Measured = { ms: number; p95: number } & Spent

async function measure(ask: (round: number) => Promise<unknown>): Promise<Measured> {
  const ms: number[] = []
  const start = performance.now()
  const before = await readSpent()
  let asked = 0
  for (let round = -50; round < rounds; round++) {
    const begun = performance.now()
    if (begun - start > mostMs && ms.length >= 20) break
    await ask(round + 50)
    asked++
    if (round >= 0 || begun - start > mostMs / 8) ms.push(performance.now() - begun)
  }
  const after = await readSpent()
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
  return {
    ms: at(0.5),
    p95: at(0.95),
    statements: (after.statements - before.statements) / asked,
    databaseMs: (after.databaseMs - before.databaseMs) / asked,
    programMs: (after.programMs - before.programMs) / asked,
  }
}
