// @vitest-environment node
import { createKnownAbis, decodeCall } from '@injsight/evm'
import { expect, test } from 'vitest'
import { createLearntAbis } from './learnt-abis.ts'

const vault = `0x${'5d'.repeat(20)}`
const abi = JSON.stringify([
  { type: 'function', name: 'open', inputs: [], outputs: [], stateMutability: 'view' },
])

test('[EVM-09] what was learnt of a contract is known at once, and asked for again when it has grown old', async () => {
  let time = 0
  const asked: string[][] = []
  const abis = createLearntAbis(
    async (contracts) => {
      asked.push(contracts)
      return [{ contract: vault, name: 'Vault', abi }]
    },
    1000,
    () => time,
  )
  expect(abis.get(vault)).toBeUndefined()
  expect(await abis.learn([vault.toUpperCase().replace('X', 'x'), vault, '0x1'])).toBe(true)
  expect(await abis.learn([vault])).toBe(true)
  expect(await abis.learn(['0x1'])).toBe(false)
  expect([abis.nameInSource(vault.toUpperCase()), abis.nameInSource('0x1')]).toEqual(['Vault', undefined])
  expect(asked).toEqual([[vault, '0x1']])
  expect(decodeCall(`0x${'5D'.repeat(20)}`, '0xfcfff16f', createKnownAbis(abis))).toMatchObject({
    method: 'open',
    known: 'contract',
  })
  time = 1000
  await abis.learn(['0x1'])
  abis.forget(vault)
  await abis.learn([vault])
  expect(asked).toEqual([[vault, '0x1'], ['0x1'], [vault]])
})

test('[EVM-09] no more is kept than there is room for', async () => {
  const abis = createLearntAbis(
    async (contracts) => contracts.map((contract) => ({ contract, name: 'Any', abi })),
    1000,
    () => 0,
  )
  for (let at = 0; at < 12; at += 1)
    await abis.learn(Array.from({ length: 100 }, (_, one) => `0x${100 * at + one}`))
  expect(abis.get('0x0')).toBeUndefined()
  expect(abis.get('0x1199')).toBeDefined()
})
