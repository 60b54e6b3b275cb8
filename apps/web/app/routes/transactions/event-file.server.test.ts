// @vitest-environment node
import { expect, test } from 'vitest'
import { fileOfEvents } from './event-file.server.ts'

test('[DATA-03] events are a file: a line for each attribute, in order, by message and event', () => {
  const transfer = {
    type: 'transfer',
    attributes: [
      { key: 'recipient', value: 'inj1a' },
      { key: 'amount', value: 'x'.repeat(2000) },
    ],
  }
  const told = {
    messages: [{ events: [transfer, { type: 'empty', attributes: [] }] }, { events: [] }],
    otherEvents: [{ type: 'tx', attributes: [{ key: 'fee', value: '1inj' }] }],
  }
  expect(fileOfEvents(told, 'en')).toEqual({
    columns: ['No.', 'Message', 'Event', 'Attribute', 'Value'],
    lines: [
      [1, '1', 'transfer', 'recipient', 'inj1a'],
      [1, '1', 'transfer', 'amount', 'x'.repeat(2000)],
      [2, '1', 'empty', '', ''],
      [3, '', 'tx', 'fee', '1inj'],
    ],
  })
})
