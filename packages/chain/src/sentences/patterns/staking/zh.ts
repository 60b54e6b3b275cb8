import type { Translated } from '../../../translated.ts'
import type { staking as english } from './en.ts'

export const staking: Translated<typeof english> = {
  staking: {
    delegate: '{delegator} {failed, select, yes {尝试向验证人} other {向验证人}} {validator} 质押 {amount}',
    undelegate:
      '{delegator} {failed, select, yes {尝试从验证人} other {开始从验证人}} {validator} 解除质押 {amount}',
    freeOn: '{sentence}，{time} 到账',
    cancelUnbonding:
      '{delegator} {failed, select, yes {尝试取消} other {取消了}}从验证人 {validator} 解除质押 {amount}，继续质押',
    redelegate:
      '{delegator} {failed, select, yes {尝试将} other {将}}质押的 {amount} 从验证人 {from} 转至 {to}',
    transferDelegation:
      '{delegator} {failed, select, yes {尝试将} other {将}}质押在验证人 {validator} 的 {amount} 转让给 {recipient}',
    createValidator:
      '{delegator} {failed, select, yes {尝试创建} other {创建了}}验证人“{name}”，自有质押 {amount}',
    editValidator: '验证人 {validator} {failed, select, yes {尝试修改} other {修改了}}自己的资料',
    setCommission: '验证人 {validator} {failed, select, yes {尝试将} other {将}}佣金率设为 {rate}',
    delegateMany:
      '{delegator} {failed, select, yes {尝试向} other {向}} {count, plural, other {# 个验证人}}共质押 {amount}',
  },
  slashing: {
    unjail: '验证人 {validator} {failed, select, yes {尝试解除监禁} other {已解除监禁}}',
  },
  distribution: {
    claim: '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自验证人 {validator} 的质押奖励',
    claimAmount:
      '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自验证人 {validator} 的质押奖励 {amount}',
    claimAmountFromMany:
      '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自 {count, plural, other {# 个验证人}}的质押奖励 {amount}',
    commission: '验证人 {validator} {failed, select, yes {尝试领取} other {领取了}}佣金',
    commissionAmount: '验证人 {validator} {failed, select, yes {尝试领取} other {领取了}}佣金 {amount}',
    setWithdrawAddress:
      '{delegator} {failed, select, yes {尝试将} other {将}}今后的质押奖励改发至 {recipient}',
    fundCommunityPool: '{depositor} {failed, select, yes {尝试向} other {向}}社区池捐入 {amount}',
    spendCommunityPool:
      '{authority} {failed, select, yes {尝试从} other {从}}社区池向 {recipient} 拨付 {amount}',
    spendCommunityPoolAmong:
      '{authority} {failed, select, yes {尝试从} other {从}}社区池向 {count, plural, other {# 个账户}}共拨付 {amount}',
    depositRewards:
      '{depositor} {failed, select, yes {尝试向} other {向}}验证人 {validator} 的质押者发放奖励 {amount}',
    claimFromMany:
      '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自 {count, plural, other {# 个验证人}}的质押奖励',
  },
  evidence: {
    submit: '{submitter} {failed, select, yes {尝试举报} other {举报了}}一个双签的验证人',
  },
}
