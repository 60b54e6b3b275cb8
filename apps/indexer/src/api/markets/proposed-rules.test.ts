import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProposedRules } from './proposed-rules.ts'

const id = `0x${'ab'.repeat(32)}`

test('an update names what it sets, and leaves the rest as it is', () => {
  const update = {
    title: 'Fees',
    description: 'lower',
    market_id: id.toUpperCase().replace('0X', '0x'),
    maker_fee_rate: '0.000000000000000000',
    taker_fee_rate: null,
    ticker: '',
    status: 'Unspecified',
    HourlyInterestRate: '0.000004000000000000',
    admin_info: { admin: 'inj1', admin_permissions: 63 },
    oracle_params: { symbol: 'INJ', provider: 'p', oracle_scale_factor: 0 },
    has_disabled_minimal_protocol_fee: 'NoUpdate',
  }
  const rules = {
    maker_fee_rate: '0.000000000000000000',
    hourly_interest_rate: '0.000004000000000000',
    admin: 'inj1',
    admin_permissions: 63,
    oracle_symbol: 'INJ',
    oracle_provider: 'p',
  }
  for (const [type, message] of [
    ['/injective.exchange.v2.SpotMarketParamUpdateProposal', update],
    ['/injective.exchange.v2.MsgDerivativeMarketParamUpdate', { sender: 'gov', proposal: update }],
    [
      '/injective.exchange.v2.MsgBatchExchangeModification',
      { sender: 'gov', proposal: { title: 'all', binary_options_param_update_proposals: [update] } },
    ],
  ] as const)
    assert.deepEqual(readProposedRules(type, message), [{ marketId: id, generation: 2, rules }], type)
  const disabled = { market_id: id, has_disabled_minimal_protocol_fee: 'True' }
  assert.deepEqual(readProposedRules('/injective.exchange.v2.SpotMarketParamUpdateProposal', disabled), [
    { marketId: id, generation: 2, rules: { has_disabled_minimal_protocol_fee: true } },
  ])
})

test('an old content tells of its own generation, and what is no update of a market tells nothing', () => {
  const content = { '@type': '/injective.exchange.v1beta1.SpotMarketParamUpdateProposal', market_id: id }
  assert.deepEqual(readProposedRules('/cosmos.gov.v1.MsgExecLegacyContent', { content }), [
    { marketId: id, generation: 1, rules: {} },
  ])
  for (const odd of [{ content: { '@type': 7 } }, { market_id: id }, { content: null }, {}])
    assert.deepEqual(readProposedRules('/cosmos.gov.v1.MsgExecLegacyContent', odd), [])
  const wrong = { market_id: 'nonsense' }
  assert.deepEqual(readProposedRules('/injective.exchange.v2.SpotMarketParamUpdateProposal', wrong), [])
})
