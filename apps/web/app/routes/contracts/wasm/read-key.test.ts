// @vitest-environment node
import { expect, test } from 'vitest'
import { readAllowance } from './read-allowance.ts'
import { readKey } from './read-key.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('[WASM-02] keys of a contract’s store are read as their parts, and what is no text as hex', () => {
  expect(readKey(bytes('\0\u0007balanceinj1abc'))).toEqual(['balance', 'inj1abc'])
  expect(readKey(bytes('\0\u0009allowance\0\u0004inj1inj2'))).toEqual(['allowance', 'inj1', 'inj2'])
  expect(readKey(bytes('contract_info'))).toEqual(['contract_info'])
  expect(readKey(Uint8Array.of(0, 5, 1))).toEqual(['0x000501'])
  expect(readKey(Uint8Array.of(0, 2, 97, 98, 255))).toEqual(['ab', '0xff'])
  expect(readKey(new Uint8Array())).toEqual([''])
})

test('[WASM-02] an allowance by CW20 is read from the state, and what is none is left out', () => {
  const key = bytes('\0\u0009allowance\0\u0004inj1inj2')
  const read = (value: string, of = key) => readAllowance({ key: of, value: bytes(value) })
  const told = { owner: 'inj1', spender: 'inj2', amount: '5' }
  expect(read('{"allowance":"5","expires":{"never":{}}}')).toEqual({ ...told, expires: { kind: 'never' } })
  expect(read('{"allowance":"5","expires":{"at_height":7}}')).toEqual({
    ...told,
    expires: { kind: 'height', height: 7n },
  })
  expect(read('{"allowance":"5","expires":{"at_time":"1700000000000000000"}}')).toEqual({
    ...told,
    expires: { kind: 'time', time: 1700000000000n },
  })
  for (const odd of [
    '',
    '7',
    'null',
    '{"allowance":5}',
    '{"allowance":"-5","expires":{"never":{}}}',
    '[',
    '{"allowance":"5"}',
  ])
    expect(read(odd)).toBeUndefined()
  const other = bytes('\0\u0007balanceinj1')
  expect(read('{"allowance":"5","expires":{"never":{}}}', other)).toBeUndefined()
})
