import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../apps/indexer/test/times')

/**
 * Runs a program of the indexer that measures parts of it, which no bench may import.
 *
 * @returns what it says in its line of JSON
 */
export function runInIndexer(program: string, ...parameters: string[]): unknown {
  const words = execFileSync(process.execPath, [join(folder, program), ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Beside its line stands what the test runner says at the end.
  const [line = ''] = words.split('\n').filter((text) => text.startsWith('{'))
  return JSON.parse(line) as unknown
}
