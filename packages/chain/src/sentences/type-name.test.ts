import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitType } from './type-name.ts'

test('[TX-03] a type is its module and its name, whatever its version', () => {
  assert.deepEqual(splitType('/injective.exchange.v2.MsgDeposit'), { module: 'exchange', name: 'Deposit' })
  assert.deepEqual(splitType('/ibc.core.channel.v1.MsgTimeout'), { module: 'channel', name: 'Timeout' })
  assert.deepEqual(splitType('/ibc.applications.transfer.v1.MsgTransfer'), {
    module: 'transfer',
    name: 'Transfer',
  })
  assert.deepEqual(splitType('Odd'), { module: '', name: 'Odd' })
})
