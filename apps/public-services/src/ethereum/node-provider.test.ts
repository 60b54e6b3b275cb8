import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ethereumContracts } from './contracts.ts'
import { createNodeProvider } from './node-provider.ts'

const [owner, usdt] = [
  '0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
]
const contracts = ethereumContracts.mainnet

function aProvider(answers: Record<string, unknown>) {
  const asked: { method: string; params: unknown }[] = []
  const postJson = async (_: string, body: string) => {
    const { method, params } = JSON.parse(body) as { method: string; params: unknown }
    asked.push({ method, params })
    const told = answers[method]
    return Buffer.from(
      JSON.stringify(
        told === undefined ? { error: { code: 7, message: 'no such method' } } : { result: told },
      ),
    )
  }
  return { asked, provider: createNodeProvider({ postJson }, contracts) }
}

test('[NET-11] balance and allowance of a denom are asked of its contract, and of the bridge of the network', async () => {
  const { asked, provider } = aProvider({
    alchemy_getTokenBalances: { tokenBalances: [{ contractAddress: usdt, tokenBalance: '0x2a' }] },
    alchemy_getTokenAllowance: '7',
  })
  assert.deepEqual(await provider.findBalanceAndAllowance(owner, `peggy${usdt}`), {
    balance: '42',
    allowance: '7',
  })
  assert.equal(await provider.findBalance(owner, 'inj'), '42')
  assert.deepEqual(asked, [
    { method: 'alchemy_getTokenBalances', params: [owner, [usdt]] },
    { method: 'alchemy_getTokenAllowance', params: [{ owner, spender: contracts.bridge, contract: usdt }] },
    { method: 'alchemy_getTokenBalances', params: [owner, [contracts.inj]] },
  ])
})

test('[NET-11] what is not on Ethereum, or could not be had, is nothing', async () => {
  const { asked, provider } = aProvider({ alchemy_getTokenBalances: { tokenBalances: 'none' } })
  const zero = { balance: '0', allowance: '0' }
  assert.deepEqual(await provider.findBalanceAndAllowance(owner, 'factory/inj1x/gold'), zero)
  assert.equal(asked.length, 0)
  assert.deepEqual(await provider.findBalanceAndAllowance(owner, `peggy${usdt}`), zero)
  assert.equal(await provider.findBalance(owner, usdt), '0')
})

test('[NET-11] ether and metadata that could not be had are failures, with what the node said', async () => {
  const broken = aProvider({}).provider
  const failure = { kind: 'unavailable', message: 'no such method' }
  await assert.rejects(broken.fetchEther(owner), failure)
  await assert.rejects(broken.fetchMetadata(usdt), failure)
  const { provider } = aProvider({
    eth_getBalance: '0x0de0b6b3a7640000',
    alchemy_getTokenMetadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6, logo: null },
  })
  assert.equal(await provider.fetchEther(owner), '1000000000000000000')
  assert.deepEqual(await provider.fetchMetadata(usdt), {
    name: 'Tether USD',
    symbol: 'USDT',
    decimals: 6,
    logo: '',
  })
})
