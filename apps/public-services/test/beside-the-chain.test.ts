import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createTransport } from '@injsight/grpc-web'
import {
  EthereumTokens,
  ExplorerClient,
  ListAssetsRequest,
  ListMarketDaysRequest,
  makeClient,
  NameServices,
  Prices,
} from '@injsight/injsight-v1'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { settings } from '../src/config.ts'
import { start } from '../src/start.ts'
import { needsFixtures } from './stand-in/fixtures.ts'
import { named } from './stand-in/names.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

/** The program as whoever runs a site starts it, asking a stand-in of its own. */
async function startProgram(network: string) {
  const standIn = await startStandIn()
  const config = readConfig(settings, { ...standIn.settings, NETWORK: network, SERVICES_PORT: '0' })
  const program = await start({ config, log })
  const transport = createTransport({ baseUrl: program.url, timeoutMs: 20_000 })
  const stop = async () => {
    transport.close()
    await program.stop()
    await standIn.stop()
  }
  return { stop, transport, explorer: new ExplorerClient(transport), asked: standIn.asked }
}

const mainnet = await startProgram('mainnet')
const testnet = await startProgram('testnet')
const names = makeClient(NameServices, mainnet.transport)
const prices = makeClient(Prices, mainnet.transport)
after(async () => {
  for (const { stop } of [mainnet, testnet]) await stop()
})

const alice = named['alice.inj'] ?? ''
const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
const injOnEthereum = 'peggy0xe28b3b32b6c345a34ff64674606124dd5aceca30'

test('[SEARCH-07] names are told both ways, in the words of the name services', async () => {
  assert.deepEqual(await names.resolveName({ name: 'Alice.inj' }).response, {
    name: 'alice.inj',
    account: alice,
    isConfirmed: true,
  })
  const sol = await names.resolveName({ name: 'alice.sol' }).response
  assert.deepEqual([sol.account, sol.isConfirmed], [alice, false])
  assert.equal((await names.getNameOf({ account: alice, service: '' }).response).name, 'alice.inj')
  const refused = (message: string) => (error: unknown) => error instanceof Error && error.message === message
  await assert.rejects(
    names.resolveName({ name: 'nobody.inj' }).response,
    refused('Resolver address not found'),
  )
  await assert.rejects(names.resolveName({ name: 'a.inj' }).response, refused('Invalid Domain'))
  await assert.rejects(
    names.getNameOf({ account: alice, service: 'sol' }).response,
    refused('Not suported for this name service'),
  )
})

test('[NET-06] prices are told with who says them; what has none is left out', async () => {
  const { prices: told } = await prices.listPrices({ denoms: ['inj', usdt, 'unpriced', 'broken', 'none'] })
    .response
  assert.deepEqual(
    told.map(({ denom, usd, source, basis }) => [denom, usd, source, basis]),
    [
      ['inj', '12.5', 'injective', 'oracle'],
      [usdt, '0.9995', 'injective', 'coingecko'],
    ],
  )
  assert.ok(told.every(({ time }) => time > 0n))
})

test('[NET-06] a token of the bridge that Injective has no price of is looked up by its contract', async () => {
  const ask = async () => (await prices.listPrices({ denoms: [injOnEthereum] }).response).prices
  await ask()
  for (let tries = 0; tries < 5000 && (await ask()).length === 0; tries += 1);
  assert.deepEqual(
    (await ask()).map(({ usd, source }) => [usd, source]),
    [['12.25', 'coingecko']],
  )
  const past = await prices.listPastPrices({ denom: 'inj', from: 0n, to: 86_400_000n }).response
  assert.deepEqual(past.prices[1], { time: 3_600_000n, usd: '10.5' })
})

test('[NET-11] a token of the bridge is told as it is on Ethereum, with what the bridge holds of it', async () => {
  const ethereum = makeClient(EthereumTokens, mainnet.transport)
  const { name, symbol, decimals, held } = await ethereum.getTokenOnEthereum({ denom: usdt }).response
  assert.deepEqual([name, symbol, decimals, held], ['Tether USD', 'USDT', 6, '100000000000000'])
  await assert.rejects(ethereum.getTokenOnEthereum({ denom: 'uatom' }).response, { kind: 'invalid-input' })
})

test('[NET-04] markets, validators and assets of mainnet are those of the UI API', async () => {
  const before = mainnet.asked.length
  const { markets } = await mainnet.explorer.listMarketDays(ListMarketDaysRequest.create()).response
  assert.deepEqual(
    markets.map(({ ticker, kind, price, volumeQuote, fills }) => [ticker, kind, price, volumeQuote, fills]),
    [
      ['INJ/USDT', 'spot', '12.5', '250000.5', -1n],
      ['INJ/USDT PERP', 'perpetual', '', '0', 0n],
    ],
  )
  const found = await mainnet.explorer.findMarkets({ name: 'inj-usdt' }).response
  assert.deepEqual([found.by, found.markets.length], ['slug', 1])
  const { validators, bonded } = await mainnet.explorer.listValidators({}).response
  assert.deepEqual([validators.map(({ moniker }) => moniker), bonded], [['Alpha'], '7000000000000000000'])
  const assets = await mainnet.explorer.listAssets(ListAssetsRequest.create()).response
  assert.deepEqual(
    assets.assets.map(({ asset, holders }) => [asset, holders]),
    [
      ['inj', -1n],
      [usdt, -1n],
    ],
  )
  assert.equal(assets.assets[0]?.verification, 'verified')
  const told = mainnet.asked.slice(before).filter((one) => one.startsWith('uiApi GET /cache/'))
  assert.equal(told.length, new Set(told).size)
})

test(
  '[NET-10] other networks, and whoever the UI API fails, are told by the chain and the indexer',
  needsFixtures,
  async () => {
    const { validators } = await testnet.explorer.listValidators({}).response
    assert.deepEqual(
      validators.map(({ moniker, status }) => [moniker, status]),
      [
        ['InjectiveNode0', 'bonded'],
        ['InjectiveNode3', 'unbonded'],
      ],
    )
    const { assets, count } = await testnet.explorer.listAssets(ListAssetsRequest.create()).response
    assert.ok(assets.length > 0 && count >= BigInt(assets.length))
    const asked = ListAssetsRequest.create({ verification: 'unverified' })
    const unverified = (await testnet.explorer.listAssets(asked).response).assets
    assert.deepEqual(
      unverified.map(({ asset }) => asset),
      assets.filter(({ verification }) => verification === 'unverified').map(({ asset }) => asset),
    )
    const { markets } = await testnet.explorer.listMarketDays(ListMarketDaysRequest.create()).response
    assert.ok(markets.length > 0)
    assert.ok(testnet.asked.every((one) => !one.startsWith('uiApi GET /cache/')))
  },
)
