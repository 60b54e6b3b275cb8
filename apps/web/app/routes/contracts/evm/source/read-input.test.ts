// @vitest-environment node
import { expect, test } from 'vitest'
import { cutLines, licenseOf, readInput } from './read-input.ts'

test('[EVM-12] the file of the contract stands first, the others by name', () => {
  const sources = {
    'lib/B.sol': { content: 'b' },
    'lib/A.sol': { content: 'a' },
    'src/Coin.sol': { content: 'c' },
  }
  const { files, settings } = readInput(
    JSON.stringify({ sources, settings: { viaIR: true } }),
    'src/Coin.sol',
  )
  expect(files.map(({ file }) => file)).toEqual(['src/Coin.sol', 'lib/A.sol', 'lib/B.sol'])
  expect(settings).toEqual({ viaIR: true })
})

test('[EVM-12] a page has room for the beginning of a file, and says when there is more', () => {
  expect(cutLines('a\r\nb\n')).toEqual({ lines: ['a', 'b'], isCut: false })
  expect(cutLines('x\n'.repeat(1_000_000))).toMatchObject({ isCut: true })
  expect(cutLines('x\n'.repeat(1_000_000)).lines).toHaveLength(60_000)
})

test('[EVM-12] a licence is what the source names in its own words, and no more of it', () => {
  expect(licenseOf('// SPDX-License-Identifier: Apache-2.0\ncontract A {}')).toBe('Apache-2.0')
  expect(licenseOf('/* SPDX-License-Identifier: <script>alert(1)</script> */')).toBe('')
  expect(licenseOf('contract A {}')).toBe('')
})
