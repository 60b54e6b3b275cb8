import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { createPriceProvider } from './price-provider.ts'

function aProvider(answers: Record<string, unknown>, key = '') {
  const asked: string[] = []
  const pauses: number[] = []
  const getJson = async (path: string) => {
    asked.push(path)
    const told = answers[path.replace(/\?.*/, '')]
    if (told === undefined) throw unavailable('service.down', 'down')
    return Buffer.from(JSON.stringify(told))
  }
  const wait = async (milliseconds: number) => pauses.push(milliseconds)
  return { asked, pauses, provider: createPriceProvider({ getJson }, key, wait) }
}

const inj = { id: 'injective-protocol', symbol: 'inj', market_data: { current_price: { usd: 12.25 } } }

test('[NET-06] the price provider is asked five by five, with a pause between', async () => {
  const { asked, pauses, provider } = aProvider({ '/coins/a': inj })
  const prices = await provider.listPrices(['a', 'b', 'c', 'd', 'e', 'f'])
  assert.deepEqual([prices.get('a'), prices.get('f')], ['12.25', '0'])
  assert.deepEqual([asked.length, pauses], [6, [500]])
})

test('[NET-06] whatever fails, or makes no sense, is silent, and gives zero or nothing', async () => {
  const { provider } = aProvider({
    '/coins/broken': { market_data: { current_price: { usd: 'a lot' } } },
    '/coins/broken/market_chart/range': { prices: [[1000, 2], 'x', [2000, null], [0.5, 1]] },
  })
  assert.equal((await provider.listPrices(['broken'])).get('broken'), '0')
  assert.deepEqual(await provider.listRange('broken', 1, 2), [{ time: 1000n, usd: '2' }])
  assert.deepEqual(await provider.listRange('none', 1, 2), [])
  assert.deepEqual([await provider.findId('0x1'), await provider.findPast('none', '30-12-2025')], ['', '0'])
  assert.deepEqual(await provider.listIds('inj'), [])
})

test('[NET-06] coins, their past and their contracts are asked for by their paths', async () => {
  const { asked, provider } = aProvider(
    { '/coins/list': [inj, 7], '/coins/ethereum/contract/0xe2': inj, '/coins/a/history': inj },
    'secret',
  )
  assert.deepEqual(await provider.listIds('inj'), ['injective-protocol'])
  assert.equal(await provider.findId('0xe2'), 'injective-protocol')
  assert.equal(await provider.findPast('a', '30-12-2025'), '12.25')
  assert.deepEqual(asked, [
    '/coins/list?include_platform=false&x_cg_pro_api_key=secret',
    '/coins/ethereum/contract/0xe2?x_cg_pro_api_key=secret',
    '/coins/a/history?date=30-12-2025&localization=false&x_cg_pro_api_key=secret',
  ])
})
