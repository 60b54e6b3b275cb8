import { mkdir } from 'node:fs/promises'
import { dataFolder } from './paths.ts'
import { runStep, type Step, type Tally } from './test/run-step.ts'
import { shareServer } from './test/share-server.ts'
import { countNodeTests, countPlaywright, countVitest } from './test/totals.ts'

/**
 * Every check there is, those first that fail fastest: types, style, dead code and imports. Then, side by side, the tests of
 * packages and programs, and those of whole programs that are killed and cut off and of the site in a real browser.
 *   npm test                 all of it
 *   npm test -- lint unit    some of it
 *
 * What needs something that isn't on every machine is skipped there, and says so; with SKIPS=none it counts as failed.
 */
const quick: Step[] = [
  { name: 'routes', command: ['react-router', 'typegen', 'apps/web'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'requirements', command: ['node', 'scripts/check-requirements.ts'] },
]

const ofParts: Step[] = [
  {
    name: 'unit',
    prepare: shareServer,
    command: nodeTests('{packages,apps/web/server,apps/public-services,scripts}/**/*.test.ts'),
    count: countNodeTests,
    shards: 2,
  },
  {
    name: 'index',
    prepare: shareServer,
    command: nodeTests('apps/indexer/**/*.test.ts'),
    count: countNodeTests,
    shards: 3,
  },
  {
    name: 'components',
    command: ['vitest', 'run', '--root', 'apps/web', '--reporter=default', '--reporter=json'],
    reportOption: '--outputFile.json',
    count: countVitest,
  },
]

const ofWholePrograms: Step[] = [
  {
    name: 'system',
    prepare: shareServer,
    command: nodeTests('e2e/system/*.test.ts', 4),
    count: countNodeTests,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    count: countPlaywright,
  },
]

// One process for all files: starting one for each takes longer than the tests. Where tests are long each file has one of
// its own instead, so many at a time, and whichever is done makes room for the next. What waits for something that never
// comes fails, and what a failed test has left open is closed: nothing stands there for ever.
function nodeTests(files: string, atATime?: number): string[] {
  // Bytes that were read and compressed lie outside of V8's heap. By itself it looks through all of a heap whenever 64 MB of
  // them came together, however large the heap is, and that of a process that holds whole recordings is (docs/performance.md).
  const byHeap = '--external-memory-accounted-in-global-limit'
  const longest = `--test-timeout=${30 * 60_000}` // of a file as well, where it has a process
  return [
    'node',
    '--test',
    ...(atATime === undefined ? ['--test-isolation=none', byHeap] : [`--test-concurrency=${atATime}`]),
    '--test-force-exit',
    longest,
    '--test-reporter=spec',
    files,
  ]
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

const steps = [...quick, ...ofParts, ...ofWholePrograms]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

await mkdir(dataFolder, { recursive: true })
const total: Tally = { passed: 0, failed: 0, skipped: 0 }
await runInOrder(quick)
// Whole programs wait for one another, and leave the processors to the tests of their parts meanwhile.
await Promise.all([ofParts, ofWholePrograms].map(runInOrder))
if (total.skipped > 0) say(`${total.skipped} skipped, each saying why`)
if (process.env['SKIPS'] === 'none') total.failed += total.skipped
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function runInOrder(some: Step[]): Promise<void> {
  for (const step of some) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue
    const { passed, failed, skipped } = await runStep(step, say)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
}
