import { example, type Example } from '../testing/example.ts'
import { alice, bob, carol, harbor, northwind } from '../testing/world.ts'

const module = '/cosmos.staking.v1beta1'
const distribution = '/cosmos.distribution.v1beta1'
const amount = { denom: 'inj', amount: '1500000000000000000000' }
const stake = { delegator_address: alice, validator_address: northwind, amount }
const claim = { delegator_address: alice, validator_address: northwind }
const fund = { depositor: alice, amount: [amount] }

export const stakingExamples: Example[] = [
  example('alice staked 1,500 INJ with Northwind', `${module}.MsgDelegate`, stake),
  example('alice began to unstake 1,500 INJ from Northwind', `${module}.MsgUndelegate`, stake),
  example(
    'alice began to unstake 1,500 INJ from Northwind, free on 2026-12-12',
    `${module}.MsgUndelegate`,
    stake,
    {
      events: [{ type: 'unbond', attributes: [{ key: 'completion_time', value: '2026-12-12T03:19:58Z' }] }],
    },
  ),
  example('alice tried to unstake 1,500 INJ from Northwind', `${module}.MsgUndelegate`, stake, {
    failed: true,
  }),
  example(
    'alice took back 1,500 INJ from unstaking and left it staked with Northwind',
    `${module}.MsgCancelUnbondingDelegation`,
    stake,
  ),
  example('alice moved 1,500 INJ of stake from Northwind to Harbor', `${module}.MsgBeginRedelegate`, {
    delegator_address: alice,
    validator_src_address: northwind,
    validator_dst_address: harbor,
    amount,
  }),
  example('alice handed 1,500 INJ staked with Northwind over to bob', `${module}.MsgTransferDelegation`, {
    ...stake,
    receiver_address: bob,
  }),
  example(
    'inj1n55f…lwh9d opened the validator “Absent” with 1,500 INJ of their own',
    `${module}.MsgCreateValidator`,
    {
      description: { moniker: 'Absent' },
      validator_address: northwind,
      value: amount,
    },
  ),
  example('Northwind changed its description', `${module}.MsgEditValidator`, {
    validator_address: northwind,
    commission_rate: '',
  }),
  example('Northwind set its commission to 7.5%', `${module}.MsgEditValidator`, {
    validator_address: northwind,
    commission_rate: '0.075000000000000000',
  }),
  example('Northwind got out of jail', '/cosmos.slashing.v1beta1.MsgUnjail', { validator_addr: northwind }),
  example(
    'alice claimed staking rewards from Northwind',
    `${distribution}.MsgWithdrawDelegatorReward`,
    claim,
  ),
  example(
    'alice claimed 0.42 INJ of staking rewards from Northwind',
    `${distribution}.MsgWithdrawDelegatorReward`,
    claim,
    { events: [happened('withdraw_rewards', '420000000000000000inj')] },
  ),
  example('Northwind claimed its commission', `${distribution}.MsgWithdrawValidatorCommission`, {
    validator_address: northwind,
  }),
  example(
    'Northwind claimed 0.42 INJ of commission',
    `${distribution}.MsgWithdrawValidatorCommission`,
    { validator_address: northwind },
    { events: [happened('withdraw_commission', '420000000000000000inj')] },
  ),
  example('alice directed all future staking rewards to carol', `${distribution}.MsgSetWithdrawAddress`, {
    delegator_address: alice,
    withdraw_address: carol,
  }),
  example('alice gave 1,500 INJ to the community pool', `${distribution}.MsgFundCommunityPool`, fund),
  example('alice paid 1,500 INJ from the community pool to bob', `${distribution}.MsgCommunityPoolSpend`, {
    authority: alice,
    recipient: bob,
    amount: [amount],
  }),
  example(
    'alice gave 1,500 INJ to those who stake with Northwind',
    `${distribution}.MsgDepositValidatorRewardsPool`,
    { ...fund, validator_address: northwind },
  ),
  {
    says: 'alice claimed 0.43 INJ of staking rewards from 2 validators',
    messages: [
      { type: `${distribution}.MsgWithdrawDelegatorReward`, value: claim },
      { type: `${distribution}.MsgWithdrawDelegatorReward`, value: { ...claim, validator_address: harbor } },
    ],
    given: {
      events: [
        happened('withdraw_rewards', '420000000000000000inj'),
        happened('withdraw_rewards', '10000000000000000inj'),
      ],
    },
  },
  {
    says: 'alice tried to claim staking rewards from 2 validators',
    messages: [
      { type: `${distribution}.MsgWithdrawDelegatorReward`, value: claim },
      { type: `${distribution}.MsgWithdrawDelegatorReward`, value: { ...claim, validator_address: harbor } },
    ],
    given: { failed: true },
  },
]

function happened(type: string, amount: string) {
  return { type, attributes: [{ key: 'amount', value: amount }] }
}
