import { spawn } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buildIndexer, buildSite } from '@injsight/building'
import { root } from './paths.ts'

// npm run bench            which measurements there are
// npm run bench -- ingest  one of them, with what follows its name as its arguments

const [wanted, ...parameters] = process.argv.slice(2)
const files = await Array.fromAsync(glob('bench/*.ts', { cwd: root }))
const file = files.find((one) => basename(one, '.ts') === wanted)
if (file === undefined) {
  const names = files.map((one) => basename(one, '.ts')).toSorted()
  process.stdout.write(`npm run bench -- <${names.join('|')}>\n`)
  process.exitCode = wanted === undefined ? 0 : 1
} else {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  await Promise.all([buildSite(say), buildIndexer(say)])
  const child = spawn(process.execPath, [join(root, file), ...parameters], { stdio: 'inherit' })
  child.once('close', (code) => (process.exitCode = code ?? 1))
}
