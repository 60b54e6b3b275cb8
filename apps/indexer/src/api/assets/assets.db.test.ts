import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient, type Asset } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

const all = { kind: '', verification: '', text: '', sort: '', cursor: '', limit: 0 }

await forEachRecording(async (recording, test) => {
  const { url, stop } = await indexedApi(recording)
  after(stop)
  const client = new ExplorerClient(createTransport({ baseUrl: url, timeoutMs: 60_000 }))
  const { balances } = readExpected(recording, 'balances') as {
    balances: Record<string, Record<string, string>>
  }

  async function listAll(asked: Partial<typeof all>): Promise<Asset[]> {
    const assets: Asset[] = []
    let cursor = ''
    do {
      const page = await client.listAssets({ ...all, ...asked, limit: 3, cursor }).response
      assert.deepEqual(page.unknown, [])
      assets.push(...page.assets)
      cursor = page.next
    } while (cursor !== '')
    return assets
  }

  test('[ASSET-01] the bank has just the assets that the node says, each with its supply and holders', async () => {
    const supplies = new Map<string, bigint>()
    const holders = new Map<string, bigint>()
    for (const held of Object.values(balances)) {
      for (const [denom, amount] of Object.entries(held)) {
        supplies.set(denom, (supplies.get(denom) ?? 0n) + BigInt(amount))
        holders.set(denom, (holders.get(denom) ?? 0n) + 1n)
      }
    }
    for (const sort of ['worth', 'holders', 'supply']) {
      const assets = await listAll({ sort })
      assert.deepEqual(assets.map(({ asset }) => asset).toSorted(), [...supplies.keys()].toSorted(), sort)
      for (const { asset, supply, holders: held } of assets) {
        assert.equal(supply, String(supplies.get(asset)), asset)
        assert.equal(held, holders.get(asset), asset)
      }
    }
  })

  test('[ASSET-01] worth is sorted first to last, then by holders; holders and kinds as asked', async () => {
    const byWorth = await listAll({ sort: 'worth' })
    const worths = byWorth.map(({ worth }) => Number(worth || -1))
    assert.ok((worths[0] ?? 0) > 0)
    assert.deepEqual(
      worths,
      worths.toSorted((a, b) => b - a),
    )
    const counts = (await listAll({ sort: 'holders' })).map(({ holders }) => holders)
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => Number(b - a)),
    )
    for (const kind of ['native', 'peggy', 'ibc', 'factory', 'share', 'erc20', 'unknown']) {
      const wanted = byWorth.filter((one) => one.kind === kind)
      assert.deepEqual(await listAll({ kind }), wanted, kind)
    }
    await assert.rejects(client.listAssets({ ...all, sort: 'luck' }).response, { kind: 'invalid-input' })
    await assert.rejects(client.listAssets({ ...all, cursor: 'x' }).response, { kind: 'invalid-input' })
  })

  test('[ASSET-01] without a list nothing but what the chain itself made is verified', async () => {
    const verified = await listAll({ verification: 'verified' })
    assert.ok(verified.length > 1)
    assert.ok(verified.every(({ kind }) => kind === 'native' || kind === 'share'))
    assert.deepEqual(await listAll({ verification: 'external' }), [])
    const rest = await listAll({ verification: 'unverified' })
    assert.equal(rest.length + verified.length, (await listAll({})).length)
    assert.ok(rest.every(({ verification }) => verification === 'unverified'))
  })

  test('[ASSET-01] assets are found by a part of what they are called, and by their denom', async () => {
    const [inj] = await listAll({ text: 'inj', kind: 'native' })
    assert.equal(inj?.asset, 'inj')
    const found = await listAll({ text: 'usd' })
    assert.ok(found.some(({ symbol }) => symbol === 'USDT'))
    assert.deepEqual(await listAll({ text: 'nobody is called so' }), [])
    const [first] = await listAll({ sort: 'holders' })
    assert.deepEqual(await listAll({ text: first?.asset ?? '' }).then((one) => one[0]), first)
  })

  test('[ASSET-01] tokens of contracts have as many holders and as much supply as their contracts say', async () => {
    const { assets } = await client.listContractTokens({ kind: 'cw20', text: '', cursor: '', limit: 0 })
      .response
    assert.ok(assets.length > 0)
    const { cw20 } = readExpected(recording, 'wasm') as {
      cw20: Record<string, { token_info: { total_supply: string }; balances: Record<string, string> }>
    }
    const told = new Map(assets.map((one) => [one.asset, one]))
    for (const [contract, { token_info: info, balances: held }] of Object.entries(cw20)) {
      const holders = Object.values(held).filter((amount) => amount !== '0').length
      assert.equal(told.get(contract)?.supply, info.total_supply, contract)
      assert.equal(told.get(contract)?.holders, BigInt(holders), contract)
    }
  })
})
