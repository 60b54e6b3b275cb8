import { accountOf, one, type Deed, type Precompile } from './given.ts'

/** What can be staked. */
const bondDenom = 'inj'

export const staking: Precompile = {
  address: '0x0000000000000000000000000000000000000066',
  abi: [
    'struct Coin { uint256 amount; string denom; }',
    'function delegation(address delegatorAddress, string validatorAddress) view returns (uint256 shares, Coin balance)',
    'function delegate(string validatorAddress, uint256 amount) returns (bool)',
    'function undelegate(string validatorAddress, uint256 amount) returns (bool)',
    'function redelegate(string validatorSrcAddress, string validatorDstAddress, uint256 amount) returns (bool)',
    'function withdrawDelegatorRewards(string validatorAddress) returns (Coin[])',
  ],
  deeds: {
    delegate: stake('MsgDelegate'),
    undelegate: stake('MsgUndelegate'),
    redelegate: (given, sender) =>
      one('/cosmos.staking.v1beta1.MsgBeginRedelegate', {
        delegator_address: accountOf(sender),
        validator_src_address: given.text('validatorSrcAddress'),
        validator_dst_address: given.text('validatorDstAddress'),
        amount: { denom: bondDenom, amount: given.text('amount') },
      }),
    withdrawDelegatorRewards: (given, sender) =>
      one('/cosmos.distribution.v1beta1.MsgWithdrawDelegatorReward', {
        delegator_address: accountOf(sender),
        validator_address: given.text('validatorAddress'),
      }),
  },
}

function stake(type: string): Deed {
  return (given, sender) =>
    one(`/cosmos.staking.v1beta1.${type}`, {
      delegator_address: accountOf(sender),
      validator_address: given.text('validatorAddress'),
      amount: { denom: bondDenom, amount: given.text('amount') },
    })
}
