import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { printTable } from './report/print-table.ts'

// What the explorer's questions to the database take beside `select 1` on the same connection: in an index of the demo
// recording, and in one whose busy blocks stand behind it again and again (5,300 copies: 10 million account rows).
//   npm run bench -- queries [copies]

const program = resolve(import.meta.dirname, '../apps/indexer/test/query-times.ts')
const said = execFileSync(process.execPath, [program, process.argv[2] ?? '0'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line = ''] = said.split('\n').filter((text) => text.startsWith('{'))
const { times, accountRows } = JSON.parse(line) as {
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
