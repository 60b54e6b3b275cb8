import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { takeTurn } from './take-turn.ts'

const folder = await mkdtemp(join(tmpdir(), 'injsight-turn-'))
after(() => rm(folder, { recursive: true }))

test('who comes second waits until the first has let go', async () => {
  const file = join(folder, 'one')
  const told: string[] = []
  const letGo = await takeTurn(file)
  const come = async () => {
    const done = await takeTurn(file)
    told.push('second')
    await done()
  }
  const second = come()
  told.push('first')
  await letGo()
  await second
  assert.deepEqual(told, ['first', 'second'])
})

test('what a killed process left behind is no hindrance', async () => {
  const file = join(folder, 'left')
  await writeFile(file, '4194399') // above the highest process number there is
  const letGo = await takeTurn(file)
  await letGo()
})
