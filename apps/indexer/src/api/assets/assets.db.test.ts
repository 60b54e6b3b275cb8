import assert from 'node:assert/strict'
import { after } from 'node:test'
import { formatEthereumAddress } from '@injsight/chain'
import { ExplorerClient, type Asset } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedApi } from '../../../test/indexed-api.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listNftSpenders } from '../../../test/recorded/nft-spenders.ts'
import { createAssetSources } from './list-assets.ts'
import { listContractTokens } from './list-contract-tokens.ts'
import type { TokenList } from './token-list.ts'

const ofContracts = { kind: '', text: '', verification: '', cursor: '', limit: 0 }
const all = { kind: '', verification: '', text: '', sort: '', cursor: '', limit: 0 }

await forEachRecording(async (recording, test) => {
  const { pool, transport, stop } = await indexedApi(recording)
  after(stop)
  const client = new ExplorerClient(transport)
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
    const bySupply = await listAll({ sort: 'supply' })
    const amounts = bySupply.map(({ supply, decimals }) => Number(supply) / 10 ** (decimals ?? 0))
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => b - a),
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
    const { assets } = await client.listContractTokens({ ...ofContracts, kind: 'cw20' }).response
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

  test('[ASSET-01] tokens of contracts are narrowed to those that a list vouches for, or that none does', async () => {
    const sources = (list: TokenList) => createAssetSources(pool, list)
    const namesOf = async (verification: string, list: TokenList) => {
      const names: string[] = []
      let cursor = ''
      do {
        const page = await listContractTokens(sources(list), {
          ...ofContracts,
          verification,
          limit: 1,
          cursor,
        })
        assert.ok(page.assets.every((one) => one.verification === (verification || one.verification)))
        names.push(...page.assets.map(({ asset }) => asset))
        cursor = page.next
      } while (cursor !== '')
      return names
    }
    const every = await namesOf('', new Map())
    const [first = '', ...others] = every
    const list: TokenList = new Map([[first.startsWith('0x') ? first.toLowerCase() : first, 'external']])
    assert.ok(others.length > 0)
    assert.deepEqual(await namesOf('external', list), [first])
    assert.deepEqual(await namesOf('verified', list), [])
    assert.deepEqual(await namesOf('unverified', list), others)
    assert.deepEqual(await namesOf('', list), every)
    await assert.rejects(namesOf('loved', list), { kind: 'invalid-input' })
  })

  test('[ASSET-02] all holders of an asset are listed, the largest first, and hold what the node says', async () => {
    const byDenom = new Map<string, [string, string][]>()
    for (const [account, held] of Object.entries(balances)) {
      for (const [denom, amount] of Object.entries(held))
        byDenom.set(denom, [...(byDenom.get(denom) ?? []), [account, amount]])
    }
    for (const [asset, expected] of byDenom) {
      const told: [string, string][] = []
      let cursor = ''
      do {
        const page = await client.listAssetHolders({ asset, cursor, limit: 7 }).response
        told.push(...page.holders.map(({ account, amount }): [string, string] => [account, amount]))
        cursor = page.next
      } while (cursor !== '')
      const amounts = told.map(([, amount]) => BigInt(amount))
      assert.deepEqual(
        amounts,
        amounts.toSorted((a, b) => (a > b ? -1 : Number(a < b))),
      )
      assert.deepEqual(Object.fromEntries(told), Object.fromEntries(expected), asset)
      assert.equal(told.length, expected.length)
      const { top } = await client.getAsset({ asset }).response
      const sums = [1, 10, 100].map((n) => amounts.slice(0, n).reduce((sum, one) => sum + one, 0n))
      assert.deepEqual(top, sums.map(String), asset)
    }
  })

  test('[ASSET-03] each prefix leads to what is behind it', async () => {
    const assets = await listAll({})
    const told = await Promise.all(assets.map(({ asset }) => client.getAsset({ asset }).response))
    for (const [at, { asset, hops, fund, ethereum, creator }] of told.entries()) {
      assert.deepEqual(asset, assets[at])
      assert.ok(asset)
      assert.equal(hops.length > 0, asset.kind === 'ibc' && asset.path !== '', asset.asset)
      assert.equal(fund !== undefined, asset.kind === 'share', asset.asset)
      assert.equal(creator !== '', asset.kind === 'factory', asset.asset)
      if (asset.kind === 'peggy') assert.equal(`peggy${ethereum}`, asset.asset)
    }
    assert.ok(told.some(({ hops: [hop] }) => hop !== undefined && hop.counterpartyChannel !== ''))
    const { asset } = await client.getAsset({ asset: 'factory/inj1nobody/nothing' }).response
    assert.equal(asset, undefined)
    await assert.rejects(client.getAsset({ asset: '<b>' }).response, { kind: 'invalid-input' })
  })

  test('[ASSET-02] mints less burns of a factory denom are its supply', async () => {
    const factory = await listAll({ kind: 'factory' })
    assert.ok(factory.length > 0)
    for (const { asset, supply } of factory) {
      const { flows } = await client.listFactoryFlows({ denom: asset, cursor: '', limit: 200 }).response
      assert.equal(
        flows.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
        BigInt(supply),
        asset,
      )
      assert.ok(flows.every(({ hash, time }) => hash.length === 64 && time > 0n))
    }
  })

  test('[NFT-01] a collection has the tokens that its contract names, each with its owner', async () => {
    const { nft } = readExpected(recording, 'wasm') as {
      nft: { address: string; tokens: { tokens: string[] }; token1: { access: { owner: string } } }
    }
    const { collections } = await client.listCollections({
      standard: 'cw721',
      contracts: [],
      cursor: '',
      limit: 0,
    }).response
    const told = collections.find(({ contract }) => contract === nft.address)
    assert.equal(told?.tokens, String(nft.tokens.tokens.length))
    const among = async (contracts: string[]) =>
      (await client.listCollections({ standard: '', contracts, cursor: '', limit: 0 }).response).collections
    const [cw20 = ''] = (
      await pool.query<{ contract: string }>('select contract from cw20_tokens limit 1')
    ).rows.map(({ contract }) => contract)
    assert.deepEqual(await among([cw20, nft.address]), [told])
    assert.deepEqual(await among([cw20]), [])
    const tokens: string[] = []
    let cursor = ''
    do {
      const page = await client.listCollectionNfts({ contract: nft.address, token: '', cursor, limit: 1 })
        .response
      tokens.push(...page.nfts.map(({ token }) => token))
      cursor = page.next
    } while (cursor !== '')
    assert.deepEqual(tokens, nft.tokens.tokens)
    const one = await client.getNft({ contract: nft.address, token: '1' }).response
    assert.deepEqual(
      one.owners.map(({ owner }) => owner),
      [nft.token1.access.owner],
    )
    // What its contract says is asked of the node, which a recording answers as far as it was asked.
    assert.ok(one.why !== '' || one.uri.startsWith('https://'))
    const none = await client.getNft({ contract: nft.address, token: 'none' }).response
    assert.deepEqual([none.owners, none.why], [[], ''])
  })

  test('[NFT-01] the owners that a token by ERC-721 has had lead from nobody to the one of now', async () => {
    const { collections } = await client.listCollections({
      standard: 'erc721',
      contracts: [],
      cursor: '',
      limit: 0,
    }).response
    for (const { contract, tokens } of collections) {
      const { nfts } = await client.listCollectionNfts({ contract, token: '', cursor: '', limit: 200 })
        .response
      assert.equal(String(nfts.length), tokens)
      const { owners, moves } = await client.getNft({ contract, token: nfts[0]?.token ?? '' }).response
      assert.equal(moves[0]?.to, owners[0]?.owner)
      assert.equal(moves.at(-1)?.from, '')
      for (const [at, { from }] of moves.slice(0, -1).entries()) assert.equal(from, moves[at + 1]?.to)
    }
  })

  test('[NFT-01] who may move a token by ERC-721 is whom its owner named last in the recorded logs', async () => {
    const spenders = listNftSpenders(recording)
    // A contract whose logs are not believed has no owners there either.
    const { rows } = await pool.query<{ contract: string; token: string }>(
      `select '0x' || encode(address, 'hex') as contract, token::text from evm_nfts as n
        join evm_tokens as t using (contract) join addresses as a on a.account = n.contract where t.lost is null`,
    )
    for (const { contract, token } of rows) {
      const { spender } = await client.getNft({ contract, token }).response
      const told = spender === '' ? undefined : formatEthereumAddress(spender).toLowerCase()
      assert.equal(told, spenders.get(`${contract} ${token}`), `${contract} ${token}`)
    }
  })

  test('[NFT-01] all who own a token are told, page by page', async () => {
    const { collections } = await client.listCollections({
      standard: '',
      contracts: [],
      cursor: '',
      limit: 0,
    }).response
    for (const { contract } of collections) {
      const { nfts } = await client.listCollectionNfts({ contract, token: '', cursor: '', limit: 200 })
        .response
      for (const token of new Set(nfts.map((one) => one.token))) {
        const told: typeof nfts = []
        let cursor = ''
        do {
          const page = await client.listCollectionNfts({ contract, token, cursor, limit: 1 }).response
          told.push(...page.nfts)
          cursor = page.next
        } while (cursor !== '')
        assert.deepEqual(
          told,
          nfts.filter((one) => one.token === token),
        )
      }
    }
  })
})
