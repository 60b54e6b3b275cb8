import assert from 'node:assert/strict'
import { test } from 'vitest'
import { checkRaw, readRawTransaction } from './read-raw.ts'

const bytes = new Uint8Array([10, 251, 255, 3])

test('[TX-07] a transaction is read from hex and from base64, however it was pasted', () => {
  for (const text of ['0afbff03', '0x0AFBFF03', '0afb\n ff03', 'Cvv/Aw==', 'Cvv_Aw', ' Cvv/\nAw== ']) {
    assert.deepEqual(readRawTransaction(text), bytes, text)
  }
})

test('[TX-07] what is neither is not read', () => {
  for (const text of ['', '  ', '{"body":{}}', 'zz!']) assert.equal(readRawTransaction(text), undefined, text)
})

test('[VALID-01] what is wrong with a text is told by its characters alone, as it is when it is read', () => {
  for (const blank of ['', '  ', '\n']) assert.equal(checkRaw(blank), 'required')
  for (const text of ['zz!', '0x1?', 'a b = c', '0a', '0x0aff', 'CgA=', ' 0a\nff ', '0xabc']) {
    assert.equal(checkRaw(text) === undefined, readRawTransaction(text) !== undefined, text)
  }
})
