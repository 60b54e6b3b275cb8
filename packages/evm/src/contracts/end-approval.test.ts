import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endApproval } from './end-approval.ts'

const spender = `0x${'11'.repeat(20)}` as const
const word = (hex: string) => hex.padStart(64, '0')

test('[EVM-12] what was approved is taken back by the method of its standard', () => {
  const who = word('11'.repeat(20))
  assert.equal(endApproval(spender, 'amount'), `0x095ea7b3${who}${word('0')}`)
  assert.equal(endApproval(spender, 'all'), `0xa22cb465${who}${word('0')}`)
  assert.equal(endApproval(spender, { item: 255n }), `0x095ea7b3${word('0')}${word('ff')}`)
})
