import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeFunctionData, maxUint256, parseAbi, type Hex } from 'viem'
import { decodeCall } from './decode-call.ts'
import { createKnownAbis } from '../abis/known-abis.ts'
import { readAbiList } from '../abis/read-abi-list.ts'

const somebody = `0x${'ab'.repeat(20)}` as const
const contract = `0x${'cd'.repeat(20)}` as const
const staking = '0x0000000000000000000000000000000000000066'
const abis = createKnownAbis()

test('[EVM-09] a method of a precompile is known for what it is', () => {
  const abi = parseAbi(['function delegate(string validatorAddress, uint256 amount)'])
  const input = encodeFunctionData({ abi, args: ['injvaloper1', 5n] })
  assert.deepEqual(decodeCall(staking, input, abis), {
    selector: '0x03f24de1',
    method: 'delegate',
    signature: 'delegate(string,uint256)',
    known: 'contract',
    contract: 'staking',
    arguments: [
      { name: 'validatorAddress', type: 'string', value: 'injvaloper1' },
      { name: 'amount', type: 'uint256', value: '5' },
    ],
  })
})

test('[EVM-09] a method that is guessed from its selector says so', () => {
  const abi = parseAbi(['function approve(address spender, uint256 value)'])
  const call = decodeCall(contract, encodeFunctionData({ abi, args: [somebody, maxUint256] }), abis)
  assert.equal(call?.known, 'selector')
  assert.equal(call.signature, 'approve(address,uint256)')
})

test('[EVM-09] a selector whose method takes other values is not that method', () => {
  assert.deepEqual(decodeCall(contract, '0xa9059cbb', abis), { selector: '0xa9059cbb' })
  const lying: Hex = `0xa9059cbb${'ff'.repeat(64)}`
  assert.deepEqual(decodeCall(contract, lying, abis), { selector: '0xa9059cbb' })
})

test('[EVM-09] a method of a known contract keeps its name when its arguments can’t be read', () => {
  const call = decodeCall(staking, `0x03f24de1${'ff'.repeat(100_000)}`, abis)
  assert.equal(call?.method, 'delegate')
  assert.equal(call.arguments, undefined)
})

test('[EVM-09] a contract that is known has no other methods than its own', () => {
  assert.deepEqual(decodeCall(staking, `0xa9059cbb${'00'.repeat(64)}`, abis), {
    selector: '0xa9059cbb',
    contract: 'staking',
  })
})

test('[EVM-09] a deployment’s list goes by the contract', () => {
  const list = [{ address: contract, name: 'Vault', abi: ['function transfer(address who, uint256 shares)'] }]
  const known = createKnownAbis(readAbiList(JSON.stringify(list)))
  const input = encodeFunctionData({ abi: parseAbi(list[0]?.abi ?? []), args: [somebody, 1n] })
  const call = decodeCall(contract, input, known)
  assert.equal(call?.contract, 'Vault')
  assert.equal(call.known, 'contract')
  assert.deepEqual(
    call.arguments?.map(({ name }) => name),
    ['who', 'shares'],
  )
})

test('[EVM-09] less than four bytes ask nothing', () => {
  assert.equal(decodeCall(contract, '0x', abis), undefined)
  assert.equal(decodeCall(contract, '0xa9059c', abis), undefined)
})
