import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Run = { ms: number; rss: number }

const root = resolve(import.meta.dirname, '../..')

/** Which recording is copied; of the newer one also without what it tells a second time. */
export type Chain = 'older' | 'newer' | 'newer-once'

/** The busy blocks of the recording, `copies` times over, behind the blocks that lead to them. */
export async function startCopyingNode(
  copies: number,
  chain: Chain = 'older',
): Promise<{ url: string; stop(): Promise<void> }> {
  const program = join(import.meta.dirname, 'copying-node.ts')
  const child = spawn(process.execPath, [program, String(copies), chain], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return { url: await listening(child), stop: () => end(child) }
}

export async function runFloor(node: string, database: string, from: number, to: number): Promise<Run> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'floor.ts'), node, database, String(from), String(to)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  await new Promise((done) => child.once('close', done))
  return JSON.parse(said) as Run
}

export type Batch = { height: number; ms: number; rss: number }

/**
 * Runs the indexer, as `npm start` does, up to a height and tells, by its own log, when each of its batches was
 * committed, and the memory that it had then.
 */
export async function runIndexer(node: string, database: string, to: number): Promise<Batch[]> {
  const child = run('apps/indexer/build/main.js', {
    NODE_URL: node,
    DATABASE_URL: database,
    INDEXER_PORT: '0',
    LOG_LEVEL: 'info',
    MALLOC_ARENA_MAX: '1',
  })
  const batches: Batch[] = []
  if (child.stdout === null) throw new Error('the indexer has no output')
  for await (const line of createInterface(child.stdout)) {
    const { msg, time, height } = JSON.parse(line) as { msg: string; time: string; height?: string }
    if (msg === 'following interrupted') throw new Error(line)
    if (height === undefined || !msg.endsWith('indexed')) continue
    batches.push({ height: Number(height), ms: Date.parse(time), rss: memoryOf(child) })
    if (Number(height) === to) break
  }
  await end(child)
  if (batches.at(-1)?.height !== to) throw new Error(`the indexer ended before height ${to}`)
  return batches
}

function run(file: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(root, file)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.once('message', (message) => done((message as { listening: string }).listening))
    child.once('exit', (code) => fail(new Error(`a program ended before it answered, with code ${code}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  const exited = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await exited
}

/** In bytes; only Linux tells it of another process. */
function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
