import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notFound } from '@injsight/errors'
import { createLogger } from './logger.ts'
import { createStopping } from './stopping.ts'

test('a line holds level, the parents’ values, and bigints as digits', () => {
  const lines: string[] = []
  const log = createLogger({ level: 'info', write: (line) => void lines.push(line) }).child({
    part: 'follow',
  })
  log.debug('not said')
  log.info('block indexed', { height: 7n })
  log.warn('node lost', { error: notFound('block', 'none', { height: 7n }) })
  assert.equal(lines.length, 2)
  assert.partialDeepStrictEqual(JSON.parse(lines[0] ?? ''), {
    level: 'info',
    part: 'follow',
    msg: 'block indexed',
    height: '7',
  })
  assert.equal(JSON.parse(lines[1] ?? '').error.code, 'block.not_found')
})

test('parts stop in the reverse order, once, and one failure does not keep the others running', async () => {
  const stopped: string[] = []
  const lines: string[] = []
  const stopping = createStopping(createLogger({ level: 'error', write: (line) => void lines.push(line) }))
  stopping.add('database', () => void stopped.push('database'))
  stopping.add('broken', () => {
    throw new Error('no')
  })
  stopping.add('server', () => void stopped.push('server'))
  await Promise.all([stopping.stop(), stopping.stop()])
  assert.deepEqual(stopped, ['server', 'database'])
  assert.equal(lines.length, 1)
})

test('errors are told with their causes, however deep, and nothing that holds itself breaks a line', () => {
  const lines: string[] = []
  const log = createLogger({ level: 'info', write: (line) => void lines.push(line) })
  const circle: Record<string, unknown> = { height: 7n }
  circle.circle = circle
  log.error('broke', {
    error: new Error('outer', { cause: notFound('block', 'none', { height: 7n }) }),
    circle,
  })
  const { error, circle: told, msg } = JSON.parse(lines[0] ?? '')
  assert.equal(msg, 'broke')
  assert.equal(error.message, 'outer')
  assert.match(error.stack, /logger\.test/)
  assert.deepEqual([error.cause.code, error.cause.values.height], ['block.not_found', '7'])
  assert.equal(told.circle.height, '7')
})
