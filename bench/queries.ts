import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// What the explorer's questions to the database take beside `select 1` on the same connection: in an index of a
// recording, and in one whose busy blocks stand behind it again and again (5,300 copies: 10 million account rows).
//   npm run bench -- queries [copies]
// To make such an index takes minutes to hours. With TEST_DATABASE_URL, a server's, and a TEST_RUN of one's own choice it is
// made once on that server, and later runs copy it: another name after a migration. Only a server on this machine tells
// what its processor does.

type Times = {
  question: string
  ms: number
  p95: number
  statements: number
  databaseMs: number
  programMs: number
}
const { times, accountRows } = runInIndexer('query-times.ts', process.argv[2] ?? '0') as {
  times: Times[]
  accountRows: number
}
const [one] = times
const processor = ({ databaseMs, programMs }: Times) => databaseMs + programMs
printTable(
  `Questions to the database with ${accountRows} account rows, of 300; processor: of the database and of the program`,
  times.map((asked) => ({
    question: asked.question,
    'median, ms': asked.ms.toFixed(2),
    'times select 1': (asked.ms / (one?.ms ?? NaN)).toFixed(1),
    'p95, times the median': (asked.p95 / asked.ms).toFixed(1),
    statements: asked.statements.toFixed(1),
    'processor, ms': `${asked.databaseMs.toFixed(2)} + ${asked.programMs.toFixed(2)}`,
    'times that of select 1': (processor(asked) / (one === undefined ? NaN : processor(one))).toFixed(1),
  })),
)
