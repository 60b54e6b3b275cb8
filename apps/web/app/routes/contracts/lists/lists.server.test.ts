// @vitest-environment node
import { WasmContract } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type { EvmContract } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import type { Naming } from '../../../language/write-part.server.ts'
import { wholeText } from '../../../language/written.ts'
import { toLines, toNames, toShown } from '../../../views/lists/table.ts'
import { tableOfContracts, tableOfEvmContracts } from './lists.server.ts'
import { pathOfList, queryOfChoice, readContractChoice, readList } from './read-choice.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const address = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'

test('[WASM-01] a contract of the list has a name, its code, its creator and its calls, and its file all that is told', () => {
  const contract = WasmContract.create({
    address,
    label: `\u202e<b>${'x'.repeat(10_000)}`,
    codeId: 7n,
    creator: 'inj1vggz9egfe5g2u7rtdhsa67pscle7pt0a04c3hg',
    executes: 1234n,
    instantiatedAt: 1_763_800_000_000n,
    lastExecutedAt: 1_763_800_000_000n,
    initMessage: '{"a":1}',
    funds: [
      { denom: 'inj', amount: '5' },
      { denom: 'peggy0xa', amount: '7' },
    ],
    txHash: 'AB',
  })
  const table = tableOfContracts([contract], [], naming)
  const [row] = toShown(table, 1).rows
  const [name, , code, creator, calls] = row?.cells.map(({ shown }) => wholeText(shown)) ?? []
  expect(name).toHaveLength(72)
  expect(name).not.toContain('\u202e')
  expect([code, creator, calls]).toEqual(['7', contract.creator, '1,234'])
  const [line = []] = toLines(table)
  const told = new Map(toNames(table).map((column, at) => [column, line[at]]))
  expect(told.get('Address')).toBe(address)
  expect(told.get('Init message')).toBe('{"a":1}')
  expect(told.get('Funds')).toBe('5inj,7peggy0xa')
})

test('[WASM-01] of what kind a contract is, is told by its standard: tokens, NFTs, or neither', () => {
  const cw20 = { tokenInfo: { name: 'Salt', symbol: 'SALT', decimals: 6n, totalSupply: '5' } }
  const contracts = [
    WasmContract.create({ address: 'a', cw20Metadata: cw20 }),
    WasmContract.create({ address: 'b' }),
    WasmContract.create({ address: 'c' }),
  ]
  const collection = { contract: 'b', symbol: 'CAT', standard: 'cw721' }
  const { columns, rows } = tableOfContracts(contracts, [collection as never], naming)
  const type = columns.findIndex(({ name }) => name === 'Type')
  expect(rows.map(({ cells }) => cells[type]?.file)).toEqual(['CW20 SALT', 'CW721 CAT', ''])
})

test('[EVM-12] a contract of the EVM whose source was verified says so in the list, and its file what it is called', () => {
  const contract: EvmContract = {
    address: '0x5df1bd39631a590b9814bb890391e4208a0f798d',
    account: 'inj1thcm6wtrrfvshxq5hwys8y0yyz9q77vdvwa5zn',
    creator: '',
    codeHash: '',
    knownFrom: 0n,
    hash: '',
    ethereumHash: '',
    time: 0n,
    verifiedAs: '',
  }
  const { columns, rows } = tableOfEvmContracts([{ ...contract, verifiedAs: 'Coin' }, contract], naming)
  const at = columns.findIndex(({ name }) => name === 'Source')
  const [verified, other] = rows.map(({ cells }) => cells[at])
  expect(wholeText(verified?.shown ?? [])).toMatch(/^\u2068?Coin\u2069? · verified$/)
  const [source] = verified?.shown ?? []
  expect(source).toMatchObject({ to: expect.stringMatching(/^\/contract\/0x5df1bd\w+\/source\/$/i) })
  expect([verified?.file, other?.file]).toEqual(['Coin', ''])
})

test('[WASM-01] lists stand at /smart-contracts/ and below, and their addresses say what is shown', () => {
  expect([readList(undefined), readList('code')].map(pathOfList)).toEqual([
    '/smart-contracts/',
    '/smart-contracts/code/',
  ])
  expect(() => readList('nonsense')).toThrow('Page not found')
  const query = { kind: 'tokens', code: '5', q: 'salt' }
  expect(queryOfChoice(readContractChoice(new URLSearchParams(query)))).toEqual(query)
  for (const wrong of ['kind=x', 'code=abc', `code=${'9'.repeat(30)}`])
    expect(() => readContractChoice(new URLSearchParams(wrong))).toThrow()
})
