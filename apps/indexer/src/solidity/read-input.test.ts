import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestInput, readStandardInput } from './read-input.ts'

const outcomeOf = (given: unknown) => {
  const read = readStandardInput(typeof given === 'string' ? given : JSON.stringify(given))
  return 'outcome' in read ? read.outcome : 'read'
}
const sources = { 'a.sol': { content: 'contract A {}' } }

test('[EVM-12] of an input only what makes code is taken', () => {
  const read = readStandardInput(
    JSON.stringify({
      language: 'Solidity',
      sources: { 'a.sol': { content: 'contract A {}', urls: ['http://10.0.0.1/'], keccak256: '0x' } },
      settings: { viaIR: true, outputSelection: { '*': { '*': ['*'] } }, modelChecker: { engine: 'all' } },
      auxiliaryInput: {},
    }),
  )
  assert.deepEqual(read, { language: 'Solidity', sources, settings: { viaIR: true } })
})

test('[EVM-12] whatever is none of Solidity is refused by its reason', () => {
  assert.equal(outcomeOf('x'.repeat(longestInput + 1)), 'tooLarge')
  assert.equal(
    outcomeOf({
      language: 'Solidity',
      sources: Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [at, { content: '' }])),
    }),
    'tooLarge',
  )
  for (const text of ['', 'contract A {}', '[]', 'null', '"a"']) assert.equal(outcomeOf(text), 'notJson')
  for (const language of ['Vyper', 'Yul', 7, undefined])
    assert.equal(outcomeOf({ language, sources }), 'otherLanguage')
  for (const none of [{}, [], 'a', null, undefined])
    assert.equal(outcomeOf({ language: 'Solidity', sources: none }), 'noSources')
  for (const source of [{ urls: ['file:///etc/passwd'] }, 'contract A {}', null, { content: 7 }])
    assert.equal(outcomeOf({ language: 'Solidity', sources: { 'a.sol': source } }), 'sourceUrls')
  for (const file of ['', 'a\0b', 'a\nb', 'x'.repeat(301)])
    assert.equal(outcomeOf({ language: 'Solidity', sources: { [file]: { content: '' } } }), 'oddFiles')
})
