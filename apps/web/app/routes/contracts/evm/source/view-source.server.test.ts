// @vitest-environment node
import type { EvmSource } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../../language/written.ts'
import { viewSource } from './view-source.server.ts'

const address = '0x5DF1bd39631a590b9814bB890391E4208A0f798d'
const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }

function made(files: Record<string, string>, more: Partial<EvmSource> = {}): EvmSource {
  const sources = Object.fromEntries(Object.entries(files).map(([file, content]) => [file, { content }]))
  const settings = { optimizer: { enabled: true, runs: 999 }, evmVersion: 'shanghai' }
  return {
    contract: address.toLowerCase(),
    match: 'exact',
    name: 'Coin',
    file: 'src/Coin.sol',
    compiler: '0.8.30+commit.73712a01',
    abi: JSON.stringify([
      { type: 'function', name: 'total', inputs: [], outputs: [], stateMutability: 'view' },
      {
        type: 'function',
        name: 'mint',
        inputs: [{ name: 'to', type: 'address' }],
        outputs: [],
        stateMutability: 'payable',
      },
      { type: 'error', name: 'NotEnough', inputs: [] },
    ]),
    input: JSON.stringify({ language: 'Solidity', sources, settings }),
    verifiedAt: 0n,
    ...more,
  }
}

const view = (source: EvmSource, query = '') =>
  viewSource(source, { address, query: new URLSearchParams(query), naming })

test('[EVM-12] a verified source is shown by file, with how it was compiled and what it declares', () => {
  const source = made({
    'src/Coin.sol': '// SPDX-License-Identifier: MIT\ncontract Coin {}',
    'lib/A.sol': 'a\n',
  })
  const { files, shown, facts, declared } = view(source)
  expect(files.choices.map(({ isChosen }) => isChosen)).toEqual([true, false])
  expect(shown.lines).toEqual(['// SPDX-License-Identifier: MIT', 'contract Coin {}'])
  const told = Object.fromEntries(facts.map(({ name, shown: words }) => [name, plainText(words)]))
  expect(told).toMatchObject({ Contract: 'Coin', License: 'MIT', Verified: 'exactly, metadata included' })
  expect(told['Settings']).toMatch(/^optimizer on, 999 runs · EVM .*shanghai/)
  expect(declared.groups.map(({ signatures }) => signatures)).toEqual([
    ['total()'],
    ['mint(address)'],
    ['NotEnough()'],
  ])
  expect(view(source, 'file=lib/A.sol').shown.lines).toEqual(['a'])
  expect(view(source, 'file=../../etc/passwd').shown.lines).toHaveLength(2)
})

test('[EVM-12] the source of another contract of the same code says whose it was', () => {
  const { facts } = view(made({ 'src/Coin.sol': '' }, { contract: `0x${'12'.repeat(20)}`, match: 'code' }))
  expect(plainText(facts.at(-1)?.shown ?? [])).toMatch(/^It was given for .* which has the same code\.$/)
})

test('[EVM-12] marks that turn text around are seen in a source, and names of files are cut', () => {
  const { shown, files } = view(made({ [`src/${'x'.repeat(280)}.sol`]: 'bool a = \u202etrue; // \u2066' }))
  expect(shown.lines).toEqual(['bool a = \\u202etrue; // \\u2066'])
  expect(files.choices[0]?.text.length).toBeLessThan(90)
})
