import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedResults } from '../../test/demo.ts'
import { explainFailure } from './explain-failure.ts'
import { failures as en } from './messages/en.ts'
import { failures as es } from './messages/es.ts'
import { failures as kr } from './messages/kr.ts'
import { failures as vn } from './messages/vn.ts'
import { failures as zh } from './messages/zh.ts'
import { rules } from './rules.ts'

const languages = { en, es, kr, vn, zh }
const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'

test('what was needed and what was there are told in the asset itself', () => {
  const log = `failed to execute message; message index: 1: spendable balance 12${usdt} is smaller than 999${usdt}: insufficient funds`
  assert.deepEqual(explainFailure({ codespace: 'sdk', code: 5, log }), {
    key: 'funds.short',
    parts: {
      held: { kind: 'amount', denom: usdt, amount: '12' },
      needed: { kind: 'amount', denom: usdt, amount: '999' },
    },
    messageIndex: 1,
  })
})

test('a transaction that failed as a whole names no message', () => {
  const log = 'out of gas in location: WritePerByte; gasWanted: 140000, gasUsed: 140309: out of gas'
  assert.deepEqual(explainFailure({ codespace: 'sdk', code: 11, log }), {
    key: 'gas.out',
    parts: { wanted: { kind: 'count', n: 140_000 }, used: { kind: 'count', n: 140_309 } },
    messageIndex: undefined,
  })
})

test('a contract speaks in its own words', () => {
  const log =
    'failed to execute message; message index: 0: Overflow: Cannot Sub with 1 and 2: execute wasm contract failed'
  const failure = explainFailure({ codespace: 'wasm', code: 5, log })
  assert.deepEqual(failure?.parts, { text: { kind: 'text', text: 'Overflow: Cannot Sub with 1 and 2' } })
})

test('a refusal without a rule, and a log that does not follow it, are not guessed at', () => {
  assert.equal(explainFailure({ codespace: 'made-up', code: 1, log: 'x' }), undefined)
  assert.equal(explainFailure({ codespace: 'sdk', code: 13, log: 'insufficient fee' }), undefined)
  assert.equal(explainFailure({ codespace: 'sdk', code: 18, log: '' }), undefined)
})

test('most failures of the recorded chain are explained', () => {
  const results = failedResults()
  const explained = results.filter((result) => explainFailure(result) !== undefined)
  assert.equal(results.length, 129)
  assert.ok(explained.length >= 95, `${explained.length} of ${results.length}`)
})

test('every recorded failure that is explained has just the parts that its patterns place', () => {
  for (const result of failedResults()) {
    const failure = explainFailure(result)
    if (!failure) continue
    for (const [language, patterns] of Object.entries(languages)) {
      assert.deepEqual(
        listPlaces(patterns[failure.key]),
        Object.keys(failure.parts).sort(),
        `${failure.key} ${language}`,
      )
    }
  }
})

test('every language has the same places as English, and every pattern a rule', () => {
  const used = new Set(Object.values(rules).flatMap((list) => list.map(({ key }) => key)))
  assert.deepEqual([...used].sort(), Object.keys(en).sort())
  for (const patterns of Object.values(languages)) {
    assert.deepEqual(Object.keys(patterns), Object.keys(en))
    for (const key of used) assert.deepEqual(listPlaces(patterns[key]), listPlaces(en[key]), key)
  }
})

function listPlaces(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort()
}
