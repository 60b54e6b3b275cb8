import { expect, test } from 'vitest'
import { listNetworks } from './networks.ts'

const sites = { mainnet: 'https://main.example', testnet: 'https://test.example' }

test('[NET-01] mainnet and testnet are offered where their sites are known, this one without an address', () => {
  expect(listNetworks('injective-1', sites)).toEqual([
    { name: 'mainnet' },
    { name: 'testnet', url: 'https://test.example' },
  ])
  expect(listNetworks('injective-888', sites)).toEqual([
    { name: 'mainnet', url: 'https://main.example' },
    { name: 'testnet' },
  ])
})

test('[NET-01] a devnet is offered by the site of a local chain, and while the site is developed', () => {
  const all = { ...sites, devnet: 'http://127.0.0.1:3000' }
  const namesOf = (chainId: string, isDevelopment = false) =>
    listNetworks(chainId, all, isDevelopment).map(({ name }) => name)
  expect(namesOf('injective-1')).toEqual(['mainnet', 'testnet'])
  expect(namesOf('injective-1', true)).toEqual(['mainnet', 'testnet', 'devnet'])
  expect(namesOf('injective-777')).toEqual(['mainnet', 'testnet', 'devnet'])
  expect(namesOf('my-chain')).toEqual(['mainnet', 'testnet', 'devnet'])
})

test('[NET-01] nothing is offered where there is nothing to choose', () => {
  expect(listNetworks('injective-1', {})).toEqual([])
  expect(listNetworks('injective-1', { mainnet: 'https://main.example' })).toEqual([])
  expect(listNetworks('injective-777', { devnet: 'http://127.0.0.1:3000' })).toEqual([])
})

test('[NET-01] while nothing is known of the chain the others can be gone to all the same', () => {
  expect(listNetworks('', { testnet: 'https://test.example' })).toEqual([
    { name: 'testnet', url: 'https://test.example' },
  ])
})
