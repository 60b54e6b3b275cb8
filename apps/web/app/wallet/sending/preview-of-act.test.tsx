import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../../words/en.ts'
import { PreviewOfAct } from './preview-of-act.tsx'
import type { Prepared } from './run-act.ts'

beforeEach(() => vi.stubGlobal('words', { ...english }))
afterEach(() => vi.unstubAllGlobals())

const account = 'inj1nu7ea4dd66w57snq73x3lxuw9qnjl5pettg0am'
const payer = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const preview: Prepared['preview'] = {
  sentence: ['a send'],
  messages: [],
  changes: [],
  notes: [],
  cost: { gasLimit: '5', gas: '5', fee: { denom: 'inj', amount: '1' }, told: ['0.1 INJ'] },
}

function draw(payer: string | undefined): string {
  const prepared = { signer: account, memo: '', preview, payer }
  return renderToStaticMarkup(<PreviewOfAct prepared={prepared} language="en" />)
}

test('[WALLET-08] who signs sees that another pays the fee, and who', () => {
  const drawn = draw(payer)
  expect(drawn).toContain('Somebody else pays the fee')
  expect(drawn).toContain(payer)
  expect(drawn).not.toContain('0.1 INJ')
})

test('[WALLET-08] who pays the fee alone sees what it is', () => {
  expect(draw(undefined)).toContain('It costs at most 0.1 INJ')
})
