// @vitest-environment node
import type { GetEvmTokenResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { wholeText } from '../../language/written.ts'
import { listFacts, sayAsset, toAsset } from './asset.server.ts'
import { lists, listsOf, share } from './lists.server.ts'

const contract = '0x5df1bd39631a590b9814bb890391e4208a0f798d'
const checksummed = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
const denom = `erc20:${checksummed}`
const token = { denom, symbol: 'TWO', name: 'Two faces', decimals: 6 }
const naming: Naming = {
  language: 'en',
  names: { tokens: new Map([[denom, token]]), markets: new Map(), validators: new Map(), modules: new Map() },
}
const plain: NonNullable<GetEvmTokenResponse['token']> = {
  contract,
  standard: 'erc20',
  name: '',
  symbol: 'PLAIN',
  hasDecimals: false,
  decimals: 0,
  denom: '',
  supply: '1000',
  lost: '',
  knownFrom: 5n,
}

function told(over: Partial<GetEvmTokenResponse>): GetEvmTokenResponse {
  return { contract, denom: '', faces: [], holders: 3n, unknown: [], token: plain, ...over }
}

function textOf(asset: ReturnType<typeof toAsset>): string {
  const facts = listFacts(asset, naming).map(({ name, shown }) => `${name}: ${wholeText(shown)}`)
  return [sayAsset(asset, naming), ...facts].join('\n').replaceAll(/[\u2066-\u2069]/g, '')
}

test('[EVM-06] a token with a denom and a contract is one, by the name that the bank has for it', () => {
  const asset = toAsset(told({ denom }), '2500000', naming)
  expect(asset).toMatchObject({ name: denom, path: `/asset/${denom}/`, kind: 'faces' })
  const text = textOf(asset)
  expect(text).toContain('TWO is one token with two faces')
  expect(text).toContain('Supply: 2.5 TWO')
  expect(text).toContain(`Contract: ${checksummed}`)
  expect(listsOf(asset)).toEqual(['holders', 'supply', 'approvals', 'moves'])
})

test('[EVM-06] coins that bear the name of an account that is no contract are coins alone', () => {
  const asset = toAsset(told({ contract: '', denom }), '5', naming)
  expect(asset).toMatchObject({ name: denom, kind: 'coin', contract: checksummed })
  const text = textOf(asset)
  expect(text).toContain('TWO is a coin of the bank')
  expect(text).toContain('Account: 0x5DF1')
  expect(text).not.toContain('Contract')
  expect(listsOf(asset)).toEqual(['holders', 'supply', 'moves'])
})

test('[EVM-12] a token that only its contract keeps stands at that, in its smallest unit', () => {
  const asset = toAsset(told({}), undefined, naming)
  expect(asset).toMatchObject({ path: `/asset/${checksummed}/`, kind: 'erc20' })
  expect(textOf(asset)).toContain('Decimals: nobody has said')
  expect(textOf(asset)).toContain('Supply: 1,000 PLAIN')
})

test('[EVM-12] a token whose logs contradict themselves says so, and shows no balances', () => {
  const asset = toAsset(told({ token: { ...plain, supply: '', lost: 'below zero' } }), undefined, naming)
  expect(textOf(asset)).toContain('Not believed: ')
  expect(textOf(asset)).not.toContain('Supply')
  expect(listsOf(asset)).toEqual([])
})

test('[EVM-12] NFTs have owners instead of holders', () => {
  const asset = toAsset(told({ token: { ...plain, standard: 'erc721' } }), undefined, naming)
  expect(listsOf(asset)).toEqual(['owners', 'approvals', 'moves'])
})

test('[EVM-12] a share is exact in its file and short on its page', () => {
  expect(share('1', '3')).toEqual({ shown: [{ text: '33.33%', look: 'number' }], file: '33.33333333' })
  expect(share('5', '')).toMatchObject({ file: '' })
  expect(share('5', '0')).toMatchObject({ file: '' })
})

test('[ASSET-02] markets of an asset are paged to the last, each once', async () => {
  const markets = Array.from({ length: 130 }, (_, at) => ({
    marketId: `0x${at}`,
    ticker: `T${at}`,
    kind: 'spot',
    status: 'Active',
    isBase: true,
  }))
  const asset = { told: { markets } } as unknown as ReturnType<typeof toAsset>
  const keys: string[] = []
  let cursor = ''
  do {
    const { table, next } = await lists.markets({ asset, cursor, limit: 50, naming })
    expect(table.rows.length).toBeLessThanOrEqual(50)
    keys.push(...table.rows.map(({ key }) => key))
    cursor = next
  } while (cursor !== '')
  expect(keys).toEqual(markets.map(({ marketId }) => marketId))
})
