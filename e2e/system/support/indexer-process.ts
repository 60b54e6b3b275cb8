import { spawn, type ChildProcess } from 'node:child_process'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIndexer } from '@injsight/building'
import { until } from '@injsight/testing'
import type { Pool } from 'pg'

export type IndexerProcess = {
  /** Where it answers; rejects when it ends before it does. */
  url: Promise<string>
  /** Code and signal with which it ended. */
  ended: Promise<{ code: number | null; signal: string | null }>
  /** What it wrote so far: log lines, and the sentences of a failed start. */
  said(): string
  /** Without warning, as a power cut would end it. */
  kill(): Promise<void>
  stop(): Promise<void>
  /** It does nothing until it is thawed, and its connections stay open: a machine that hangs. */
  freeze(): void
  thaw(): void
}

await buildIndexer(() => {})
const main = resolve(import.meta.dirname, '../../../apps/indexer/build/main.js')

/** The indexer as a program of its own; where its test fails, it ends with the test. */
export function startIndexer(
  node: string,
  database: string,
  more: Record<string, string> = {},
): IndexerProcess {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_URL: node,
      DATABASE_URL: database,
      INDEXER_PORT: '0',
      KEY_SALT: 'of tests', // tables of indexes are compared
      LOG_LEVEL: 'info',
      FROM: '',
      // Dozens of starts of one program: only the first compiles it.
      NODE_COMPILE_CACHE: join(tmpdir(), 'injsight-compile-cache'),
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const listen = (part: Buffer) => (said += part.toString())
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const ended = new Promise<{ code: number | null; signal: string | null }>((done) =>
    child.once('exit', (code, signal) => done({ code, signal })),
  )
  const url = new Promise<string>((done, fail) => {
    child.once('message', (message) => done((message as { listening: string }).listening))
    child.once('exit', () => fail(new Error(`the indexer ended before it answered:\n${said}`)))
  })
  url.catch(() => {}) // not everybody asks
  const end = async (signal: NodeJS.Signals) => {
    signalProcess(child, signal)
    await ended
  }
  after(() => end('SIGKILL'))
  return {
    url,
    ended,
    said: () => said,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => signalProcess(child, 'SIGSTOP'),
    thaw: () => signalProcess(child, 'SIGCONT'),
  }
}

function signalProcess(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** Who looks more often takes the processor from whom it waits for. */
export const pollMs = 50

/** The last height of the index, 0 before it has begun. */
export async function findHead(pool: Pool): Promise<bigint> {
  try {
    const { rows } = await pool.query<{ head: string }>('select head from chain_state')
    return BigInt(rows[0]?.head ?? 0)
  } catch {
    return 0n // not migrated yet, or the database is away
  }
}

/** An index that holds no more for so long, on whatever machine, doesn't go on. */
const longestRestMs = 300_000

/** Waits until the index holds a height; fails when it ends before, or rests. */
export async function waitForHead(pool: Pool, height: bigint, indexer: IndexerProcess): Promise<void> {
  let hasEnded = false
  void indexer.ended.then(() => (hasEnded = true))
  let [head, at] = [-1n, performance.now()]
  for (let now = await findHead(pool); now < height; now = await findHead(pool)) {
    if (now !== head) [head, at] = [now, performance.now()]
    if (hasEnded) throw new Error(`the indexer ended before height ${height}:\n${indexer.said()}`)
    if (performance.now() - at > longestRestMs)
      throw new Error(`the index rests at height ${head}, before ${height}:\n${indexer.said()}`)
    await sleep(pollMs)
  }
}

/** Waits until the index is filled back to a height. */
export async function waitForBase(pool: Pool, height: bigint, indexer: IndexerProcess): Promise<void> {
  let hasEnded = false
  void indexer.ended.then(() => (hasEnded = true))
  for (;;) {
    const { rows } = await pool
      .query<{ base: string; head: string }>('select base, head from chain_state')
      .catch(() => ({ rows: [] })) // not migrated yet
    if (rows[0] !== undefined && BigInt(rows[0].base) <= height) return
    if (hasEnded)
      throw new Error(`the indexer ended before it had filled back to ${height}:\n${indexer.said()}`)
    await sleep(pollMs)
  }
}

/** Whether it is ready, whether it writes, and who else does. */
export async function fetchReadiness(
  indexer: IndexerProcess,
): Promise<{ ready: boolean; writes: boolean; otherWriter: string }> {
  const answer = await fetch(`${await indexer.url}/ready`)
  return (await answer.json()) as { ready: boolean; writes: boolean; otherWriter: string }
}

/** What the indexer says of itself over REST. */
export async function fetchTrouble(indexer: IndexerProcess): Promise<string> {
  const answer = await fetch(`${await indexer.url}/injsight/v1/status`)
  const { trouble } = (await answer.json()) as { trouble: string }
  return trouble
}

/** Waits until the indexer says a trouble that fits, and returns it. */
export async function waitForTrouble(indexer: IndexerProcess, words: RegExp): Promise<string> {
  let trouble = ''
  try {
    await until(async () => words.test((trouble = await fetchTrouble(indexer))))
  } catch (cause) {
    throw new Error(`the indexer says "${trouble}", and nothing like ${words}`, { cause })
  }
  return trouble
}
