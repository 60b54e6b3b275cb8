import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { invalidInput } from '@injsight/errors'
import { compileApart, type Limits } from './compile-apart.ts'
import type { StandardInput } from './read-input.ts'
import { readOutput, type ReadOutput } from './read-output.ts'

/** What came of a compilation: contracts, or why there are none. */
export type Outcome =
  | ReadOutput
  | { outcome: 'slow' | 'memory' | 'broken' | 'busy' | 'noCompiler'; said: string }

export type Compilers = {
  /** The newest first: `0.8.30`. */
  versions: readonly string[]
  /** Compiles one input at a time; whoever would have to wait for long is told so at once. Never rejects. */
  compile(version: string, input: StandardInput): Promise<Outcome>
}

/** How long one may take, and how long others may wait for it. */
const usual = { timeMs: 20_000, memoryBytes: 768 << 20, patienceMs: 8000 }
const mostWaiting = 4

/**
 * The compilers of Solidity that this deployment has: the one that is installed with it, and those of a folder of files
 * as solc-bin has them, `soljson-v0.8.19+commit.7dd6d404.js`.
 *
 * @param folder empty for none
 * @throws Fault `invalid-input` when the folder can't be read
 */
export function openCompilers(folder: string, limits: Limits & { patienceMs: number } = usual): Compilers {
  const paths = new Map([...listFolder(folder), listInstalled()])
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    versions: [...paths.keys()].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
    async compile(version, input) {
      const compiler = paths.get(version)
      if (compiler === undefined) return { outcome: 'noCompiler', said: version.slice(0, 40) }
      if (waiting >= mostWaiting) return { outcome: 'busy', said: '' }
      waiting += 1
      const askedAt = performance.now()
      const turn = last
      const mine = Promise.withResolvers<void>()
      last = mine.promise
      try {
        await turn
        if (performance.now() - askedAt > limits.patienceMs) return { outcome: 'busy', said: '' }
        const told = await compileApart({ compiler, input: JSON.stringify(withOutputs(input)) }, limits)
        return 'output' in told ? readOutput(told.output) : told
      } finally {
        waiting -= 1
        mine.resolve()
      }
    },
  }
}

function withOutputs(input: StandardInput) {
  const parts = [
    'abi',
    'metadata',
    'evm.deployedBytecode.object',
    'evm.deployedBytecode.linkReferences',
    'evm.deployedBytecode.immutableReferences',
  ]
  return { ...input, settings: { ...input.settings, outputSelection: { '*': { '*': parts } } } }
}

const require = createRequire(import.meta.url)

function listInstalled(): [string, string] {
  const { version } = JSON.parse(readFileSync(require.resolve('solc/package.json'), 'utf8')) as {
    version: string
  }
  return [version, require.resolve('solc/soljson.js')]
}

function listFolder(folder: string): [string, string][] {
  if (folder === '') return []
  return readFolder(folder).flatMap((file): [string, string][] => {
    const [, version] = /^soljson-v(\d+\.\d+\.\d+)\+commit\.[0-9a-f]+\.js$/.exec(file) ?? []
    return version === undefined ? [] : [[version, join(folder, file)]]
  })
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    throw invalidInput('compilers.folder', `SOLIDITY_COMPILERS names no folder: ${folder}`, {}, cause)
  }
}
