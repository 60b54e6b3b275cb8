import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { denomFamily } from '@injsight/chain'
import { createTransport } from '@injsight/grpc-web'
import { createListsClient } from '@injsight/injsight-v1'
import { readConfig, silentLogger as log } from '@injsight/runtime'
import { openContent, type Content } from '../src/content/content.ts'
import { files, type FileName } from '../src/content/files.ts'
import { createMarketHours } from '../src/content/market-hours.ts'
import { createPictures, pictureIdOf } from '../src/content/pictures.ts'
import { networkOf, settings } from '../src/config.ts'
import { closeAll, openHosts } from '../src/hosts.ts'
import { start } from '../src/start.ts'
import { fixture, needsFixtures } from './stand-in/fixtures.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'

const standIn = await startStandIn()
const config = readConfig(settings, { ...standIn.settings, SERVICES_PORT: '0' })
const hosts = openHosts(networkOf(config), { perSecond: 1000, log })
const program = await start({ config: { ...config, SERVICES_PORT: 0 }, log })
const transport = createTransport({ baseUrl: program.url, timeoutMs: 5000 })
const lists = createListsClient(transport)
after(async () => {
  transport.close()
  closeAll(hosts)
  await program.stop()
  await standIn.stop()
})

test('[NET-05] every file of every network is asked for as the host wants it, and read', async () => {
  for (const network of ['mainnet', 'testnet', 'devnet']) {
    const content = openContent(hosts.content, network)
    const told = await Promise.allSettled(
      (Object.keys(files) as FileName[]).map(async (name) => content.read(name)),
    )
    const absent = told.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    assert.ok(absent.every((code) => code === 'content.not_found'))
    assert.ok(told.length - absent.length >= 16)
  }
})

test(
  '[NET-12] what the real lists say is taken whole, but for what makes no sense',
  needsFixtures,
  async () => {
    const [mainnet, testnet, devnet] = ['mainnet', 'testnet', 'devnet'].map((network) =>
      openContent(hosts.content, network),
    )
    assert.ok(mainnet && testnet && devnet)
    const count = async (asked: Promise<{ value: unknown; dropped: number }>) => {
      const { value, dropped } = await asked
      return [Array.isArray(value) ? value.length : value instanceof Map ? value.size : 1, dropped]
    }
    assert.deepEqual(await count(mainnet.read('verifiedTokens')), [17, 0])
    assert.deepEqual(await count(mainnet.read('spotMarkets')), [12, 0])
    assert.deepEqual(await count(mainnet.read('derivativeMarkets')), [11, 0])
    assert.deepEqual(await count(mainnet.read('swapRoutes')), [8, 0])
    assert.deepEqual(await count(testnet.read('wasmQuery')), [40, 0])
    assert.deepEqual(await count(devnet.read('validators')), [3, 0])
    assert.deepEqual(await count(mainnet.read('chainUpgradeConfig')), [1, 0])
    const { value, dropped } = await mainnet.read('blacklistedAddresses')
    assert.ok(value.length > 100 && dropped === 1, 'one address has a digit too few')
    for (const name of ['verifiedSpotMarketMap', 'verifiedDerivativeMarketMap'] as const)
      assert.equal((await mainnet.read(name)).dropped, 0)
    for (const name of ['validators', 'verifiedDenoms', 'helixMarketCategory', 'expiryMarketMap'] as const)
      assert.equal((await testnet.read(name)).dropped, 0)
  },
)

test(
  '[ASSET-03] tokens of the real list have a family, a name, decimals and a tier',
  needsFixtures,
  async () => {
    const { tokens, trouble } = await lists.listTokens({}).response
    assert.equal(trouble, '')
    assert.equal(tokens.length, 17)
    for (const { denom, symbol, name, tier, type } of tokens) {
      assert.ok(symbol !== '' && name !== '' && tier === 'verified')
      assert.equal(denomFamily(denom) === 'unknown', type === 'symbol', denom)
    }
  },
)

test('[ASSET-03] each of seven thousand denoms of the public networks has its family', needsFixtures, () => {
  const others = ['mainnet', 'testnet', 'devnet'].flatMap((network) => {
    const told = fixture(`markets-tokens-snapshot/tokens.${network}.json`) as { tokens: { denom: string }[] }
    assert.ok(told.tokens.length > 50)
    return told.tokens.map(({ denom }) => denom).filter((denom) => denomFamily(denom) === 'unknown')
  })
  // What is left has no denom of this bank: contracts that keep their tokens themselves, what stands in tickers alone,
  // and factories of other chains, or of nobody.
  assert.deepEqual(
    others.filter((denom) => !/^inj1[a-z0-9]{38}$|^[a-z0-9]{1,20}$|^factory\/(?!inj1)/.test(denom)),
    [],
  )
})

test('[NET-08] whether a market is open is told by whoever can, and false and unknown where nobody can', async () => {
  const listHours = async () => {
    const fresh = openHosts(networkOf(config), { perSecond: 1000, log }) // who keeps no answer
    const told = await createMarketHours({ ...fresh, content: openContent(fresh.content, 'mainnet') })()
    closeAll(fresh)
    return told
  }
  const [gold, ...others] = await listHours()
  assert.deepEqual([gold?.isOpen, gold?.isKnown, others.length], [false, true, 0])
  assert.deepEqual((await lists.listMarketHours({}).response).markets, [gold])
  standIn.fail('uiApi', 'page')
  assert.deepEqual(await listHours(), [{ ...gold, isOpen: true }])
  standIn.fail('priceFeeds', 'wrong-types')
  assert.deepEqual(await listHours(), [{ ...gold, isOpen: false, isKnown: false }])
  standIn.fail('uiApi')
  standIn.fail('priceFeeds')
})

test('[NET-12] who may not act is told with countries and addresses together, or not at all', async () => {
  const told = await lists.listRestrictions({}).response
  assert.ok(told.countries.length > 0 && told.countries.every((one) => /^[A-Z]{2}$/.test(one)))
  assert.ok(told.addresses.length > 0 && told.addresses.every((one) => /^0x[0-9a-f]{40}$/.test(one)))
  assert.equal(told.trouble, '')
})

test('[NET-05] while the host fails, what it said stays, and what it never said fails with words', async () => {
  const had = await lists.listTokens({}).response
  standIn.fail('content', 'page')
  assert.deepEqual(await lists.listTokens({}).response, had)
  await assert.rejects(lists.listPicturedValidators({}).response, /no JSON/)
  standIn.fail('content')
})

test('[ASSET-04] pictures are of what is on a list, from where lists keep theirs, and no programs', async () => {
  const { tokens } = await lists.listTokens({}).response
  const logo = tokens.find((token) => token.logo !== '')?.logo
  if (logo !== undefined) assert.equal((await lists.getPicture({ id: logo }).response).type, 'image/png')
  await assert.rejects(lists.getPicture({ id: pictureIdOf(ours) }).response, { kind: 'not-found' })
  await assert.rejects(lists.getPicture({ id: '../../etc' }).response, { kind: 'not-found' })

  const logos = [ours, 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi']
  const told = logos.map((url, at) => ({ ...none, denom: `factory/${at}`, logo: url }))
  const read = async () => ({ value: told, dropped: 0, at: 1, trouble: undefined })
  const getPicture = createPictures({ ...hosts, content: { read } as unknown as Content })
  assert.equal((await getPicture({ id: pictureIdOf(ours) })).type, 'image/png')
  await assert.rejects(getPicture({ id: pictureIdOf(logos[1] ?? '') }), /no picture/)

  for (const elsewhere of [
    'https://imagedelivery.net/somebody/x/public',
    'https://imagedelivery.net.evil.example/lPzngbR8EltRfBOi_WYaXw/x/public',
    'https://s3.amazonaws.com/another-bucket/x.jpg',
    'https://imagedelivery.net/lPzngbR8EltRfBOi_WYaXw/63a231c0-d1c3-4901-1e28-7c4410dfaa00/public',
    'http://127.0.0.1/x.png',
  ])
    assert.equal(pictureIdOf(elsewhere), '', elsewhere)
})

const ours = 'https://imagedelivery.net/lPzngbR8EltRfBOi_WYaXw/own-picture/public'
const none = {
  symbol: 'X',
  name: '',
  decimals: 6,
  tier: 'verified',
  type: 'tokenFactory',
  address: '',
  coingeckoId: '',
}
