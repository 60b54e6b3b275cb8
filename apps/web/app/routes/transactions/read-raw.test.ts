import assert from 'node:assert/strict'
import { test } from 'vitest'
import { readRawTransaction } from './read-raw.ts'

const bytes = new Uint8Array([10, 251, 255, 3])

test('[TX-07] a transaction is read from hex and from base64, however it was pasted', () => {
  for (const text of ['0afbff03', '0x0AFBFF03', '0afb\n ff03', 'Cvv/Aw==', 'Cvv_Aw', ' Cvv/\nAw== ']) {
    assert.deepEqual(readRawTransaction(text), bytes, text)
  }
})

test('[TX-07] what is neither is not read', () => {
  for (const text of ['', '  ', '{"body":{}}', 'zz!']) assert.equal(readRawTransaction(text), undefined, text)
})
