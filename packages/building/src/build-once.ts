import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { unavailable } from '@injsight/errors'
import { takeTurn } from './take-turn.ts'

/** What is built from a folder below the repository into its `build/`. */
export type Building = {
  name: string
  folder: string
  /** A file that Node runs, below the repository, and its arguments. */
  command: string[]
  /** How long, in words. */
  takes: string
}

const root = resolve(import.meta.dirname, '../../..')
const dataFolder = join(root, '.data')

/**
 * Builds a program when its sources have changed since the last build.
 *
 * @param say told once, only when there is something to do
 * @throws Fault `unavailable`, code `program.build`, with the build's own words
 */
export async function buildOnce(building: Building, say: (line: string) => void): Promise<void> {
  const { name, folder, takes } = building
  const marker = join(root, folder, 'build/.sources')
  const digest = await digestSources([folder, 'packages', 'package-lock.json'])
  const isBuilt = async () => existsSync(marker) && (await readFile(marker, 'utf8')) === digest
  if (await isBuilt()) return
  await mkdir(dataFolder, { recursive: true })
  const letGo = await takeTurn(join(dataFolder, `building-${name}.pid`))
  try {
    if (await isBuilt()) return // by another start, meanwhile
    say(`Building the ${name}, once: ${takes} …`)
    await run(building)
    await writeFile(marker, digest)
  } finally {
    await letGo()
  }
}

async function run({ name, folder, command: [file = '', ...parameters] }: Building): Promise<void> {
  const build = spawn(process.execPath, [join(root, file), ...parameters], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (part: Buffer) => (words += part.toString()))
  const code = await new Promise((done) => build.once('close', done))
  if (code !== 0) throw unavailable('program.build', `The ${name} could not be built:\n${words}`)
}

async function digestSources(sources: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await listFiles(join(root, source))) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex')
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined) // a file, not a folder
  if (entries === undefined) return [path]
  const wanted = entries.filter(({ name }) => !generated.has(name) && !/\.test\.tsx?$/.test(name))
  const lists = await Promise.all(wanted.map(({ name }) => listFiles(join(path, name))))
  return lists.flat().toSorted()
}

const generated = new Set(['node_modules', 'build', '.react-router', '.data'])
