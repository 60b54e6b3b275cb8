import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { visitorOf } from './visitor-of.ts'

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

test('a visitor is an address, of IPv6 the network of a household', () => {
  for (const [address, visitor] of [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8:1:2:3::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ] as const)
    assert.equal(visitorOf(asked(address)), visitor)
})

test('what a visitor says of the address is not believed, but for the header that a proxy sets', () => {
  const told = asked('192.0.2.1', { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })
  assert.equal(visitorOf(told), '192.0.2.1')
  assert.equal(visitorOf(told, 'x-forwarded-for'), '203.0.113.9')
  assert.equal(visitorOf(asked('192.0.2.1'), 'x-forwarded-for'), '192.0.2.1')
})
