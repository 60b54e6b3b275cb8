import { expect, test } from 'vitest'
import { readProgram } from './read-program.ts'

test('[WASM-02] a contract says by CW2 what it runs; what is no such word says nothing', () => {
  expect(readProgram('{"contract":"crates.io:cw20-base","version":"1.1.0"}')).toEqual({
    type: 'crates.io:cw20-base',
    version: '1.1.0',
  })
  expect(readProgram('{"contract":"mine"}')).toEqual({ type: 'mine', version: '' })
  for (const other of ['', 'null', '[]', '7', '{', '{"contract":""}', '{"contract":{}}', '{"name":"x"}'])
    expect(readProgram(other)).toBeUndefined()
})
