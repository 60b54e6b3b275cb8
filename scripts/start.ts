import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIndexer, buildSite } from '@injsight/building'
import { startLocalPostgres } from '@injsight/local-postgres'
import { createLogger, createStopping } from '@injsight/runtime'
import { root } from './paths.ts'
import {
  readArguments,
  usage,
  type IndexSource,
  type PublicSource,
  type StartArguments,
} from './start/arguments.ts'
import { fetchNewest } from './start/fetch-newest.ts'
import { describeProgress, type IndexStatus } from './start/describe-progress.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { runLocalChain } from './start/run-local-chain.ts'
import { runProgram, type Program } from './start/run-program.ts'

type OfAnySource = Omit<StartArguments, 'source'>

let isEnding = false
const say = (line: string) => void process.stdout.write(`${line}\n`)
const stopping = createStopping(
  createLogger({ level: 'error', write: (line) => void process.stderr.write(`${line}\n`) }),
)

/** Half of what public nodes allow an address: its blocks are followed meanwhile. */
const statePerSecond = 10

/** A chain that neither answers Ethereum's questions nor gives coins away. */
const nobody = { ethereum: '', faucet: '', feePayerKey: '' }

try {
  const read = readArguments(process.argv.slice(2))
  if (read === undefined) {
    say(usage)
  } else {
    onSignal()
    await start(read)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await end(1)
}

async function start({ source, ...rest }: StartArguments): Promise<void> {
  if ('networks' in source) await startOfNetworks(source, rest)
  else await startIndex(source, rest)
}

/**
 * Sites that ask public services, each through a program that asks them for all its visitors; where there is a node,
 * the one site's program asks an index of it besides.
 */
async function startOfNetworks({ networks, node }: PublicSource, rest: OfAnySource): Promise<void> {
  const { folder, ports } = rest
  await mkdir(folder, { recursive: true })
  const run = programsOf(join(folder, 'logs'))
  const placed = networks.map((network, place) => ({
    network,
    web: ports.web === 0 ? 0 : ports.web + place,
    api: ports.api === 0 ? 0 : ports.api + place,
  }))
  const sites = Object.fromEntries(
    networks.length === 1
      ? []
      : placed.map(({ network, web }) => [`${network.toUpperCase()}_URL`, `http://127.0.0.1:${web}`]),
  )
  const site = buildSite(say)
  site.catch(() => {}) // reported where it is awaited
  const index =
    node === undefined
      ? undefined
      : await runIndexer(run, { node }, await fromNewest(node, rest), String(statePerSecond))
  // What the state takes is said before the site is built.
  const telling = index && tellProgress(index.url, statePerSecond)
  await site
  const lines = await Promise.all(
    placed.map(async ({ network, web, api }) => {
      const services = await run(`public services of ${network}`, 'apps/public-services/src/main.ts', {
        NETWORK: network,
        INDEXER_URL: index?.url ?? '',
        CACHE_FILE: join(folder, `${network}.sqlite`),
        SERVICES_PORT: String(api),
      })
      const site = await run(`site of ${network}`, 'apps/web/main.ts', {
        INDEXER_URL: services.url,
        WEB_PORT: String(web),
        NODE_ENV: 'production',
        ...sites,
      })
      return `  Injsight   ${site.url}   ${network}
  sources    ${services.url}/sources   how each of them does
`
    }),
  )
  say(`
${lines.join('\n')}
  By public services${index ? ', and by the index where it knows' : ': what only an index knows says so'}.
  logs       ${relative(process.cwd(), join(folder, 'logs'))}

  Ctrl-C stops everything.
`)
  await telling
}

/** An index of a public network begins where that is now, and has any port: the site doesn't ask it itself. */
async function fromNewest(node: string, { ports, range, ...rest }: OfAnySource): Promise<OfAnySource> {
  const FROM = range.FROM || String(await fetchNewest(node))
  return { ...rest, ports: { ...ports, api: 0 }, range: { ...range, FROM } }
}

async function startIndex(source: IndexSource, rest: OfAnySource): Promise<void> {
  const { database, folder, ports } = rest
  await mkdir(folder, { recursive: true })
  const run = programsOf(join(folder, 'logs'))
  const site = buildSite(say)
  site.catch(() => {}) // reported where it is awaited
  const index = await runIndexer(run, source, rest)
  await site
  const web = await run('site', 'apps/web/main.ts', {
    INDEXER_URL: index.url,
    WEB_PORT: String(ports.web),
    NODE_ENV: 'production',
    ...(index.faucet === '' ? {} : { FAUCET_URL: index.faucet }),
    ...(index.ethereum === '' ? {} : { WALLET_EVM_URL: index.ethereum }),
  })
  say(summary({ web: web.url, index: index.url, database, folder, told: index.told }))
  await tellProgress(index.url)
}

async function runIndexer(
  run: Run,
  source: IndexSource,
  { database, folder, ports, range, evm }: OfAnySource,
  questionsPerSecond = '0',
): Promise<{ url: string; faucet: string; ethereum: string; told: string }> {
  const build = buildIndexer(say)
  build.catch(() => {}) // reported where it is awaited
  const databaseUrl = database ?? (await startDatabase(source, folder))
  const { node, ethereum, faucet, feePayerKey, told } = await openChain(source, run, {
    folder,
    port: ports.rpc,
  })
  await build
  const { url } = await run('indexer', 'apps/indexer/build/main.js', {
    NODE_URL: node,
    DATABASE_URL: databaseUrl,
    INDEXER_PORT: String(ports.api),
    STATE_QUESTIONS_PER_SECOND: questionsPerSecond,
    EVM_URL: evm ?? ethereum,
    // Else the C library keeps what each of Node's threads has freed for that thread alone: 30 MB and more.
    MALLOC_ARENA_MAX: '1',
    ...(feePayerKey === '' ? {} : { FEE_PAYER_KEY: feePayerKey }),
    ...range,
  })
  return { url, faucet, ethereum: (evm ?? ethereum) === '' ? '' : `${url}/ethereum`, told }
}

async function startDatabase(source: IndexSource, data: string): Promise<string> {
  const folder = join(data, 'postgres')
  if (!existsSync(folder)) say('Setting up a PostgreSQL of our own, once …')
  const server = await startLocalPostgres({ folder })
  stopping.add('database', server.stop)
  return prepareDatabase(server.url, source)
}

type Run = (name: string, file: string, environment: Record<string, string>) => Promise<Program>

function programsOf(logs: string): Run {
  return async (name, file, environment) => {
    const program = await runProgram({ name, file: join(root, file), logs }, environment)
    stopping.add(name, program.stop)
    void endWith(program)
    return program
  }
}

type OpenChain = {
  /** Of its node's RPC. */
  node: string
  /** Of its node's Ethereum JSON-RPC, where one is known; empty otherwise. */
  ethereum: string
  /** Who gives coins away there; empty where nobody does. */
  faucet: string
  /** Of who pays the fees of others there, see the indexer's settings; empty where it isn't known. */
  feePayerKey: string
  /** What its user needs to know of it, in lines. */
  told: string
}

async function openChain(
  source: IndexSource,
  run: Run,
  { folder, port }: { folder: string; port: number },
): Promise<OpenChain> {
  if ('node' in source) return { ...nobody, node: source.node, told: `  node       ${source.node}\n` }
  if ('recording' in source) {
    const node = await playRecording(run, source, port)
    return {
      ...nobody,
      node,
      told: `  node       ${node}   a recording: ${source.recording}\n`,
    }
  }
  say('Starting a chain of its own …')
  const chain = await runLocalChain(
    { folder: join(folder, 'chain'), rpcPort: port, isBusy: source.isBusy },
    say,
  )
  stopping.add('chain', () => chain.stop())
  void endWith(chain)
  return chain
}

async function playRecording(
  run: Run,
  { recording, pace }: { recording: string; pace: string },
  port: number,
): Promise<string> {
  const environment = { RECORDING: recording, PACE: pace, NODE_PORT: String(port) }
  const { url } = await run('recorded node', 'packages/recording/src/main.ts', environment)
  return url
}

/** One program that ends by itself ends them all: half a stack only looks as if it worked. */
async function endWith(program: Pick<Program, 'ended'>): Promise<void> {
  const sentence = await program.ended
  if (isEnding) return
  process.stderr.write(`${sentence}\n`)
  await end(1)
}

function summary(running: {
  told: string
  web: string
  index: string
  database: string | undefined
  folder: string
}): string {
  const path = (name: string) => relative(process.cwd(), join(running.folder, name))
  return `
  Injsight   ${running.web}

  index      ${running.index}   gRPC-web and REST, told at ${running.index}/api
  Ethereum   ${running.index}/ethereum   JSON-RPC, for viem, ethers and wallets
  database   ${running.database === undefined ? `embedded, in ${path('postgres')}` : new URL(running.database).host}
  logs       ${path('logs')}
${running.told}
  Ctrl-C stops everything.
`
}

/** One line that tells how far the index is, rewritten in place on a terminal, until it has caught up. */
async function tellProgress(index: string, questionsPerSecond?: number): Promise<void> {
  for (let last = ''; ; await sleep(500)) {
    const status = await fetchStatus(index)
    if (isEnding) break
    if (status === undefined) continue
    const { caught_up } = status
    const line = describeProgress(status, questionsPerSecond)
    if (line !== last) process.stdout.write(process.stdout.isTTY ? `\r\u001B[K  ${line}` : `  ${line}\n`)
    last = line
    if (caught_up) break
  }
  if (process.stdout.isTTY) process.stdout.write('\n')
}

async function fetchStatus(index: string): Promise<IndexStatus | undefined> {
  try {
    const answer = await fetch(`${index}/injsight/v1/status`)
    return (await answer.json()) as IndexStatus
  } catch {
    return undefined // too busy to answer; its end would be told by itself
  }
}

function onSignal(): void {
  for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => void end(0))
  process.on('SIGINT', () => {
    if (isEnding) process.exit(1) // asked twice: the impatient are right
    void end(0)
  })
}

async function end(code: number): Promise<void> {
  if (isEnding) return // told by several ways at once, as a group of processes is
  isEnding = true
  if (code === 0) say('\n  Stopping …')
  await stopping.stop()
  process.exit(code)
}
