import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// What the explorer's questions to the database take beside `select 1` on the same connection: in an index of a
// recording, and in one whose busy blocks stand behind it again and again (5,300 copies: 10 million account rows).
//   npm run bench -- queries [copies]

const { times, accountRows } = runInIndexer('query-times.ts', process.argv[2] ?? '0') as {
  times: { question: string; ms: number; p95: number }[]
  accountRows: number
}
const one = times[0]?.ms ?? NaN
printTable(
  `Questions to the database with ${accountRows} account rows, of 300`,
  times.map(({ question, ms, p95 }) => ({
    question,
    'median, ms': ms.toFixed(2),
    'times select 1': (ms / one).toFixed(1),
    'p95, times the median': (p95 / ms).toFixed(1),
  })),
)
