import { example, type Example } from '../testing/example.ts'
import { alice, bob, spotMarket } from '../testing/world.ts'

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
