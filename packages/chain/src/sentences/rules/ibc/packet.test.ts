import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from '../../fields.ts'
import { findTransfer, isRefusal } from './packet.ts'

test('[TX-04] a coin that arrives gets the name that this chain gives it', () => {
  // What the public chain calls ATOM: transfer/channel-1/uatom.
  const atom = 'ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9'
  assert.equal(denomOf('uatom', 'destination'), atom)
  assert.equal(denomOf('transfer/channel-1/uatom', 'source'), atom)
})

test('[TX-04] a coin that comes home has its own name again', () => {
  assert.equal(denomOf('transfer/channel-8/inj', 'destination'), 'inj')
  assert.equal(denomOf('transfer/channel-8/factory/inj1/gem', 'destination'), 'factory/inj1/gem')
  assert.equal(denomOf('factory/inj1/gem', 'source'), 'factory/inj1/gem')
})

test('[TX-04] a packet about something else moves no coins', () => {
  assert.equal(findTransfer(packet('not JSON'), 'source'), undefined)
  assert.equal(findTransfer(packet('{"denom":"inj","amount":"1.5"}'), 'source'), undefined)
  assert.equal(findTransfer(readFields({}), 'source'), undefined)
})

test('[TX-04] an acknowledgement with an error is a refusal', () => {
  assert.equal(isRefusal(btoa('{"error":"ABCI code: 1"}')), true)
  assert.equal(isRefusal(btoa('{"result":"AQ=="}')), false)
  assert.equal(isRefusal('%'), false)
})

function denomOf(denom: string, end: 'source' | 'destination') {
  const transfer = { denom, amount: '5', sender: 'cosmos1', receiver: 'inj1' }
  return findTransfer(packet(JSON.stringify(transfer)), end)?.coin.denom
}

function packet(data: string) {
  return readFields({
    source_port: 'transfer',
    source_channel: 'channel-8',
    destination_port: 'transfer',
    destination_channel: 'channel-1',
    data: btoa(data),
  })
}
