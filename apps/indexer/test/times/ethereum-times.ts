import { newerRecording } from '@injsight/testing'
import { Pool } from 'pg'
import { connect } from '#src/database/connect.ts'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { listLogs, type LogFilter } from '#src/queries/evm/logs.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { findSequenceOfHash } from '#src/queries/transactions/transactions.ts'
import { createMethods } from '#src/api/json-rpc/methods.ts'
import { createBlocks } from '#src/api/json-rpc/find-block.ts'
import { copyOfIndexedRecording } from '../indexed-recording.ts'
import { holder, makeLogs, transfer, wanted } from './make-logs.ts'

// What the Ethereum JSON-RPC takes, on one connection, as a line of JSON. Run by bench/ethereum.ts.
//   node apps/indexer/test/times/ethereum-times.ts <blocks of ten logs behind the recording>

const { url } = await copyOfIndexedRecording(newerRecording)
const client = await connect(url, 'injsight bench')
const range = await makeLogs(client, Number(process.argv[2] ?? 10_000))
await client.end()

const pool = new Pool({ connectionString: url, max: 1 })
const { rows: hashes } = await pool.query<{ own: Buffer; of_chain: Buffer }>(
  `select e.hash as own, t.hash as of_chain from evm_transactions as e join txs as t on t.tx_seq = e.seq
    where e.seq < $1 order by e.seq`,
  [range.from << 16n],
)
const cache = createBlockCache({ pool, bytes: 256 << 20 })
const away = { queryAbci: async () => Buffer.alloc(0) }
const methods = createMethods({ pool, node: away, blocks: createBlocks({ pool, cache }) })
const pick = (round: number) =>
  hashes[(round * 37) % hashes.length] ?? { own: Buffer.alloc(32), of_chain: Buffer.alloc(32) }
const hex = (bytes: Uint8Array | bigint) =>
  typeof bytes === 'bigint' ? `0x${bytes.toString(16)}` : `0x${Buffer.from(bytes).toString('hex')}`
const everything: LogFilter = { from: range.from << 16n, to: (range.to << 16n) | 0xffffn }
const page = { limit: 20 }
const ask = (method: string, ...params: unknown[]) => methods[method]?.answer(params)
const filter = { fromBlock: hex(range.from), toBlock: hex(range.to) }

const questions: [string, number, (round: number) => unknown][] = [
  ['select 1', 300, () => pool.query({ name: 'one', text: 'select 1' })],
  [
    'a transaction page: its hash, its block',
    300,
    async (round) => cache.find(heightOf((await findSequenceOfHash(pool, pick(round).of_chain)) ?? 0n)),
  ],
  ['eth_getTransactionReceipt', 300, (round) => ask('eth_getTransactionReceipt', hex(pick(round).own))],
  ['eth_getTransactionByHash', 300, (round) => ask('eth_getTransactionByHash', hex(pick(round).own))],
  [
    'eth_getBlockByNumber',
    300,
    (round) => ask('eth_getBlockByNumber', hex(BigInt(60 + (round % 1000))), true),
  ],
  [
    '20 logs of an address with 10,000',
    300,
    () => listLogs(pool, { ...everything, addresses: [wanted] }, page),
  ],
  [
    'the same, and of one topic',
    300,
    () => listLogs(pool, { ...everything, addresses: [wanted], topics: [[transfer]] }, page),
  ],
  [
    '20 logs of a topic that all have',
    300,
    () => listLogs(pool, { ...everything, topics: [[transfer]] }, page),
  ],
  [
    '20 transfers to one holder',
    300,
    (round) => listLogs(pool, { ...everything, topics: [[transfer], [], [holder(round)]] }, page),
  ],
  [
    '20 transfers of that token to one holder',
    300,
    (round) => {
      const busy = { addresses: [wanted], topics: [[transfer], [], [holder(round)]] }
      return listLogs(pool, { ...everything, ...busy }, page)
    },
  ],
  [
    'eth_getLogs of that address: all 10,000',
    10,
    () => ask('eth_getLogs', { ...filter, address: hex(wanted) }),
  ],
  [
    'eth_getLogs of everything: refused',
    10,
    async () => Promise.resolve(ask('eth_getLogs', filter)).catch(() => {}),
  ],
]
const times: { question: string; ms: number; p95: number }[] = []
for (const [question, rounds, answer] of questions)
  times.push({ question, ...(await measure(rounds, answer)) })
const { rows } = await pool.query<{ logs: string }>('select count(*) as logs from evm_logs')
await pool.end()
process.stdout.write(`${JSON.stringify({ times, logs: Number(rows[0]?.logs) })}\n`)

async function measure(rounds: number, answer: (round: number) => unknown) {
  const ms: number[] = []
  for (let round = -rounds; round < rounds; round++) {
    const begun = performance.now()
    await answer(round + rounds)
    if (round >= 0) ms.push(performance.now() - begun)
  }
  const sorted = ms.toSorted((a, b) => a - b)
  return { ms: sorted[rounds / 2] ?? NaN, p95: sorted[Math.floor(rounds * 0.95)] ?? NaN }
}
