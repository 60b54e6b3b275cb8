import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './paths.ts'
import type { Recording } from './recordings.ts'

export type Stack = {
  site: string
  index: string
  node: string
  /** Who gives coins away; empty where nobody does. */
  faucet: string
  stop: () => Promise<void>
}

/** Of a recording, or of a chain of its own, which `injectived` runs from its genesis on. */
type StackPlan = { name: string; database?: string | undefined } & (
  | { recording: Recording; pace: string }
  | { chain: 'local' }
)

/** Longer than a site is built and a recording indexed on any machine. */
const patienceMs = 10 * 60_000

/**
 * Everything that `npm start` runs, as a user would start it, on free ports and with a database of its own under
 * `.data/stacks/<name>`, or with one that is named. Returns once the index is up to date.
 *
 * @param pace how the recording is played: `all` at once, so that the chain stands still; `live` as it happened
 * @example const { site, stop } = await startStack({ name: 'pages', recording: newerRecording, pace: 'all' })
 */
export async function startStack({ name, database, ...plan }: StackPlan): Promise<Stack> {
  const ports = ['--port', '0', '--api-port', '0', '--rpc-port', '0']
  const folder = join('.data/stacks', name)
  const data = ['--data', folder, ...(database === undefined ? [] : ['--database', database])]
  if ('chain' in plan) await rm(join(root, folder), { recursive: true, force: true })
  const played = 'chain' in plan ? ['--chain'] : ['--recording', plan.recording.folder, '--pace', plan.pace]
  const child = spawn(process.execPath, ['scripts/start.ts', ...ports, ...data, ...played], {
    cwd: root,
    // The channel is how it learns that we are gone, whatever way we went.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = new Promise((done) => child.once('exit', done))
  let words = ''
  let patience: NodeJS.Timeout | undefined
  const urls = await new Promise<Omit<Stack, 'stop'>>((done, fail) => {
    const read = (part: Buffer) => {
      words += part.toString()
      if (words.includes('up to date')) done(readUrls(words))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => fail(new Error(`the stack "${name}" ended before it was up:\n${words}`)))
    patience = setTimeout(() => child.kill('SIGTERM'), patienceMs)
  }).finally(() => clearTimeout(patience))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { ...urls, stop }
}

function readUrls(words: string): Omit<Stack, 'stop'> {
  const urlAfter = (label: string) => new RegExp(`^\\s*${label}\\s+(http\\S+)`, 'm').exec(words)?.[1] ?? ''
  return {
    site: urlAfter('Injsight'),
    index: urlAfter('index'),
    node: urlAfter('node'),
    faucet: urlAfter('faucet').replace(/\/\?.*$/, ''), // told with what is asked of it
  }
}
