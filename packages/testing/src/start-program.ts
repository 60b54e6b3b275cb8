import { fork } from 'node:child_process'
import { join } from 'node:path'
import { root } from './paths.ts'

export type OwnProgram = {
  url: string
  /** What it wrote so far, a line of its log each, and at last how it ended. */
  said: () => string
  stop: () => Promise<void>
  /** Without warning, as a power cut would end it. */
  kill: () => Promise<void>
}

/** One of our programs, by its path below `apps/`; it says where it answers. */
export async function startProgram(main: string, settings: Record<string, string>): Promise<OwnProgram> {
  const child = fork(join(root, 'apps', main), [], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  })
  let said = ''
  const listen = (part: Buffer) => (said += part.toString())
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const exited = new Promise<void>((done) =>
    child.once('exit', (code, signal) => {
      said += `ended: ${signal ?? `exit code ${code}`}\n`
      done()
    }),
  )
  const url = await new Promise<string>((done, fail) => {
    child.once('message', (message) => done((message as { listening: string }).listening))
    child.once('exit', () => fail(new Error(`${main} ended before it answered:\n${said}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return { url, said: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** The site as a program of its own, on a free port, asking the index that it is told. */
export function startSite(indexUrl: string, settings: Record<string, string> = {}): Promise<OwnProgram> {
  const own = { INDEXER_URL: indexUrl, CHAIN_URL: '', WEB_PORT: '0', NODE_ENV: 'production' }
  return startProgram('web/main.ts', { ...own, ...settings })
}

/** What answers a site out of public services; the chain's are those of an index, which speaks as they do. */
export function startPublicServices(url: string, settings: Record<string, string> = {}): Promise<OwnProgram> {
  return startProgram('public-services/src/main.ts', {
    NETWORK: 'testnet',
    SERVICES_PORT: '0',
    REQUESTS_PER_SECOND: '1000',
    LOG_LEVEL: 'error',
    EXPLORER_URL: url,
    EXCHANGE_URL: url,
    CHAIN_GRPC_URL: url,
    ...settings,
  })
}

/** The public hosts, as apps/public-services/test/stand-in says; an index tells their part of the chain. */
export type StandIn = {
  settings: Record<string, string>
  /** A host fails in this way, or all do; without a way it is well again. */
  fail: (host: string, way?: string) => Promise<void>
  /**
   * Answers wait from now on until nobody has asked for so long, in milliseconds; 0 for no longer. The questions of each
   * such round since this was last called.
   */
  rounds: (quietMs: number) => Promise<string[][]>
  /** What was asked since this was last called, and what of it the real hosts would refuse. */
  asked: () => Promise<string[]>
  refused: () => Promise<string[]>
  /** @throws when something was refused that nobody asked about */
  stop: () => Promise<void>
}

export async function startStandIn(behind: string): Promise<StandIn> {
  const { url, stop } = await startProgram('public-services/test/stand-in/main.ts', { BEHIND: behind })
  const tell = async (path: string): Promise<unknown> => {
    const answer = await fetch(url + path)
    if (!answer.ok) throw new Error(`the stand-in does not know ${path}`)
    return answer.json()
  }
  return {
    settings: (await tell('/settings')) as Record<string, string>,
    fail: async (host, way = '') => void (await tell(`/fail?host=${host}&way=${way}`)),
    rounds: async (quietMs) => (await tell(`/rounds?quiet=${quietMs}`)) as string[][],
    asked: async () => (await tell('/asked')) as string[],
    refused: async () => (await tell('/refused')) as string[],
    async stop() {
      const refused = (await tell('/refused')) as string[]
      await stop()
      if (refused.length > 0) throw new Error(`the public hosts would refuse this:\n${refused.join('\n')}`)
    },
  }
}
