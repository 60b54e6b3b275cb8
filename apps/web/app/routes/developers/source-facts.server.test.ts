import { Source } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { toSourceFacts } from './source-facts.server.ts'

test('[NET-02] a source tells its state, how long it takes, and what went wrong last', () => {
  const source = Source.create({
    name: 'explorer',
    tells: 'blocks',
    url: 'https://explorer.example',
    state: 'failing',
    asked: 7n,
    failed: 2n,
    latencyMs: 120n,
    lastFailure: 'explorer.example answered with status 503: /x',
    lastFailureAt: 1000n,
  })
  expect(toSourceFacts(source, 61_000)).toEqual([
    'explorer',
    'failing · https://explorer.example · 120 ms · asked 7 · failed 2 · blocks · last failure 60 s ago: explorer.example answered with status 503: /x',
  ])
})

test('a source that a network lacks says how to have one', () => {
  const absent = Source.create({
    name: 'ethereum',
    tells: 'balances',
    state: 'absent',
    setting: 'ETHEREUM_URL',
  })
  expect(toSourceFacts(absent)[1]).toBe(
    'absent · balances: this network has none; ETHEREUM_URL names one of your own',
  )
})
