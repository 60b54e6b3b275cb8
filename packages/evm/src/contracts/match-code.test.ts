import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchCode } from './match-code.ts'

const body = '6080604052348015600e575f5ffd5b50'
const metadata = (hash: string) => `a2646970667358221220${hash.repeat(32)}64736f6c634300081e0033`
const made = (hex: string, gaps: { start: number; length: number }[] = []) => ({ hex, gaps })

test('[EVM-12] a program that was compiled to the last byte is exact, one with other metadata has the same code', () => {
  const ours = body + metadata('ab')
  assert.equal(matchCode(made(ours), `0x${ours.toUpperCase()}`), 'exact')
  assert.equal(matchCode(made(ours), `0x${body}${metadata('cd')}`), 'code')
  assert.equal(matchCode(made(ours), `0x${body}`), 'code')
  assert.equal(matchCode(made(body), `0x${body}`), 'exact')
})

test('[EVM-12] another program is none, whatever its metadata', () => {
  const ours = body + metadata('ab')
  assert.equal(matchCode(made(ours), `0x61${body.slice(2)}${metadata('ab')}`), undefined)
  assert.equal(matchCode(made(ours), `0x${body}00${metadata('ab')}`), undefined)
  assert.equal(matchCode(made(ours), '0x'), undefined)
  assert.equal(matchCode(made(''), '0x'), undefined)
  // Nothing but metadata is no program that could be the same.
  assert.equal(matchCode(made(metadata('ab')), `0x${metadata('cd')}`), undefined)
})

test('[EVM-12] immutables and addresses of libraries are what the chain put there', () => {
  const gaps = [{ start: 2, length: 20 }]
  const of = (inside: string) => `6073${inside}${body}${metadata('ab')}`
  assert.equal(matchCode(made(of('00'.repeat(20)), gaps), `0x${of('5d'.repeat(20))}`), 'exact')
  assert.equal(
    matchCode(made(of('__$0123456789$__'.padEnd(40, '0')), gaps), `0x${of('5d'.repeat(20))}`),
    'exact',
  )
  assert.equal(matchCode(made(of('00'.repeat(20)), gaps), `0x${body}`), undefined)
})

test('[EVM-12] a library knows its own address only on the chain', () => {
  const of = (address: string) => `73${address}3014${body}`
  assert.equal(matchCode(made(of('00'.repeat(20))), `0x${of('5d'.repeat(20))}`), 'exact')
  assert.equal(matchCode(made(of('01'.repeat(20))), `0x${of('5d'.repeat(20))}`), undefined)
})

test('[EVM-12] a contract that creates others has their metadata inside its own code', () => {
  const of = (hash: string) => body + body + metadata(hash) + body + metadata(hash)
  assert.equal(matchCode(made(of('ab')), `0x${of('cd')}`), 'code')
})

test('[EVM-12] what only looks like a length of metadata is compared as it is', () => {
  assert.equal(matchCode(made(`${body}ffff`), `0x${body}ffff`), 'exact')
  assert.equal(matchCode(made(`${body}ffff`), `0x${body}fffe`), undefined)
  assert.equal(matchCode(made(`${body}0002`), `0x${body}0003`), undefined)
})
