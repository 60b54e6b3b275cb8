import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRecordedContracts } from './recorded-contracts.ts'

test('the recorded chain lends its contracts', async () => {
  const { cw20, erc20 } = await readRecordedContracts()
  assert.equal(Buffer.from(cw20.subarray(0, 4)).toString('latin1'), '\0asm')
  assert.match(erc20, /^0x60/)
  assert(Buffer.from(erc20.slice(2), 'hex').includes('Local Dollar'))
})
