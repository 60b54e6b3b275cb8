import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listChangedRules } from './changed-rules.ts'

const market = { kind: 'perpetual', baseDecimals: null, quoteDecimals: 6 }
const uncapped = { uncapped: {} }
const capped = (value: string) => ({ capped: { value } })

test('[MARKET-02] a cap of open interest is told as an amount, and none as nothing', () => {
  const change = (before: unknown, after: unknown) =>
    listChangedRules(
      { told: { open_notional_cap: before }, generation: 2 },
      { told: { open_notional_cap: after }, generation: 2 },
      market,
    )
  const name = 'open_notional_cap'
  assert.deepEqual(change(uncapped, capped('2500000.000000000000000000')), [
    { name, before: '', after: '2500000' },
  ])
  assert.deepEqual(change(capped('1.5'), uncapped), [{ name, before: '1.5', after: '' }])
  assert.deepEqual(change(undefined, uncapped), [])
})
