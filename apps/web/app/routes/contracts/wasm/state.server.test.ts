// @vitest-environment node
import { expect, test } from 'vitest'
import { readKey } from './state.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('[WASM-02] keys of a contract’s store are read as their parts, and what is no text as hex', () => {
  expect(readKey(bytes('\0\u0007balanceinj1abc'))).toEqual(['balance', 'inj1abc'])
  expect(readKey(bytes('\0\u0009allowance\0\u0004inj1inj2'))).toEqual(['allowance', 'inj1', 'inj2'])
  expect(readKey(bytes('contract_info'))).toEqual(['contract_info'])
  expect(readKey(Uint8Array.of(0, 5, 1))).toEqual(['0x000501'])
  expect(readKey(Uint8Array.of(0, 2, 97, 98, 255))).toEqual(['ab', '0xff'])
  expect(readKey(new Uint8Array())).toEqual([''])
})
