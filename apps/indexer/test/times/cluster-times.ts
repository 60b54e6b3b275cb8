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

// What pages ask an index of a single server or of a cluster, and what a row costs that is put behind it, as a line of
// JSON. Run by bench/citus.ts.
//   node apps/indexer/test/times/cluster-times.ts <database url> <more copies of the busy blocks>

const rounds = 200
const [url = '', copies = '0'] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 1 })
const client = await connect(url, 'injsight bench')
const countRows = async () => {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from account_txs')
  return Number(rows[0]?.n)
}
const before = await countRows()
const begun = performance.now()
if (Number(copies) > 0) await multiplyHistory(client, Number(copies))
const microseconds = (performance.now() - begun) * 1000
const accountRows = await countRows()
const { rows: ends } = await client.query<{ head: string }>('select head from chain_state')
await client.end()

const head = BigInt(ends[0]?.head ?? 0)
const { rows: hashes } = await pool.query<{ hash: Buffer }>(
  'select hash from txs where tx_seq >= $1 order by tx_seq limit 200',
  [(head - BigInt(busyBlocks.count)) << 16n],
)
const { rows: busiest } = await pool.query<{ account: string }>(
  'select account from account_txs group by account order by count(*) desc, account limit 1',
)
const { rows: rare } = await pool.query<{ id: number }>('select id from message_types order by n, id limit 1')
const account = { account: BigInt(busiest[0]?.account ?? 0), from: 0n, to: (1n << 63n) - 1n }
// Keeps nothing: every block is read and unpacked.
const cache = createBlockCache({ pool, bytes: 0 })

const questions: Record<string, (round: number) => Promise<unknown>> = {
  'account page: its list and their number': async () => {
    await listSequences(pool, account, { limit: 20 })
    await countTransactionsOf(pool, account.account)
  },
  'the same, those that failed': () => listSequences(pool, { ...account, status: 'failed' }, { limit: 20 }),
  'the same, of a type that it rarely has': () =>
    listSequences(pool, { ...account, types: rare.map(({ id }) => id) }, { limit: 20 }),
  'transaction page: its hash, its block': async (round) => {
    const sequence = await findSequenceOfHash(pool, hashes[round % hashes.length]?.hash ?? Buffer.alloc(32))
    return cache.find(heightOf(sequence ?? 0n))
  },
}
const times: Record<string, number> = {}
for (const [question, ask] of Object.entries(questions)) {
  const ms: number[] = []
  const start = performance.now()
  for (let round = -20; round < rounds && performance.now() - start < 10_000; round++) {
    const asked = performance.now()
    await ask(round + 20)
    if (round >= 0) ms.push(performance.now() - asked)
  }
  times[question] = ms.toSorted((a, b) => a - b)[Math.floor(ms.length / 2)] ?? NaN
}
await pool.end()
const perRow = microseconds / (accountRows - before)
process.stdout.write(`${JSON.stringify({ times, accountRows, perRow })}\n`)
