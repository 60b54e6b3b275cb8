// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { toLines, toNames, toShown } from '../../../views/lists/table.ts'
import { pagedLists } from './sections.server.ts'

const told = vi.hoisted(() => ({ chainId: '', asset: {}, prices: new Map<string, object>(), asked: '' }))
const holder = 'inj1vggz9egfe5g2u7rtdhsa67pscle7pt0a04c3hg'
const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'

vi.mock('../../../sources/wasm/contracts.server.ts', async (original) => ({
  ...(await original<object>()),
  fetchCw20Holders: () =>
    Promise.resolve({
      holders: [{ account: 'inj1vggz9egfe5g2u7rtdhsa67pscle7pt0a04c3hg', amount: '2500000' }],
      next: '',
      isFollowed: true,
    }),
}))
vi.mock('./token-info.server.ts', () => ({
  fetchTokenInfo: () => Promise.resolve({ decimals: 6, supply: '10000000' }),
}))
vi.mock('../../../sources/status.server.ts', () => ({
  fetchStatus: () => Promise.resolve({ chainId: told.chainId }),
}))
vi.mock('../../../sources/assets.server.ts', async (original) => ({
  ...(await original<object>()),
  findAsset: (denom: string) => {
    told.asked = denom
    return Promise.resolve({ asset: told.asset })
  },
}))
vi.mock('../../../sources/prices.server.ts', () => ({
  fetchOutsidePrices: () => Promise.resolve({ of: told.prices, state: 'told' }),
}))

beforeEach(() => {
  Object.assign(told, { chainId: 'injective-1', asset: {}, prices: new Map(), asked: '' })
})

const naming = {
  language: 'en' as const,
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}

async function read() {
  const { table } = await pagedLists['token-holders']({ address: contract, cursor: '', limit: 10, naming })
  const [line = []] = toLines(table)
  const file = Object.fromEntries(toNames(table).map((name, at) => [name, line[at]]))
  const shown = toShown(table, 10).rows[0]?.cells.map((cell) => plainText(cell.shown))
  return { file, last: shown?.at(-1) }
}

test('[WASM-02] holders of a token by CW20 are told what they hold is worth, by the last trade of its coins in the bank', async () => {
  // Half of the token lies with the adapter, which gave as many coins for it.
  told.asset = { worth: '15.5', supply: '5000000' }
  const { file, last } = await read()
  expect(told.asked).toBe(`factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/${contract}`)
  expect(file).toMatchObject({ Holder: holder, Quantity: '2.5', 'USD value': '7.75' })
  expect(last).toBe('7.75')
})

test('[WASM-02] where no market has traded it, what others say it costs', async () => {
  const denom = `factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/${contract}`
  told.prices.set(denom, { denom, usd: '0.1', source: 'list', basis: '', time: 0n })
  expect((await read()).last).toBe('0.25 USD')
})

test('[WASM-02] without a price there is no column, and a denom that anybody may have made has none', async () => {
  expect((await read()).file).not.toHaveProperty('USD value')
  Object.assign(told, { chainId: 'made-1', asset: { worth: '15.5', supply: '5000000' }, asked: '' })
  expect((await read()).file).not.toHaveProperty('USD value')
  expect(told.asked).toBe('')
})
