import { glob, readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { isBuiltin } from 'node:module'
import { listCircles } from './imports/list-circles.ts'
import { root } from './paths.ts'

/**
 * Who may know whom. A package knows only simpler ones, apps know packages and never each other, and what is
 * marked pure runs in a browser too: no Node, no network, no clock of its own. A file that ends in `.node.ts` is what
 * Node has in place of the one that browsers have. No file imports itself over others: who reads one of a circle has to
 * read them all.
 */
const table: Record<string, { knows: string[]; pure?: true }> = {
  'packages/errors': { knows: [], pure: true },
  'packages/injsight-v1': { knows: [], pure: true },
  'packages/chain': { knows: ['errors'], pure: true },
  'packages/evm': { knows: ['errors', 'chain'], pure: true },
  'packages/light-client': { knows: ['errors'], pure: true },
  'packages/runtime': { knows: ['errors'] },
  'packages/grpc-web': { knows: ['errors', 'runtime'] },
  'packages/node-client': { knows: ['errors', 'runtime'] },
  'packages/local-chain': { knows: ['errors', 'runtime', 'chain', 'node-client'] },
  'packages/building': { knows: ['errors'] },
  'packages/local-postgres': { knows: ['errors'] },
  'packages/recording': { knows: ['errors', 'runtime', 'chain', 'grpc-web', 'light-client', 'node-client'] },
  'packages/testing': { knows: ['errors', 'runtime', 'local-postgres', 'recording'] },
  'apps/indexer': {
    knows: ['errors', 'runtime', 'chain', 'evm', 'grpc-web', 'injsight-v1', 'light-client', 'node-client'],
  },
  'apps/web': { knows: ['errors', 'runtime', 'chain', 'evm', 'grpc-web', 'injsight-v1', 'light-client'] },
  'apps/public-services': {
    knows: ['errors', 'runtime', 'chain', 'grpc-web', 'injsight-v1', 'light-client'],
  },
  e2e: {
    knows: [
      'errors',
      'building',
      'runtime',
      'chain',
      'evm',
      'light-client',
      'node-client',
      'local-chain',
      'local-postgres',
      'recording',
      'testing',
    ],
  },
  bench: {
    knows: [
      'errors',
      'runtime',
      'grpc-web',
      'injsight-v1',
      'light-client',
      'node-client',
      'local-chain',
      'local-postgres',
      'recording',
      'testing',
    ],
  },
  scripts: {
    knows: [
      'errors',
      'building',
      'runtime',
      'node-client',
      'local-chain',
      'local-postgres',
      'recording',
      'testing',
    ],
  },
}
/** Tests may also play a recording, make a database, and start a chain. */
const forTests = ['testing', 'recording', 'local-chain']

const isTest = /\.test\.tsx?$|\/test\/|\/src\/.*\/testing\//
const isForNode = /\.node\.ts$/
const imports = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g
const generated = new Set(['node_modules', 'build', '.react-router', '.data'])

const problems: string[] = []
const imported = new Map<string, string[]>()
for (const [folder, { knows, pure }] of Object.entries(table)) {
  for (const file of await listSources(join(root, folder))) {
    const name = relative(root, file)
    const mustBePure = pure === true && !isTest.test(name) && !isForNode.test(name)
    const mayKnow = isTest.test(name) ? [...knows, ...forTests] : knows
    const targets = [...(await readFile(file, 'utf8')).matchAll(imports)].map(([, target = '']) => target)
    imported.set(
      name,
      targets.map((target) => locate(target, file, folder)),
    )
    for (const target of targets) {
      const problem = judge(target, { file, folder, mayKnow, pure: mustBePure })
      if (problem !== undefined) problems.push(`${name}: ${problem}`)
    }
  }
}
for (const circle of listCircles(imported)) problems.push(`a circle of imports: ${circle.join(' → ')}`)
for (const workspace of await listWorkspaces()) {
  if (!(workspace in table)) problems.push(`${workspace} is not in the table of scripts/check-imports.ts`)
}
process.stdout.write(
  [...problems, `${imported.size} files looked at, ${problems.length} problems\n`].join('\n'),
)
if (problems.length > 0) process.exitCode = 1

type Importer = { file: string; folder: string; mayKnow: string[]; pure: boolean }

function judge(target: string, { file, folder, mayKnow, pure }: Importer): string | undefined {
  if (target.startsWith('.') && !locate(target, file, folder).startsWith(`${folder}/`))
    return `"${target}" leads out of ${folder}`
  const [, known] = /^@injsight\/([^/]+)/.exec(target) ?? []
  if (known !== undefined && !folder.endsWith(`/${known}`) && !mayKnow.includes(known)) {
    return `${folder} may not know ${known}`
  }
  if (pure && (isBuiltin(target) || target === 'pg')) return `${folder} is pure, and ${target} is not`
  return undefined
}

/** The file that is meant, from the root; what is no file of ours stays as it is. */
function locate(target: string, file: string, folder: string): string {
  if (target.startsWith('.')) return relative(root, resolve(dirname(file), target))
  return target.replace(/^#(?=src\/|app\/)/, `${folder}/`)
}

async function listSources(folder: string): Promise<string[]> {
  const found = glob('**/*.{ts,tsx,mjs}', { cwd: folder, exclude: (name) => generated.has(basename(name)) })
  return (await Array.fromAsync(found)).map((name) => join(folder, name))
}

async function listWorkspaces(): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(join(root, folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
  return [...(await inside('packages')), ...(await inside('apps'))]
}
