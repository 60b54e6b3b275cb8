import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCompilers } from './compilers.ts'
import type { StandardInput } from './read-input.ts'

const limits = { timeMs: 60_000, memoryBytes: 512 << 20, patienceMs: 60_000 }
const source = (content: string): StandardInput => ({
  language: 'Solidity',
  sources: { 'a.sol': { content } },
  settings: {},
})

/** Compilers that take what they are given otherwise than any would. */
async function openMade(
  t: { after: (end: () => Promise<void>) => void },
  made: Record<string, string>,
  own = limits,
) {
  const folder = await mkdtemp(join(tmpdir(), 'injsight-compilers-'))
  t.after(() => rm(folder, { recursive: true }))
  for (const [version, program] of Object.entries(made))
    await writeFile(join(folder, `soljson-v${version}+commit.00000000.js`), program)
  await writeFile(join(folder, 'soljson-nightly.js'), '')
  return openCompilers(folder, own)
}

test('[EVM-12] the compilers of a folder stand beside the installed one, the newest first', async (t) => {
  const { versions } = await openMade(t, { '0.8.9': '', '0.9.0': '', '0.8.10': '' })
  assert.deepEqual(versions, ['0.9.0', '0.8.30', '0.8.10', '0.8.9'])
  assert.throws(() => openCompilers('/there/is/none'), { code: 'compilers.folder' })
})

test('[EVM-12] what a source imports and nobody gave is not looked for', async () => {
  const compiled = await openCompilers('', limits).compile(
    '0.8.30',
    source('import "/etc/passwd"; contract A {}'),
  )
  assert.ok('outcome' in compiled)
  assert.equal(compiled.outcome, 'refused')
  assert.match(compiled.said, /Source "\/etc\/passwd" not found/)
})

test('[EVM-12] settings a hundred thousand levels deep break no more than their own compilation', async () => {
  const libraries: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  const input = { ...source('contract A {}'), settings: { libraries } }
  const compiled = await openCompilers('', limits).compile('0.8.30', input)
  assert.ok('outcome' in compiled)
  assert.ok(['refused', 'broken'].includes(compiled.outcome))
})

test('[EVM-12] a compiler that takes too much, or breaks, says so', async (t) => {
  const compilers = await openMade(t, {
    '0.1.2': 'new WebAssembly.Memory({ initial: 1, maximum: 65536 }).grow(20000)',
    '0.1.3': 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
    '0.1.4': 'process.exit(1)',
    '0.1.5': 'throw new Error(JSON.stringify(process.env))',
  })
  const outcomeOf = async (version: string) => {
    const compiled = await compilers.compile(version, source(''))
    return 'outcome' in compiled ? compiled : undefined
  }
  assert.equal((await outcomeOf('0.1.2'))?.outcome, 'memory')
  assert.equal((await outcomeOf('0.1.3'))?.outcome, 'memory')
  assert.equal((await outcomeOf('0.1.4'))?.outcome, 'broken')
  assert.deepEqual(await outcomeOf('0.1.5'), { outcome: 'broken', said: '{}' })
  assert.equal((await outcomeOf('0.1.9'))?.outcome, 'noCompiler')
})

test('[EVM-12] a compiler that never ends is stopped', async (t) => {
  const compilers = await openMade(t, { '0.1.1': 'for (;;) {}' }, { ...limits, timeMs: 1000 })
  assert.deepEqual(await compilers.compile('0.1.1', source('')), { outcome: 'slow', said: '1' })
})

test('[EVM-12] one source is compiled at a time, and who would be the fifth in line is told to come back', async (t) => {
  const compilers = await openMade(t, { '0.1.1': 'throw new Error("no")' })
  const asked = Array.from({ length: 6 }, () => compilers.compile('0.1.1', source('')))
  const outcomes = (await Promise.all(asked)).map((one) => ('outcome' in one ? one.outcome : ''))
  assert.deepEqual(outcomes, ['broken', 'broken', 'broken', 'broken', 'busy', 'busy'])
})
