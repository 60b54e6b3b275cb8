import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Two stacks, each started as a user would: `settled` has played the whole recording and stands still, so that
 * every height and transaction is there; `live` plays on from the busy hour, so that blocks arrive.
 */
export default async function startStacks(): Promise<() => Promise<void>> {
  const [settled, live] = await Promise.all([start('settled', 'all'), start('live', 'live')])
  process.env.SETTLED_URL = settled.url
  process.env.LIVE_URL = live.url
  return async () => {
    await Promise.all([stop(settled.child), stop(live.child)])
  }
}

async function start(name: string, pace: string): Promise<{ url: string; child: ChildProcess }> {
  const ports = ['--port', '0', '--api-port', '0', '--rpc-port', '0']
  const child = spawn(
    process.execPath,
    ['scripts/start.ts', ...ports, '--pace', pace, '--data', join('.data/e2e', name)],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let words = ''
  const url = await new Promise<string>((done, fail) => {
    const read = (part: Buffer) => {
      words += part.toString()
      const [, address] = /Injsight\s+(http\S+)/.exec(words) ?? []
      if (address !== undefined && words.includes('up to date')) done(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => fail(new Error(`the ${name} stack ended before it was up:\n${words}`)))
  })
  return { url, child }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await exited
}
