import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { dataFolder, root } from '../paths.ts'

export type Tally = { passed: number; failed: number; skipped: number }

export type Step = {
  name: string
  command: string[]
  /** In how many processes its files are tested side by side; one unless told. */
  shards?: number
  /** What has to be there before the command runs. */
  prepare?: () => Promise<void>
  /** How the tool is told where to write its report: by an option or by a variable. */
  reportOption?: string
  reportVariable?: string
  /** The totals, from the report if there is one, else from what was printed. Without it the step is one test. */
  count?: (words: string) => Tally
}

/**
 * Runs one step. Its output is kept in a file, with what each test took, and shown when it fails. A tool that fails without counting a failure counts as one,
 * and so does a suite that ran nothing.
 */
export async function runStep(step: Step, say: (line: string) => void): Promise<Tally> {
  const started = performance.now()
  const unprepared = await prepare(step)
  const runs = unprepared ?? (await Promise.all(listShards(step).map((parameters) => run(step, parameters))))
  const words = runs.map((one) => one.words).join('\n')
  await writeFile(join(dataFolder, `${step.name}.log`), words)
  const tally = runs
    .map(({ code, report, words: said }) => totalsOf(step, { code, words: report ?? said }))
    .reduce(add)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skips = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  const counted = step.count === undefined ? '' : `   ${tally.passed} passed, ${tally.failed} failed${skips}`
  if (tally.failed > 0) say(`${words.trimEnd()}\n`)
  say(`${tally.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(12)}${seconds.padStart(6)} s${counted}`)
  return tally
}

/** What is added to the command of each of its processes. */
function listShards({ shards = 1 }: Step): string[][] {
  if (shards === 1) return [[]]
  return Array.from({ length: shards }, (_, at) => [`--test-shard=${at + 1}/${shards}`])
}

function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

function totalsOf(step: Step, { code, words }: { code: number; words: string }): Tally {
  const failure: Tally = { passed: 0, failed: 1, skipped: 0 }
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure
  const tally = step.count(words)
  if (tally.passed + tally.failed + tally.skipped === 0) return failure
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

type Run = { words: string; code: number; report: string | undefined }

/** @returns what to say when it can't be prepared */
async function prepare(step: Step): Promise<Run[] | undefined> {
  try {
    await step.prepare?.()
    return undefined
  } catch (error) {
    return [{ words: error instanceof Error ? error.message : String(error), code: 1, report: undefined }]
  }
}

async function run(step: Step, added: string[]): Promise<Run> {
  const hasReport = step.reportOption !== undefined || step.reportVariable !== undefined
  const reportFile = join(dataFolder, `${step.name}.report.json`)
  if (hasReport) await rm(reportFile, { force: true })
  const [tool = '', ...command] = step.command
  // Options of a test runner stand before its files.
  const parameters = [...command.slice(0, -1), ...added, ...command.slice(-1)]
  if (step.reportOption !== undefined) parameters.push(`${step.reportOption}=${reportFile}`)
  const child = spawn(tool, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      LANG: 'en_US.UTF-8',
      ...(step.reportVariable !== undefined && { [step.reportVariable]: reportFile }),
    },
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  const code = await new Promise<number>((done) => {
    child.once('close', (exit) => done(exit ?? 1))
    child.once('error', (error) => {
      parts.push(Buffer.from(`${tool}: ${error.message}\n`))
      done(1)
    })
  })
  const report = hasReport ? await readFile(reportFile, 'utf8').catch(() => '') : undefined
  return { words: Buffer.concat(parts).toString(), code, report }
}
