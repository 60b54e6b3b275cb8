// @vitest-environment node
import type { EvmContract } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { wholeText } from '../../language/written.ts'
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
}

function factsOf(told: EvmContract | undefined): string[] {
  const facts = listOrigin(
    { ...(told && { contract: told }), code: '', codeFrom: '', implementations: [], unknown: [] },
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
  expect(factsOf({ ...contract, creator: '', hash: '' })[0]).not.toContain('Block')
})

test('[EVM-12] code is shown by its size and its beginning, and none as unknown', () => {
  const hex = `0x${'60'.repeat(600)}`
  const { bytes, file } = viewCode('0x5DF1bd39631a590b9814bB890391E4208A0f798d', hex, naming)
  expect(bytes).toMatchObject([{ hex: `0x${'60'.repeat(512)}` }])
  expect(file.path).toBe('/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/code/hex/')
  expect(viewCode('0x', '', naming).bytes).toEqual([])
})
