import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments } from './arguments.ts'

test('without a word it plays the demo recording at its own pace', () => {
  const { source, database, ports } = readArguments([]) ?? assert.fail('no help was asked for')
  assert.ok('recording' in source && source.recording.endsWith('recordings/demo'))
  assert.equal(source.pace, 'live')
  assert.equal(database, undefined)
  assert.deepEqual(ports, { web: 3000, api: 4000, rpc: 26657 })
})

test('every problem of a command line is reported at once', () => {
  assert.throws(
    () =>
      readArguments([
        '--node',
        'localhost',
        '--pace',
        'slow',
        '--port',
        '99999',
        '--colour',
        'x',
        '--database',
      ]),
    (error: Error) => {
      for (const words of [
        /--node is "localhost"/,
        /--pace belongs/,
        /--port is "99999"/,
        /--colour/,
        /--database needs/,
      ]) {
        assert.match(error.message, words)
      }
      return true
    },
  )
})

test('a node and a recording exclude each other', () => {
  assert.throws(() => readArguments(['--node', 'http://127.0.0.1:26657', '--recording', 'x']), {
    code: 'arguments.invalid',
  })
})
