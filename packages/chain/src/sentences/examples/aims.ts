import { example, type Example } from '../testing/example.ts'
import { alice, bob, perpetualMarket, spotMarket, usdt } from '../testing/world.ts'

const coins = [{ denom: 'inj', amount: '100000000000000000000' }]
const pay = {
  '@type': '/cosmos.distribution.v1beta1.MsgCommunityPoolSpend',
  recipient: bob,
  amount: [{ denom: 'inj', amount: '7000000000000000000' }],
}

/** What proposals would do. */
export const aimExamples: Example[] = [
  proposal('7 INJ from the community pool for bob', [pay]),
  proposal('7 INJ from the community pool for bob, and 1 more', [pay, pay]),
  proposal('14 INJ from the community pool for 2 accounts', [
    {
      '@type': '/injective.exchange.v2.MsgBatchCommunityPoolSpend',
      proposal: { proposals: [pay, { ...pay, recipient: alice }] },
    },
  ]),
  proposal('14 INJ from the community pool for bob', [
    {
      '@type': '/cosmos.gov.v1.MsgExecLegacyContent',
      content: {
        '@type': '/injective.exchange.v1beta1.BatchCommunityPoolSpendProposal',
        proposals: [pay, pay],
      },
    },
  ]),
  proposal('the upgrade to v9 at block 5000', [
    { '@type': '/cosmos.upgrade.v1beta1.MsgSoftwareUpgrade', plan: { name: 'v9', height: '5000' } },
  ]),
  proposal('new parameters of the slashing module', [
    { '@type': '/cosmos.slashing.v1beta1.MsgUpdateParams', params: {} },
  ]),
  proposal('new rules of INJ/USDT', [
    {
      '@type': '/cosmos.gov.v1.MsgExecLegacyContent',
      content: {
        '@type': '/injective.exchange.v1beta1.SpotMarketParamUpdateProposal',
        market_id: spotMarket.id,
      },
    },
  ]),
  proposal('the new spot market A/B', [
    { '@type': '/injective.exchange.v1beta1.SpotMarketLaunchProposal', ticker: 'A/B' },
  ]),
  proposal('the forced settlement of INJ/USDT', [
    {
      '@type': '/injective.exchange.v2.MsgMarketForcedSettlement',
      proposal: { market_id: spotMarket.id, settlement_price: null },
    },
  ]),
  proposal('the forced settlement of BTC/USDT PERP at 60,100 USDT', [
    {
      '@type': '/injective.exchange.v2.MsgMarketForcedSettlement',
      proposal: { market_id: perpetualMarket.id, settlement_price: '60100.000000000000000000' },
    },
  ]),
  proposal('at most 1,000,000 USD of USDT over the Ethereum bridge in 500 blocks', [
    {
      '@type': '/injective.peggy.v1.MsgCreateRateLimit',
      token_address: usdt.slice('peggy'.length),
      rate_limit_usd: '1000000.000000000000000000',
      rate_limit_window: '500',
    },
  ]),
  proposal('no limit any more for USDT on the Ethereum bridge', [
    { '@type': '/injective.peggy.v1.MsgRemoveRateLimit', token_address: usdt.slice('peggy'.length) },
  ]),
  proposal('Pin codes', [{ '@type': '/cosmwasm.wasm.v1.MsgPinCodes' }]),
  example(
    'alice proposed “Plan”: new parameters of the slashing module',
    '/cosmos.gov.v1.MsgSubmitProposal',
    {
      proposer: alice,
      title: 'Plan',
      messages: [{ '@type': '/cosmos.slashing.v1beta1.MsgUpdateParams', params: {} }],
    },
  ),
]

function proposal(aim: string, messages: object[]): Example {
  const value = { proposer: alice, title: 'Plan', initial_deposit: coins, messages }
  return example(
    `alice proposed “Plan” with a deposit of 100 INJ: ${aim}`,
    '/cosmos.gov.v1.MsgSubmitProposal',
    value,
  )
}
