import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unavailable } from '@injsight/errors'
import type { Listening } from '@injsight/runtime'

export type Program = {
  url: string
  stop: () => Promise<void>
  /** Settles with a sentence when the program ends by itself. */
  ended: Promise<string>
}

/**
 * Starts one of our programs as a process of its own and waits until it answers. What it logs goes to
 * `<logs>/<name>.log`.
 *
 * @throws Fault `unavailable` with the program's own last words when it ends before it answers
 */
export async function runProgram(
  { name, file, logs }: { name: string; file: string; logs: string },
  environment: Record<string, string>,
): Promise<Program> {
  await mkdir(logs, { recursive: true })
  const logFile = join(logs, `${name}.log`)
  const log = createWriteStream(logFile)
  const child = fork(file, [], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  let lastWords = ''
  child.stderr?.on('data', (part: Buffer) => (lastWords = (lastWords + part.toString()).slice(-4000)))
  // 'close' comes after 'exit', when the last words have been read.
  const closed = new Promise<void>((done) => child.once('close', () => done()))
  const ended = closed.then(() => describeEnd(name, lastWords.trim(), logFile))

  const url = await Promise.race([
    new Promise<string>((done) => child.once('message', (message: Listening) => done(message.listening))),
    ended.then((sentence) => {
      throw unavailable('program.ended', sentence)
    }),
  ])
  return { url, ended, stop: () => stopChild(child, closed) }
}

async function describeEnd(name: string, lastWords: string, logFile: string): Promise<string> {
  if (lastWords !== '') return `The ${name} ended: ${lastWords}`
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n')
  return `The ${name} ended. Its last line in ${logFile}: ${lines.at(-1) ?? 'none'}`
}

async function stopChild(child: ChildProcess, closed: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await closed
  clearTimeout(patience)
}
