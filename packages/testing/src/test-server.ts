import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, startLocalPostgres } from '@injsight/local-postgres'

/**
 * A PostgreSQL for tests that ends with this process, and forgets.
 *
 * @example const url = await startTestServer()
 */
export async function startTestServer(): Promise<string> {
  const folder = await makeServerFolder()
  const started = await startLocalPostgres({ folder: join(folder, 'data'), settings })
  // Not an `after` hook: those belong to the test that asked first, and the others need the server too.
  process.once('exit', () => {
    const running = join(folder, 'data/postmaster.pid')
    process.kill(Number(readFileSync(running, 'utf8').split('\n')[0]), 'SIGQUIT')
    // An exit handler can't await: sleep in small steps until the server has taken its file away. Its process stays
    // to be seen until we are gone.
    const clock = new Int32Array(new SharedArrayBuffer(4))
    for (let waitedMs = 0; existsSync(running) && waitedMs < 3000; waitedMs += 20)
      Atomics.wait(clock, 0, 0, 20)
    rmSync(folder, { recursive: true, force: true })
  })
  return started.url
}

/** A folder for servers that end with this process; what others that were killed have left is removed. */
export async function makeServerFolder(): Promise<string> {
  await removeLeftServers()
  const folder = await mkdtemp(join(await findPlace(), prefix))
  await chmod(folder, 0o755) // the servers may run as another user
  await writeFile(join(folder, 'owner'), String(process.pid))
  return folder
}

const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  // Hundreds of databases that live for a second: nothing is gained by looking after them.
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  // Several processes of tests, each with the pools of its files.
  max_connections: '500',
}

const prefix = 'injsight-test-'

const memory = '/dev/shm'
const roomNeeded = 4 * 2 ** 30

/** Hundreds of databases are made as thousands of files each, and removed: in memory, if it has room, that costs a tenth. */
async function findPlace(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 })) // not on this system
  const room = Math.min(bavail * bsize, process.availableMemory())
  return room > roomNeeded ? memory : tmpdir()
}

/** Servers whose test process was killed before it could stop them. */
async function removeLeftServers(): Promise<void> {
  for (const folder of [...(await listFolders(memory)), ...(await listFolders(tmpdir()))]) {
    const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => '0'))
    if (owner === 0 || isAlive(owner)) continue
    await killServers(folder)
    await rm(folder, { recursive: true, force: true }).catch(() => {}) // another user's: who left it removes it
  }
}

async function killServers(folder: string): Promise<void> {
  for (const data of await readdir(folder).catch(() => [])) {
    const running = await readFile(join(folder, data, 'postmaster.pid'), 'utf8').catch(() => '')
    const left = Number(running.split('\n')[0])
    if (left > 0 && isAlive(left)) process.kill(left, 'SIGKILL')
  }
}

async function listFolders(place: string): Promise<string[]> {
  const names = await readdir(place).catch(() => []) // not on this system
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(place, name))
}
