import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/** Prints rows as a Markdown table under the commit and the machine that they were measured on. */
export function printTable(title: string, rows: Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ]
  process.stdout.write(`\n**${title}** (${describeRun()})\n\n${lines.join('\n')}\n`)
}

function describeRun(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  return `commit ${commit}, ${cpus().length} cores, Node ${process.version}`
}
