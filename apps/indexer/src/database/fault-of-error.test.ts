import assert from 'node:assert/strict'
import { test } from 'node:test'
import { badChainData } from '@injsight/errors'
import { faultOfDatabaseError } from './fault-of-error.ts'

test('a server that stops, a broken connection and a full disk are waited for', () => {
  for (const error of [
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ]) {
    assert.equal(faultOfDatabaseError(error).kind, 'unavailable', error.message)
  }
})

test('a statement that the server refuses is a mistake of ours, and what is a fault stays it', () => {
  const refused = Object.assign(new Error('null value in column'), { code: '23502' })
  assert.equal(faultOfDatabaseError(refused).kind, 'bug')
  const fault = badChainData('block.parent', 'another parent')
  assert.equal(faultOfDatabaseError(fault), fault)
})

test('what a living server lacks is named', () => {
  const faultOf = (code: string) =>
    faultOfDatabaseError(Object.assign(new Error('words of the server'), { code }))
  assert.equal(faultOf('53100').code, 'database.full')
  assert.match(faultOf('53100').message, /disk is full.*words of the server/)
  assert.equal(faultOf('55P03').code, 'database.busy')
  for (const code of ['53100', '53300', '55P03', '57014', '25006'])
    assert.equal(faultOf(code).kind, 'unavailable')
})

test('a worker of a cluster that has gone away is waited for, and named', () => {
  for (const words of [
    'connection to the remote node injsight@10.0.0.2:5432 failed with the following error: connection not open',
    'failure on connection marked as essential: 10.0.0.2:5432',
    'failed to COPY to shard 102009 on 10.0.0.2:5432',
    'failed to connect to 10.0.0.2:5432',
    'failed to send query to 10.0.0.2:5432',
    'could not establish any connections to the node 10.0.0.2:5432 after 30000 ms',
  ]) {
    const fault = faultOfDatabaseError(Object.assign(new Error(words), { code: 'XX000' }))
    assert.deepEqual(
      [fault.kind, fault.code, fault.values['worker']],
      ['unavailable', 'database.worker', '10.0.0.2:5432'],
    )
  }
  for (const words of [
    'server closed the connection unexpectedly\n\tThis probably means …\ninvalid socket',
    'connection not open',
    'could not commit transaction for shard 102009 on at least one active node',
  ]) {
    const fault = faultOfDatabaseError(Object.assign(new Error(words), { code: 'XX000' }))
    assert.deepEqual([fault.kind, fault.code], ['unavailable', 'database.worker'], words)
  }
})
