import { fork } from 'node:child_process'
import { resolve } from 'node:path'

const main = resolve(import.meta.dirname, '../../../apps/web/main.ts')

export type OwnSite = {
  url: string
  /** What it wrote so far, a line of its log each. */
  said: () => string
  stop: () => Promise<void>
}

/** The site as a program of its own, on a free port, asking the index that it is told. */
export async function startSite(indexUrl: string, settings: Record<string, string> = {}): Promise<OwnSite> {
  const own = { INDEXER_URL: indexUrl, CHAIN_URL: '', WEB_PORT: '0', NODE_ENV: 'production', ...settings }
  const child = fork(main, [], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  })
  let said = ''
  const listen = (part: Buffer) => (said += part.toString())
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const exited = new Promise((done) => child.once('exit', done))
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done((message as { listening: string }).listening))
    child.once('exit', () => fail(new Error(`the site ended before it answered:\n${said}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { url, said: () => said, stop }
}
