import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

// Of a program of its own: the runner of tests hears of such failures itself.
const program = `
  import { createLogger, outliveFailures } from '@injsight/runtime'
  const end = outliveFailures(createLogger({ level: 'error' }))
  void Promise.reject(new Error('the index is gone'))
  await new Promise((done) => setTimeout(done, 10))
  end()
  console.log('still here')
`

test('a failure that nobody waits for is noted, and the program goes on', () => {
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const [noted = '', after] = stdout.trim().split('\n')
  const { level, msg, error } = JSON.parse(noted) as {
    level: string
    msg: string
    error: { message: string }
  }
  assert.deepEqual(
    { level, msg, error: error.message, after, status },
    {
      level: 'error',
      msg: 'a failure that nobody waited for',
      error: 'the index is gone',
      after: 'still here',
      status: 0,
    },
  )
})
