import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { countLines } from './count.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'

test('what a program and its parts say at warn and error is counted by kind, and said', async () => {
  const metrics = createMetrics()
  const said: string[] = []
  const own = createLogger({ level: 'info', write: (line) => void said.push(line) })
  const log = countLines(own, metrics, 'web')
  log.info('started')
  log.child({ part: 'heads' }).warn('away', { error: unavailable('index.down', 'It is away') })
  log.error('broke', { error: new Error('a bug') })
  log.error('broke', { error: new Error('the same') })
  assert.equal(said.length, 4)
  const text = await metrics.text()
  assert.match(text, /^web_log_lines_total\{level="warn",kind="unavailable"\} 1$/m)
  assert.match(text, /^web_log_lines_total\{level="error",kind="bug"\} 2$/m)
  assert.match(text, /^web_log_lines_total\{level="error",kind="none"\} 0$/m)
})
