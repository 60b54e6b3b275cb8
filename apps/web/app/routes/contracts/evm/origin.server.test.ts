// @vitest-environment node
import type { EvmContract, Implementation } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import type { Naming } from '../../../language/write-part.server.ts'
import { wholeText } from '../../../language/written.ts'
import { listOrigin, viewCode } from './origin.server.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const contract: EvmContract = {
  address: '0x5df1bd39631a590b9814bb890391e4208a0f798d',
  account: 'inj1thcm6wtrrfvshxq5hwys8y0yyz9q77vdvwa5zn',
  creator: '0xaf79152ac5df276d9a8e1e2e22822f9713474902',
  codeHash: `0x${'1a'.repeat(32)}`,
  knownFrom: 120n,
  hash: 'AB'.repeat(32),
  ethereumHash: `0x${'cd'.repeat(32)}`,
  time: 1_763_800_000_000n,
  verifiedAs: '',
}

function factsOf(
  told: EvmContract | undefined,
  implementations: Implementation[] = [],
  codeFrom = '',
): string[] {
  const facts = listOrigin(
    { ...(told && { contract: told }), code: '', codeFrom, implementations, unknown: [] },
    naming,
  )
  return facts.map(({ name, shown }) => `${name}: ${wholeText(shown)}`)
}

test('[EVM-12] a contract tells who made it, in which transaction, and of what code', () => {
  expect(factsOf(contract)).toEqual([
    `Made by: inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku · ${'AB'.repeat(32)} · Block 120`,
    `Hash of its code: 0x${'1a'.repeat(32)}`,
  ])
})

test('[EVM-12] where nobody tells who made a contract, that is said', () => {
  expect(factsOf(undefined).join()).toContain('Made by: not known')
  const untold = { ...contract, creator: '', hash: '' }
  expect(factsOf(untold)[0]).not.toContain('Block')
  expect(factsOf({ ...untold, knownFrom: 0n }, [], 'genesis')[0]).toBe(
    'Made by: nobody: it stands in the genesis, with which the chain began',
  )
})

test('[EVM-12] a proxy tells whose code it runs since when, and whose it ran before', () => {
  const ran = (height: bigint): Implementation => ({
    address: contract.address,
    height,
    time: 0n,
    hash: 'CD'.repeat(32),
  })
  const of = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
  expect(factsOf(contract, [ran(1200n)])).toContain(`Runs the code of: ${of} · since block 1,200`)
  const [, , , before = ''] = factsOf(
    contract,
    Array.from({ length: 8 }, (_, at) => ran(BigInt(20 - at))),
  )
  expect(before).toMatch(/^Ran before: 0x5DF1.* · since block 19, .* · since block 15, and 2 more$/)
})

test('[EVM-12] code is shown by its size and its beginning; one that has none is told from one that nobody knows', () => {
  const hex = `0x${'60'.repeat(600)}`
  const view = (code: string, codeFrom: string) =>
    viewCode('0x5DF1bd39631a590b9814bB890391E4208A0f798d', { code, codeFrom }, naming)
  const { bytes, file } = view(hex, 'node')
  expect(bytes).toMatchObject([{ hex: `0x${'60'.repeat(512)}` }])
  expect(file.path).toBe('/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/code/hex/')
  expect([view('', 'node').bytes, view('', '').bytes]).toEqual([[], []])
  expect(view('', 'node').unknown).toMatch(/^There is no code here/)
  expect(view('', '').unknown).toBe('The code of this contract is not known.')
  expect(viewCode('0x', undefined, naming).unknown).toBe('The code of this contract is not known.')
})
