// @vitest-environment node
import { Asset } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { listChoices, viewLines, type AssetLines } from './asset-list.server.ts'
import { readAssetChoice } from './read-choice.ts'

const naming = {
  language: 'en' as const,
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const asset = Asset.create({
  asset: contract,
  kind: 'cw20',
  symbol: 'GOLD',
  decimals: 6,
  hasDecimals: true,
  supply: '2000000',
})
const lines: AssetLines = {
  assets: [asset],
  quote: '',
  count: 0n,
  hasList: true,
  next: '',
  unknown: [],
  prices: { of: new Map(), state: 'told' },
}
const choice = readAssetChoice(new URLSearchParams({ verification: 'verified' }), [])

function view(told: Partial<AssetLines>) {
  const { content } = viewLines(
    { value: { ...lines, ...told } },
    { list: 'contracts', choice, rows: 25 },
    naming,
  )
  return content.value
}

test('[ASSET-01] tokens of contracts are narrowed by who vouches for them, as those of the bank', () => {
  const [kind, verification, ...others] = listChoices('contracts', choice, naming)
  expect([kind?.name, verification?.name, others]).toEqual(['Type', 'Verification', []])
  expect(verification?.choices.find(({ isChosen }) => isChosen)?.path).toBe(
    '/assets/smart-contracts/?verification=verified',
  )
  expect(listChoices('bank', choice, naming)).toHaveLength(3)
})

test('[ASSET-01] a price and a worth of a contract’s tokens stand there where somebody tells one', () => {
  const namesOf = (told: Partial<AssetLines>) => view(told)?.table.columns.map(({ name }) => name)
  expect(namesOf({})).not.toContain('Price')
  const price = { denom: contract, usd: '1.5', source: 'coingecko', basis: '', time: 0n }
  const priced = { prices: { of: new Map([[contract, price]]), state: 'told' as const } }
  expect(namesOf(priced)).toEqual(expect.arrayContaining(['Price', 'USD value']))
  expect(JSON.stringify(view(priced)?.table.rows)).toMatch(/1\.5.*"3/)
})

test('[DATA-01] a page that nothing is left of says that the list goes on', () => {
  expect(view({ assets: [], next: 'x' })?.empty).not.toBe(view({ assets: [] })?.empty)
})
