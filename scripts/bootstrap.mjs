// The one file that runs on whatever Node the machine has (20 or newer): it installs what is missing, then
// hands over to the project's own Node, which runs TypeScript as it is.
//   node scripts/bootstrap.mjs <script> [arguments]     runs scripts/<script>.ts
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const [script, ...parameters] = process.argv.slice(2)

installPackages()
runScript()

function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
  const marker = join(root, 'node_modules/.injsight')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return

  process.stderr.write('Installing packages: about a minute …\n')
  // What the lock file says, and the lock file left as it is. `npm ci` would refuse one in which optional packages
  // of other platforms are missing, which npm itself leaves out when it makes the file on one.
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...findCache()],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nThe packages could not be installed: npm's words are above.\n`)
    process.exit(1)
  }
  writeFileSync(marker, wanted)
}

// Who has no home of their own, as in many a container, has no place for npm to keep what it fetches.
function findCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
  try {
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK)
    return []
  } catch {
    return ['--cache', join(root, '.data/npm-cache')]
  }
}

function runScript() {
  const cache = join(root, '.data/compile-cache')
  mkdirSync(cache, { recursive: true })
  const child = spawn(
    join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    [join(root, 'scripts', `${script}.ts`), ...parameters],
    { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: cache } },
  )
  // Ctrl-C reaches the child by itself; it decides when to end, and its end is ours.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
}
