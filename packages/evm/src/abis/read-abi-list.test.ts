import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAbiList } from './read-abi-list.ts'

const address = `0x${'Cd'.repeat(20)}`

test('[EVM-09] a list of ABIs is read as compilers write them, or as declarations', () => {
  const abi = [{ type: 'function', name: 'open', inputs: [], outputs: [], stateMutability: 'nonpayable' }]
  const other = `0x${'01'.repeat(20)}`
  const list = readAbiList(
    JSON.stringify([
      { address, name: 'Vault', abi },
      { address: other, abi: ['error Shut()'] },
    ]),
  )
  const vault = list.get(address.toLowerCase())
  assert.equal(vault?.name, 'Vault')
  assert.deepEqual(
    [...vault.abi.functions.values()].map(({ name }) => name),
    ['open'],
  )
  assert.equal(list.get(other)?.abi.errors.size, 1)
})

test('[EVM-09] all mistakes of a list are told at once', () => {
  const list = [
    { address: '0x12', abi: [] },
    { address, abi: ['function open('] },
    { address: `0x${'02'.repeat(20)}`, name: 7, abi: [] },
    { address: `0x${'03'.repeat(20)}` },
    null,
    { address: `0x${'04'.repeat(20)}`, abi: [] },
    { address: `0x${'04'.repeat(20)}`, abi: [] },
  ]
  assert.throws(
    () => readAbiList(JSON.stringify(list)),
    (error: Error & { code?: string }) => {
      assert.equal(error.code, 'abis.list')
      for (const number of [1, 2, 3, 4, 5, 7]) assert.match(error.message, new RegExp(` ${number}\\. `))
      assert.doesNotMatch(error.message, / 6\. /)
      return true
    },
  )
  for (const text of ['', '{}', '7']) assert.throws(() => readAbiList(text), { code: 'abis.list' })
})
