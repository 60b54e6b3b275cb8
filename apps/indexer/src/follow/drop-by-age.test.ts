import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from 'pg'
import { silentLogger } from '@injsight/runtime'
import { dropByAge } from './drop-by-age.ts'
import { createProgress } from './progress.ts'

test('old blocks that can’t be dropped are said to be, until they can, and end nothing else', async () => {
  const said: string[] = []
  const log = { ...silentLogger, error: (message: string) => void said.push(message) }
  const progress = createProgress()
  progress.noteWriter('us')
  const drop = (query: () => Promise<unknown>) =>
    dropByAge({ query } as unknown as Client, { keepDays: 1, progress, log })
  const refuse = (code: string) => () =>
    Promise.reject(Object.assign(new Error('permission denied for table blocks'), { code }))
  await drop(refuse('42501'))
  assert.deepEqual(said, ['old blocks not dropped'])
  assert.match(progress.trouble(), /^Old blocks can't be dropped: .*permission denied/)
  await drop(async () => ({ rows: [] }))
  assert.equal(progress.trouble(), '')
  await assert.rejects(drop(refuse('08006')), { code: '08006' })
})
