import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unavailable } from '@injsight/errors'
import { dataFolder, root } from '../paths.ts'
import { takeTurn } from './take-turn.ts'

const web = join(root, 'apps/web')
const marker = join(web, 'build/.sources')
const sources = ['apps/web', 'packages', 'package-lock.json']

/**
 * Builds the site when its sources have changed since the last build.
 *
 * @param say told once, only when there is something to do
 * @throws Fault `unavailable`, code `site.build`, with the build's own words
 */
export async function buildSite(say: (line: string) => void): Promise<void> {
  const digest = await digestSources()
  if (await isBuilt(digest)) return
  await mkdir(dataFolder, { recursive: true })
  const letGo = await takeTurn(join(dataFolder, 'building.pid'))
  try {
    if (await isBuilt(digest)) return // by another start, meanwhile
    say('Building the site, once: about half a minute …')
    await runBuild()
    await writeFile(marker, digest)
  } finally {
    await letGo()
  }
}

async function isBuilt(digest: string): Promise<boolean> {
  return existsSync(marker) && (await readFile(marker, 'utf8')) === digest
}

async function runBuild(): Promise<void> {
  const build = spawn(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (part: Buffer) => (words += part.toString()))
  const code = await new Promise((done) => build.once('close', done))
  if (code !== 0) throw unavailable('site.build', `The site could not be built:\n${words}`)
}

async function digestSources(): Promise<string> {
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
