import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Pool } from 'pg'
import { toFault } from './to-fault.ts'

const withCode = (code: string) => Object.assign(new Error('words'), { code })

test('a database that is away is unavailable, however it says so', async () => {
  for (const code of ['ECONNREFUSED', '57P01', '08006', '53300']) {
    assert.equal(toFault(withCode(code)).kind, 'unavailable', code)
  }
  for (const words of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect']) {
    assert.equal(toFault(new Error(words)).kind, 'unavailable', words)
  }
  const away = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' })
  await assert.rejects(away.query('select 1'), (error) => toFault(error).code === 'database.down')
  await away.end()
})

test('a worker of a cluster that goes away in the middle of an answer is unavailable', () => {
  const words = 'server closed the connection unexpectedly\n\tThis probably means …\ninvalid socket'
  assert.equal(toFault(Object.assign(new Error(words), { code: 'XX000' })).code, 'database.worker')
})

test('a value that no column holds is the mistake of who asks, and all else is ours', () => {
  assert.equal(toFault(withCode('22003')).kind, 'invalid-input')
  assert.equal(toFault(withCode('22008')).kind, 'invalid-input')
  assert.equal(toFault(withCode('22021')).kind, 'invalid-input')
  assert.equal(toFault(withCode('42601')).kind, 'bug')
  assert.equal(toFault(new TypeError('x')).kind, 'bug')
})
