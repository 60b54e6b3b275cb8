import { expect, test } from 'vitest'
import { listNetworks } from './networks.ts'

const note = 'not here'
const offer = (chainId: string, sites: Parameters<typeof listNetworks>[1]['sites'], isDevelopment = false) =>
  listNetworks(chainId, { sites, note, isDevelopment })

const sites = { mainnet: 'https://main.example', testnet: 'https://test.example' }

test('[NET-01] mainnet and testnet are offered where their sites are known, this one without an address', () => {
  expect(offer('injective-1', sites)).toEqual([
    { name: 'mainnet' },
    { name: 'testnet', url: 'https://test.example' },
  ])
  expect(offer('injective-888', sites)).toEqual([
    { name: 'mainnet', url: 'https://main.example' },
    { name: 'testnet' },
  ])
})

test('[NET-01] a devnet is offered by the site of a local chain, and while the site is developed', () => {
  const all = { ...sites, devnet: 'http://127.0.0.1:3000' }
  const namesOf = (chainId: string, isDevelopment = false) =>
    offer(chainId, all, isDevelopment).map(({ name }) => name)
  expect(namesOf('injective-1')).toEqual(['mainnet', 'testnet'])
  expect(namesOf('injective-1', true)).toEqual(['mainnet', 'testnet', 'devnet'])
  expect(namesOf('injective-777')).toEqual(['mainnet', 'testnet', 'devnet'])
  expect(namesOf('my-chain')).toEqual(['mainnet', 'testnet', 'devnet'])
})

test('[NET-01] the other public network is named where nobody runs a site for it, and said to be so', () => {
  expect(offer('injective-1', {})).toEqual([{ name: 'mainnet' }, { name: 'testnet', note }])
  expect(offer('injective-888', { testnet: 'https://test.example' })).toEqual([
    { name: 'mainnet', note },
    { name: 'testnet' },
  ])
})

test('[NET-01] nothing is offered where there is nothing to choose', () => {
  expect(offer('injective-777', {})).toEqual([])
  expect(offer('injective-777', { devnet: 'http://127.0.0.1:3000' })).toEqual([])
  expect(offer('', {})).toEqual([])
})

test('[NET-01] while nothing is known of the chain the others can be gone to all the same', () => {
  expect(offer('', { testnet: 'https://test.example' })).toEqual([
    { name: 'testnet', url: 'https://test.example' },
  ])
})
