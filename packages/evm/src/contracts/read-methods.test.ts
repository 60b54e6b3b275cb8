import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownAbis } from '../abis/known-abis.ts'
import { readAbiList } from '../abis/read-abi-list.ts'
import { listReadMethods, listWriteMethods } from './read-methods.ts'

const address = '0x5df1bd39631a590b9814bb890391e4208a0f798d'
const abis = createKnownAbis()

function methodOf(signature: string, standard = 'erc20') {
  const found = listReadMethods(address, standard, abis).methods.find((one) => one.signature === signature)
  assert.ok(found, signature)
  return found
}

test('[EVM-12] methods that change nothing are those of a contract’s own ABI, else of its standard', () => {
  const { methods, from } = listReadMethods(address, 'erc20', abis)
  assert.equal(from, 'standard')
  const names = methods.map(({ name }) => name)
  assert.ok(names.includes('balanceOf') && names.includes('totalSupply'))
  assert.ok(!names.includes('transfer'))
  const written = listWriteMethods(address, 'erc20', abis).methods
  assert.ok(written.some(({ signature }) => signature === 'transfer(address,uint256)'))
  assert.deepEqual(
    written.filter(({ isPayable }) => isPayable).map(({ name }) => name),
    ['deposit'],
  )
  assert.ok(written.every(({ signature }) => methods.every((one) => one.signature !== signature)))
  assert.deepEqual(listReadMethods(address, '', abis), { methods: [], from: 'none' })
  const abi = [{ type: 'function', name: 'own', stateMutability: 'view', inputs: [], outputs: [] }]
  const known = createKnownAbis(readAbiList(JSON.stringify([{ address, name: 'Mine', abi }])))
  const own = listReadMethods(address, 'erc20', known)
  assert.deepEqual([own.from, own.methods.map(({ signature }) => signature)], ['contract', ['own()']])
})

test('[EVM-12] what is filled in is laid out as the contract wants it, accounts in either spelling', () => {
  const { encode, decode } = methodOf('balanceOf(address)')
  const word = '000000000000000000000000af79152ac5df276d9a8e1e2e22822f9713474902'
  assert.equal(encode(['inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku']), `0x70a08231${word}`)
  assert.equal(encode([' 0xAF79152AC5dF276D9A8e1E2E22822f9713474902 ']), `0x70a08231${word}`)
  assert.equal(decode(Buffer.alloc(32, 0xff))?.[0]?.value, String(2n ** 256n - 1n))
  assert.equal(decode(Buffer.alloc(3)), undefined)
  const batch = methodOf('balanceOfBatch(address[],uint256[])', 'erc1155')
  const ids = `["1","${2n ** 255n}"]`
  assert.ok(
    batch.encode(['["inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku"]', ids]).includes('8'.padEnd(64, '0')),
  )
})

test('[EVM-12] what can’t be sent is refused, and never breaks anything', () => {
  const { encode } = methodOf('balanceOf(address,uint256)', 'erc1155')
  const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  for (const given of [
    [],
    [''],
    ['0x12', '1'],
    [account, '-1'],
    [account, '1e9'],
    [account, String(2n ** 256n)],
    [account, '{}'],
  ])
    assert.throws(() => encode(given), { kind: 'invalid-input' }, given.join())
  const batch = methodOf('balanceOfBatch(address[],uint256[])', 'erc1155')
  for (const given of [
    ['{', '[]'],
    ['7', '[]'],
    ['[[]]', '[]'],
    ['[null]', '[null]'],
  ])
    assert.throws(() => batch.encode(given), { kind: 'invalid-input' }, given.join())
})
