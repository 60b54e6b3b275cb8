import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { printTable } from './report/print-table.ts'

// What the explorer's questions to the database take beside `select 1` on the same connection, in an index of the
// demo recording.
//   npm run bench -- queries

const program = resolve(import.meta.dirname, '../apps/indexer/test/query-times.ts')
const said = execFileSync(process.execPath, [program], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [line = '[]'] = said.split('\n').filter((text) => text.startsWith('['))
const times = JSON.parse(line) as { question: string; ms: number }[]
const one = times[0]?.ms ?? NaN
printTable(
  'Questions to the database, median of 300',
  times.map(({ question, ms }) => ({
    question,
    ms: ms.toFixed(2),
    'times select 1': (ms / one).toFixed(1),
  })),
)
