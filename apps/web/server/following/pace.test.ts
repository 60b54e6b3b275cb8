import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPace } from './pace.ts'

test('[UP-02] what a block takes is reckoned once a hundred came, and from then on by the blocks seen', () => {
  const pace = createPace()
  assert.equal(pace.blockMs(), 650)
  pace.hear({ height: 1000n, time: 0n })
  pace.hear({ height: 1099n, time: 99_000n })
  assert.equal(pace.blockMs(), 650)
  pace.hear({ height: 1100n, time: 100_000n })
  assert.equal(pace.blockMs(), 1000)
  pace.hear({ height: 6000n, time: 100_000n + 4900n * 700n })
  assert.equal(pace.blockMs(), 710)
  pace.hear({ height: 6200n, time: 100_000n + 4900n * 700n + 200n * 500n })
  assert.equal(pace.blockMs(), 500)
})

test('[UP-02] a recording that begins anew does not make it run backwards', () => {
  const pace = createPace()
  pace.hear({ height: 1000n, time: 900_000n })
  pace.hear({ height: 1n, time: 0n })
  pace.hear({ height: 101n, time: 60_000n })
  assert.equal(pace.blockMs(), 600)
})
