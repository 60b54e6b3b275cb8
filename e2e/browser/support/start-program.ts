import { fork } from 'node:child_process'
import { resolve } from 'node:path'

export type OwnProgram = {
  url: string
  /** What it wrote so far, a line of its log each. */
  said: () => string
  stop: () => Promise<void>
}

const apps = resolve(import.meta.dirname, '../../../apps')

/** One of our programs, by its path below `apps/`; it says where it answers. */
export async function startProgram(main: string, settings: Record<string, string>): Promise<OwnProgram> {
  const child = fork(resolve(apps, main), [], {
    env: { ...process.env, ...settings },
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
    child.once('exit', () => fail(new Error(`${main} ended before it answered:\n${said}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { url, said: () => said, stop }
}

/** The site as a program of its own, on a free port, asking the index that it is told. */
export function startSite(indexUrl: string, settings: Record<string, string> = {}): Promise<OwnProgram> {
  const own = { INDEXER_URL: indexUrl, CHAIN_URL: '', WEB_PORT: '0', NODE_ENV: 'production' }
  return startProgram('web/main.ts', { ...own, ...settings })
}

/** What answers a site out of public services, which are those of an index here: it speaks as they do. */
export function startPublicServices(url: string): Promise<OwnProgram> {
  return startProgram('public-services/src/main.ts', {
    NETWORK: 'testnet',
    EXPLORER_URL: url,
    EXCHANGE_URL: url,
    CHAIN_GRPC_URL: url,
    SERVICES_PORT: '0',
    REQUESTS_PER_SECOND: '1000',
    LOG_LEVEL: 'warn',
  })
}
