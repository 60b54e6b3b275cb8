import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeEventTopics, keccak256, parseAbi, toHex, type Hex } from 'viem'
import { decodeLog } from './decode-log.ts'
import { createKnownAbis } from '../abis/known-abis.ts'
import { readAbiList } from '../abis/read-abi-list.ts'

const address = `0x${'cd'.repeat(20)}` as const
const from = `0x${'01'.repeat(20)}` as const
const to = `0x${'02'.repeat(20)}` as const
const abis = createKnownAbis()

test('[EVM-11] a move of tokens and one of an NFT share a name, and differ in their topics', () => {
  const [coin = '0x', ...parties] = topicsOf(
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    { from, to },
  )
  const moved = decodeLog({ address, topics: [coin, ...parties], data: toHex(5n, { size: 32 }) }, abis)
  assert.deepEqual(moved, {
    event: 'Transfer',
    signature: 'Transfer(address,address,uint256)',
    known: 'signature',
    arguments: [
      { name: 'from', type: 'address', value: from },
      { name: 'to', type: 'address', value: to },
      { name: 'value', type: 'uint256', value: '5' },
    ],
  })
  const nft = decodeLog({ address, topics: [coin, ...parties, toHex(9n, { size: 32 })], data: '0x' }, abis)
  assert.deepEqual(nft?.arguments.at(-1), { name: 'tokenId', type: 'uint256', value: '9' })
})

test('[EVM-11] of an indexed text only the hash is left', () => {
  const list = [{ address, abi: ['event Said(string indexed topic, uint256 number)'] }]
  const known = createKnownAbis(readAbiList(JSON.stringify(list)))
  const topics = topicsOf('event Said(string indexed topic, uint256 number)', { topic: 'hello' })
  const told = decodeLog({ address, topics, data: toHex(1n, { size: 32 }) }, known)
  assert.equal(told?.known, 'contract')
  assert.deepEqual(told.arguments[0], { name: 'topic', type: 'bytes32', value: keccak256(toHex('hello')) })
})

test('[EVM-11] a log of nobody’s event, or whose data lies, is left as it is', () => {
  const [transfer = '0x'] = topicsOf(
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    { from, to },
  )
  const odd: { topics: Hex[]; data: Hex }[] = [
    { topics: [], data: '0x' },
    { topics: [toHex(1n, { size: 32 })], data: '0x' },
    { topics: [transfer, `0x${'ff'.repeat(32)}`, `0x${'ff'.repeat(32)}`], data: toHex(5n, { size: 32 }) },
    { topics: [transfer], data: `0x${'ff'.repeat(100)}` },
  ]
  for (const log of odd) assert.equal(decodeLog({ address, ...log }, abis), undefined)
})

function topicsOf(declaration: string, args: Record<string, unknown>): Hex[] {
  return encodeEventTopics({ abi: parseAbi([declaration]), args } as never) as Hex[]
}
