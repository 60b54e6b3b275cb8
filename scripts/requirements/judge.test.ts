import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeRequirements, listTestedIds, readRequirements } from './judge.ts'

const document = `
- TX-01 the list
- TX-02 the page
- NFT-01 an image

## Decided otherwise

| lines  | instead |
| ------ | ------- |
| NFT-01 | a word  |

## In part

| TX-01  | some  |
`

test('ids are read from the titles of tests, however they are quoted, and from nothing else', () => {
  const source = [
    "test('[TX-01] one', () => {",
    'test(',
    '  `[TX-02, TX-03] ${name}`,',
    'test.only("[A11Y-01] [B-02] it\'s", () => {})',
    "test.each(list)('[TX-04] %s', () => {})",
    '// [TX-09] is said in a comment',
  ].join('\n')
  assert.deepEqual(listTestedIds(source), ['TX-01', 'TX-02', 'TX-03', 'A11Y-01', 'TX-04'])
})

test('a line that is neither tested nor decided otherwise is found, and a name that is no line', () => {
  const requirements = readRequirements(document)
  assert.deepEqual([...requirements.lines.keys()], ['TX-01', 'TX-02', 'NFT-01'])
  assert.deepEqual(judgeRequirements(requirements, new Set(['TX-01', 'NFT-01', 'TX-77', 'IDX-04'])), {
    untested: ['TX-02'],
    unknown: ['TX-77'],
  })
})

test('everything tested or decided otherwise is well', () => {
  const verdict = judgeRequirements(readRequirements(document), new Set(['TX-01', 'TX-02']))
  assert.deepEqual(verdict, { untested: [], unknown: [] })
})
