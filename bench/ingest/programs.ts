import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export type Run = { ms: number; rss: number }

const root = resolve(import.meta.dirname, '../..')

/** The recorded node, playing all of a recording at once. */
export async function startNode(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const child = run('packages/recording/src/main.ts', {
    RECORDING: folder,
    NODE_PORT: '0',
    PACE: 'all',
    LOG_LEVEL: 'error',
  })
  child.stdout?.resume()
  return { url: await listening(child), stop: () => end(child) }
}

export async function runFloor(node: string, database: string, from: bigint, to: bigint): Promise<Run> {
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

/** From the moment when the indexer knows where to begin until its last block is committed, by its own log. */
export async function runIndexer(node: string, database: string, to: bigint): Promise<Run> {
  const child = run('apps/indexer/src/main.ts', {
    NODE_URL: node,
    DATABASE_URL: database,
    INDEXER_PORT: '0',
    LOG_LEVEL: 'info',
  })
  let begun = NaN
  let done = NaN
  if (child.stdout === null) throw new Error('the indexer has no output')
  for await (const line of createInterface(child.stdout)) {
    const { msg, time, height } = JSON.parse(line) as { msg: string; time: string; height?: string }
    if (msg === 'index begun') begun = Date.parse(time)
    if (height !== String(to)) continue
    done = Date.parse(time)
    break
  }
  if (Number.isNaN(done - begun)) throw new Error(`the indexer ended before height ${to}`)
  const rss = highestMemory(child)
  await end(child)
  return { ms: done - begun, rss }
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
function highestMemory({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
