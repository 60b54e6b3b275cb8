import assert from 'node:assert/strict'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { findProgram } from './find-program.ts'

test('injectived is what INJECTIVED names, or the first on the PATH that can be run', async () => {
  const [empty, full] = await Promise.all([makeFolder(), makeFolder()])
  const program = join(full, 'injectived')
  await writeFile(program, '')
  const PATH = [empty, full].join(delimiter)
  await assert.rejects(findProgram({ PATH }), { kind: 'not-found', message: /on the PATH: build/ })
  await chmod(program, 0o755)
  assert.equal(await findProgram({ PATH }), program)
  assert.equal(await findProgram({ INJECTIVED: program }), program)
  const elsewhere = { PATH, INJECTIVED: '/nowhere/injectived' }
  await assert.rejects(findProgram(elsewhere), { message: /at INJECTIVED=\/nowhere\/injectived/ })
})

const makeFolder = () => mkdtemp(join(tmpdir(), 'injsight-program-'))
