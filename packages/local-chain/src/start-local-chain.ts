import { fork, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bug, unavailable } from '@injsight/errors'
import { createNodeClient, type NodeClient } from '@injsight/node-client'
import { localAccounts } from './accounts.ts'
import { fetchMarkets } from './fetch-markets.ts'
import { findFreePorts } from './find-free-ports.ts'
import { launchCw20, launchErc20 } from './launch-contracts.ts'
import { launchMarkets } from './launch-markets.ts'
import { makeHome } from './make-home.ts'
import { readRecordedContracts } from './recorded-contracts.ts'
import { createSigner, type Signer } from './signer.ts'
import { waitForTransaction } from './wait-for-transaction.ts'

export type LocalChain = {
  /** CometBFT's RPC. */
  rpc: string
  /** gRPC-web and REST of the chain. */
  rest: string
  /** Ethereum's JSON-RPC. */
  ethereum: string
  node: NodeClient
  /** Of `localAccounts`, one each: it counts what the account has sent. */
  signers: Record<keyof typeof localAccounts, Signer>
  stop(): Promise<void>
  /** Settles with a sentence when injectived ends by itself. */
  ended: Promise<string>
}

/**
 * Starts a chain of one validator on this machine, reachable from it alone: blocks in a second, accounts that own
 * something, markets, a CW20 and an ERC-20. A folder that has a chain goes on with it.
 *
 * @param program an `injectived`, see `findProgram`
 * @param folder absolute; the chain's home and its log
 * @param rpcPort 0 for any free one
 * @throws Fault `unavailable`, code `injectived.refused` or `injectived.ended`, with the program's own words
 * @example const chain = await startLocalChain({ program: await findProgram(), folder: '/tmp/chain' })
 */
export async function startLocalChain({
  program,
  folder,
  rpcPort = 0,
}: {
  program: string
  folder: string
  rpcPort?: number
}): Promise<LocalChain> {
  await mkdir(folder, { recursive: true })
  const home = join(folder, 'home')
  await makeHome(program, home)
  const ports = await findFreePorts('rpc', 'rest', 'ethereum', 'p2p', 'proxy', 'grpc', 'socket')
  if (rpcPort !== 0) ports.rpc = rpcPort
  const { rpc, rest, ethereum } = ports
  const log = join(folder, 'injectived.log')
  const running = run(program, ['start', '--home', home, ...flags(ports)], log)
  const node = createNodeClient({ url: `http://127.0.0.1:${rpc}`, timeoutMs: 5_000, retries: 0 })
  const stop = async () => {
    node.close()
    await running.stop()
  }
  try {
    await waitForBlock(node, running, log)
    const signers = signersOf(node)
    const urls = {
      rpc: `http://127.0.0.1:${rpc}`,
      rest: `http://127.0.0.1:${rest}`,
      ethereum: `http://127.0.0.1:${ethereum}`,
    }
    await launchOnce(node, urls.ethereum, signers.admin)
    return {
      ...urls,
      node,
      signers,
      stop,
      ended: running.ended.then(() => `injectived ended by itself; its log is ${log}`),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = Awaited<
  ReturnType<typeof findFreePorts<'rpc' | 'rest' | 'ethereum' | 'p2p' | 'proxy' | 'grpc' | 'socket'>>
>

/** Everything on this machine alone, prices of gas as the public chain has them. */
function flags({ rpc, rest, ethereum, p2p, proxy, grpc, socket }: Ports): string[] {
  const at = (port: number) => `127.0.0.1:${port}`
  return [
    ['--rpc.laddr', `tcp://${at(rpc)}`, '--rpc.pprof_laddr', ''],
    ['--p2p.laddr', `tcp://${at(p2p)}`, '--p2p.pex=false', '--proxy_app', `tcp://${at(proxy)}`],
    ['--api.enable', '--api.address', `tcp://${at(rest)}`, '--grpc.address', at(grpc)],
    ['--json-rpc.enable', '--json-rpc.address', at(ethereum), '--json-rpc.ws-address', at(socket)],
    ['--minimum-gas-prices', '160000000inj', '--pruning', 'nothing', '--log-level', 'error'],
    ['--statsd-enabled=false'],
  ].flat()
}

type Running = { hasEnded(): boolean; stop(): Promise<void>; ended: Promise<void> }

function run(program: string, words: string[], logFile: string): Running {
  const log = createWriteStream(logFile, { flags: 'a' })
  // Detached: Ctrl-C in the terminal must reach the programs that use the chain, and the chain after them.
  const child = fork(join(import.meta.dirname, 'keep-injectived.ts'), [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    execArgv: [], // what a test is started with isn't for it
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return { hasEnded, ended, stop: () => end(child, hasEnded, ended) }
}

/** It writes its state before it goes; one that hangs is killed, and goes on from its last block the next time. */
async function end(child: ChildProcess, hasEnded: () => boolean, ended: Promise<void>): Promise<void> {
  const { pid } = child
  if (hasEnded() || pid === undefined) return
  child.kill('SIGTERM')
  const patience = setTimeout(() => process.kill(-pid, 'SIGKILL'), 15_000)
  await ended
  clearTimeout(patience)
}

async function waitForBlock(node: NodeClient, running: Running, log: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestStartMs; waitedMs += 200) {
    if (running.hasEnded())
      throw unavailable('injectived.ended', `injectived ended before its first block; its log is ${log}`, {
        log,
      })
    const status = await node.fetchStatus().catch(() => undefined) // not listening yet
    // The node tells a block before the chain has carried it out: what is asked of the state then is refused.
    if (status !== undefined && status.head > 1n) return
    await sleep(200)
  }
  throw unavailable('injectived.silent', `injectived made no block in a minute; its log is ${log}`, { log })
}

const longestStartMs = 60_000

/** A chain that goes on has its markets; one that was stopped before they were in a block is given all of it now. */
async function launchOnce(node: NodeClient, ethereum: string, admin: Signer): Promise<void> {
  const { spot } = await fetchMarkets(node)
  if (spot.length > 0) return
  const { cw20, erc20 } = await readRecordedContracts()
  const launched = [await launchCw20(admin, cw20)]
  await launchErc20(ethereum, erc20)
  launched.push(await launchMarkets(admin, new Date())) // last: they tell that the rest is there
  for (const hash of launched) {
    const { code, log } = await waitForTransaction(node, hash)
    if (code !== 0) throw bug(`What a local chain begins with could not be launched: ${log}`)
  }
}

function signersOf(node: NodeClient): LocalChain['signers'] {
  const entries = Object.entries(localAccounts).map(([name, account]) => [name, createSigner(node, account)])
  return Object.fromEntries(entries) as LocalChain['signers']
}
