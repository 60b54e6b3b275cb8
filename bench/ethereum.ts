import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// What the Ethereum JSON-RPC takes beside `select 1` on the same connection: transactions and receipts of the recording,
// and logs behind it, ten a block (1,000,000 blocks: ten million, of which 10,000 are of one address).
//   npm run bench -- ethereum [blocks]

const { times, logs } = runInIndexer('ethereum-times.ts', process.argv[2] ?? '10000') as {
  times: { question: string; ms: number; p95: number }[]
  logs: number
}
const one = times[0]?.ms ?? NaN
printTable(
  `Questions of Ethereum with ${logs} logs`,
  times.map(({ question, ms, p95 }) => ({
    question,
    'median, ms': ms.toFixed(2),
    'times select 1': (ms / one).toFixed(1),
    'p95, times the median': (p95 / ms).toFixed(1),
  })),
)
