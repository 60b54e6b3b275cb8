export const staking = {
  staking: {
    delegate: '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {validator}',
    undelegate:
      '{delegator} {failed, select, yes {tried} other {began}} to unstake {amount} from {validator}',
    freeOn: '{sentence}, free on {time}',
    cancelUnbonding:
      '{delegator} {failed, select, yes {tried to take back} other {took back}} {amount} from unstaking and {failed, select, yes {leave} other {left}} it staked with {validator}',
    redelegate:
      '{delegator} {failed, select, yes {tried to move} other {moved}} {amount} of stake from {from} to {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {tried to hand} other {handed}} {amount} staked with {validator} over to {recipient}',
    createValidator:
      '{delegator} {failed, select, yes {tried to open} other {opened}} the validator “{name}” with {amount} of their own',
    editValidator: '{validator} {failed, select, yes {tried to change its} other {changed its}} description',
    setCommission: '{validator} {failed, select, yes {tried to set} other {set}} its commission to {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {tried to stake} other {staked}} {amount} with {count, plural, one {# validator} other {# validators}}',
  },
  slashing: {
    unjail: '{validator} {failed, select, yes {tried to get} other {got}} out of jail',
  },
  distribution: {
    claim:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {validator}',
    claimAmount:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {validator}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} {amount} of staking rewards from {count, plural, one {# validator} other {# validators}}',
    commission: '{validator} {failed, select, yes {tried to claim} other {claimed}} its commission',
    commissionAmount:
      '{validator} {failed, select, yes {tried to claim} other {claimed}} {amount} of commission',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {tried to direct} other {directed}} all future staking rewards to {recipient}',
    fundCommunityPool:
      '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to the community pool',
    spendCommunityPool:
      '{authority} {failed, select, yes {tried to pay} other {paid}} {amount} from the community pool to {recipient}',
    spendCommunityPoolAmong:
      '{authority} {failed, select, yes {tried to pay} other {paid}} {amount} from the community pool to {count, plural, one {# account} other {# accounts}}',
    depositRewards:
      '{depositor} {failed, select, yes {tried to give} other {gave}} {amount} to those who stake with {validator}',
    claimFromMany:
      '{delegator} {failed, select, yes {tried to claim} other {claimed}} staking rewards from {count, plural, one {# validator} other {# validators}}',
  },
  evidence: {
    submit:
      '{submitter} {failed, select, yes {tried to report} other {reported}} a validator for signing twice',
  },
}
