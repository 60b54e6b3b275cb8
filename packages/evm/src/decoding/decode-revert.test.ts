import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeErrorResult, hexToBytes, parseAbi } from 'viem'
import { decodeRevert } from './decode-revert.ts'
import { createKnownAbis } from '../abis/known-abis.ts'
import { readAbiList } from '../abis/read-abi-list.ts'

const contract = `0x${'cd'.repeat(20)}` as const
const somebody = `0x${'ab'.repeat(20)}` as const

test('[EVM-08] a contract’s words, a panic and silence are told apart', () => {
  assert.deepEqual(decodeRevert(encode('error Error(string text)', ['no, thank you'])), {
    kind: 'words',
    text: 'no, thank you',
  })
  assert.deepEqual(decodeRevert(encode('error Panic(uint256 code)', [0x12n])), { kind: 'panic', code: 18n })
  assert.deepEqual(decodeRevert(new Uint8Array()), { kind: 'empty' })
})

test('[EVM-08] a custom error is known by its contract, guessed by its selector, or not known', () => {
  const declaration = 'error NotEnough(address holder, uint256 has, uint256 needs)'
  const list = readAbiList(JSON.stringify([{ address: contract, abi: [declaration] }]))
  const bytes = encode(declaration, [somebody, 0n, 5n])
  const known = decodeRevert(bytes, contract, createKnownAbis(list))
  assert.equal(known.kind, 'custom')
  assert.equal(known.known, 'contract')
  assert.deepEqual(
    known.arguments.map(({ value }) => value),
    [somebody, '0', '5'],
  )
  assert.deepEqual(decodeRevert(bytes, contract, createKnownAbis()), {
    kind: 'unknown',
    selector: '0x52d826c5',
  })
  const guessed = decodeRevert(encode('error OwnableUnauthorizedAccount(address account)', [somebody]))
  assert.equal(guessed.kind === 'custom' && guessed.known, 'selector')
})

test('[EVM-08] bytes that lie are no more than their selector', () => {
  const lies = hexToBytes(`0x08c379a0${'ff'.repeat(64)}`)
  assert.deepEqual(decodeRevert(lies), { kind: 'unknown', selector: '0x08c379a0' })
  assert.deepEqual(decodeRevert(hexToBytes('0x08')), { kind: 'unknown', selector: '0x08' })
})

function encode(declaration: string, args: unknown[]): Uint8Array {
  return hexToBytes(encodeErrorResult({ abi: parseAbi([declaration]), args } as never))
}
