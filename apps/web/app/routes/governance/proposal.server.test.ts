// @vitest-environment node
import { GetProposalResponse, ListedProposal } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { listDeeds, sayProposal } from './proposal.server.ts'
import { viewTally } from './tally.server.ts'

const id = `0x${'1'.repeat(64)}`
const market = { id, ticker: 'BTC/USDT PERP', kind: 'perpetual' as const, baseDenom: undefined }
const names = {
  tokens: new Map([['usdt', { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }]]),
  markets: new Map([[id, { ...market, baseDecimals: undefined, quoteDenom: 'usdt', quoteDecimals: 6 }]]),
  validators: new Map(),
  modules: new Map(),
}

function deedOf(value: object, rules: { name: string; before: string; after: string }[] = []) {
  const told = {
    ...GetProposalResponse.create({
      markets: [{ message: 0, marketId: id, ticker: 'BTC/USDT PERP', rules }],
    }),
    proposal: ListedProposal.create({ status: 'passed' }),
    messages: [{ type: '/injective.exchange.v2.MsgMarketForcedSettlement', value }],
  }
  const [deed] = listDeeds(told, { language: 'en', names })
  if (deed === undefined) throw new Error('no deed')
  return deed
}

test('[NET-02] votes are told without the stake of that time, and no turnout is', () => {
  const tally = { yes: '600', no: '200', noWithVeto: '0', abstain: '200' }
  const told = {
    ...GetProposalResponse.create({ denom: 'usdt' }),
    proposal: ListedProposal.create({ id: 7n, title: 'Words', status: 'passed', tally }),
    messages: [],
  }
  const naming = { language: 'en' as const, names }
  expect(plainText([sayProposal(told, naming)])).toContain('passed with 75% of the votes')
  const { pieces = [], lines = [], checks, note, quorumAt } = viewTally(told, naming) ?? {}
  expect(lines.map(({ name, share }) => `${name} ${share}`)).toEqual([
    'Yes 60%',
    'No 20%',
    'No with veto 0%',
    'Abstain 20%',
  ])
  expect(pieces.map(({ from, length }) => [from, length])).toEqual([
    [0, 600],
    [600, 200],
    [800, 0],
    [800, 200],
  ])
  expect([checks, quorumAt]).toEqual([[], undefined])
  expect(note).toContain('are not known here')
})

const settlement = { proposal: { title: 'Settle', market_id: id, settlement_price: '60100' } }

test('[TX-04] what a passed proposal did is told by what it aimed at, where there is no sentence of its own', () => {
  expect(plainText(deedOf(settlement).sentence)).toBe('the forced settlement of BTC/USDT PERP at 60,100 USDT')
})

test('[MARKET-02] a rule that a proposal sets has the unit of its market', () => {
  const rules = [{ name: 'open_notional_cap', before: '', after: '2500000' }]
  const [change] = deedOf(settlement, rules).changes
  expect(plainText(change?.before ?? [])).toBe('no cap')
  expect(plainText(change?.after ?? [])).toBe('2,500,000 USDT')
})
