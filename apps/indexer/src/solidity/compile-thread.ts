import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

// The thread that one compilation lives in: it is thrown away with all that the compiler left in it.

export type Task = { compiler: string; input: string; memoryBytes: number }

type Soljson = object
type Wrapper = (soljson: Soljson) => { compile(input: string): string }

const require = createRequire(import.meta.url)
const { compiler, input, memoryBytes } = workerData as Task

limitMemory(memoryBytes)
const wrap = require('solc/wrapper') as Wrapper
// Nothing is given to read imports with: a file that doesn't stand in the input isn't there.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(wrap(loadCompiler(compiler)).compile(input))

/** What the compiler allocates isn't JavaScript's, so no limit of the thread counts it. */
function limitMemory(most: number): void {
  const { prototype } = WebAssembly.Memory
  // oxlint-disable-next-line typescript/unbound-method -- is called with its memory below
  const { grow } = prototype
  prototype.grow = function limited(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * 65_536 > most) throw new RangeError('out of memory')
    return grow.call(this, pages)
  }
}

/** As a CommonJS module, whatever folder it stands in. */
function loadCompiler(path: string): Soljson {
  const module = { exports: {} as Soljson }
  const load = compileFunction(readFileSync(path, 'utf8'), ['module', 'exports', 'require', '__dirname'], {
    filename: path,
  }) as (...given: unknown[]) => void
  load(module, module.exports, require, import.meta.dirname)
  return module.exports
}
