import type { Patterns } from './en.ts'

/** What happened, in simplified Chinese; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': '一笔不含任何消息的交易',
  'transaction.more': '{sentence}，另有 {count, plural, other {# 项}}操作',
  'message.unknown': '{signer} {failed, select, yes {尝试执行} other {执行了}} {type}',
  'message.unknownByNobody': '{failed, select, yes {尝试执行} other {已执行}}：{type}',
  'params.update': '{authority} {failed, select, yes {尝试修改} other {修改了}} {module} 模块的参数',
  'bank.send': '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 转账 {amount}',
  'bank.sendToSelf': '{sender} {failed, select, yes {尝试向} other {向}}自己的账户转账 {amount}',
  'bank.multiSend':
    '{sender} {failed, select, yes {尝试向} other {向}} {count, plural, other {# 个账户}}共转账 {amount}',
  'staking.delegate':
    '{delegator} {failed, select, yes {尝试向验证人} other {向验证人}} {validator} 质押 {amount}',
  'staking.undelegate':
    '{delegator} {failed, select, yes {尝试从验证人} other {开始从验证人}} {validator} 赎回质押的 {amount}',
  'staking.cancelUnbonding':
    '{delegator} {failed, select, yes {尝试取消} other {取消了}}从验证人 {validator} 赎回 {amount}，继续质押',
  'staking.redelegate':
    '{delegator} {failed, select, yes {尝试将} other {将}}质押的 {amount} 从验证人 {from} 转至 {to}',
  'staking.transferDelegation':
    '{delegator} {failed, select, yes {尝试将} other {将}}质押在验证人 {validator} 的 {amount} 转让给 {recipient}',
  'staking.createValidator':
    '{delegator} {failed, select, yes {尝试创建} other {创建了}}验证人 {name}，自有质押 {amount}',
  'staking.editValidator': '验证人 {validator} {failed, select, yes {尝试修改} other {修改了}}自己的资料',
  'staking.setCommission': '验证人 {validator} {failed, select, yes {尝试将} other {将}}佣金率设为 {rate}',
  'slashing.unjail': '验证人 {validator} {failed, select, yes {尝试解除监禁} other {已解除监禁}}',
  'distribution.claim':
    '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自验证人 {validator} 的质押奖励',
  'distribution.claimAmount':
    '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自验证人 {validator} 的质押奖励 {amount}',
  'distribution.claimAmountFromMany':
    '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自 {count, plural, other {# 个验证人}}的质押奖励 {amount}',
  'distribution.commission': '验证人 {validator} {failed, select, yes {尝试领取} other {领取了}}佣金',
  'distribution.commissionAmount':
    '验证人 {validator} {failed, select, yes {尝试领取} other {领取了}}佣金 {amount}',
  'distribution.setWithdrawAddress':
    '{delegator} {failed, select, yes {尝试将} other {将}}今后的质押奖励改发至 {recipient}',
  'distribution.fundCommunityPool':
    '{depositor} {failed, select, yes {尝试向} other {向}}社区池捐入 {amount}',
  'distribution.spendCommunityPool':
    '{authority} {failed, select, yes {尝试从} other {从}}社区池向 {recipient} 拨付 {amount}',
  'distribution.depositRewards':
    '{depositor} {failed, select, yes {尝试向} other {向}}验证人 {validator} 的质押者发放奖励 {amount}',
  'exchange.order':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 提交{side, select, buy {买单} other {卖单}}',
  'exchange.limitOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单{side, select, buy {买入} other {卖出}} {quantity}',
  'exchange.marketOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价{side, select, buy {买入} other {卖出}} {quantity}，{side, select, buy {最高价} other {最低价}} {price}',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 设置条件单：价格达到 {trigger} 时{side, select, buy {买入} other {卖出}} {quantity}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单{side, select, long {做多} other {做空}} {quantity}，杠杆 {leverage}',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价{side, select, long {做多} other {做空}} {quantity}，{side, select, long {最高价} other {最低价}} {price}，保证金 {margin}',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单减少{side, select, long {多头} other {空头}}仓位 {quantity}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价减少{side, select, long {多头} other {空头}}仓位 {quantity}，{side, select, long {最低价} other {最高价}} {price}',
  'exchange.bet':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 下注 {stake}，押{outcome, select, yes {“是”} other {“否”}}',
  'exchange.cancelOrder': '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的一笔订单',
  'exchange.cancelKnownOrder':
    '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 以 {price} {side, select, buy {买入} other {卖出}} {quantity} 的订单',
  'exchange.place':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 提交 {placed, plural, other {# 笔订单}}',
  'exchange.placeAcross':
    '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}提交 {placed, plural, other {# 笔订单}}',
  'exchange.cancel':
    '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的 {cancelled, plural, other {# 笔订单}}',
  'exchange.cancelAcross':
    '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {markets, plural, other {# 个市场}}的 {cancelled, plural, other {# 笔订单}}',
  'exchange.replace':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 撤销 {cancelled, plural, other {# 笔订单}}并新挂 {placed, plural, other {# 笔}}',
  'exchange.replaceAcross':
    '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}撤销 {cancelled, plural, other {# 笔订单}}并新挂 {placed, plural, other {# 笔}}',
  'exchange.clear': '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的全部订单',
  'exchange.clearAcross':
    '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {markets, plural, other {# 个市场}}的全部订单',
  'exchange.renew':
    '{trader} {failed, select, yes {尝试在} other {在}} {market} 撤销全部订单并新挂 {placed, plural, other {# 笔}}',
  'exchange.renewAcross':
    '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}撤销订单并新挂 {placed, plural, other {# 笔}}',
  'exchange.emptyBatch': '{trader} {failed, select, yes {尝试提交} other {提交了}}一个不含任何订单的批次',
  'exchange.deposit':
    '{sender} {failed, select, yes {尝试将} other {将}} {amount} 转入交易子账户 {subaccount}',
  'exchange.withdraw':
    '{sender} {failed, select, yes {尝试从} other {从}}交易子账户 {subaccount} 转出 {amount}',
  'exchange.subaccountTransfer':
    '{sender} {failed, select, yes {尝试将} other {将}} {amount} 从子账户 {from} 转至子账户 {to}',
  'exchange.externalTransfer':
    '{sender} {failed, select, yes {尝试将} other {将}} {amount} 转至 {recipient} 的子账户 {subaccount}',
  'exchange.feedAuction':
    '{sender} {failed, select, yes {尝试将} other {将}} {amount} 投入下一轮销毁拍卖的资产篮',
  'exchange.increaseMargin': '{trader} {failed, select, yes {尝试为} other {为}} {market} 的仓位追加保证金',
  'exchange.increaseMarginBy':
    '{trader} {failed, select, yes {尝试为} other {为}} {market} 的仓位追加保证金 {margin}',
  'exchange.decreaseMargin': '{trader} {failed, select, yes {尝试从} other {从}} {market} 的仓位提取保证金',
  'exchange.decreaseMarginBy':
    '{trader} {failed, select, yes {尝试从} other {从}} {market} 的仓位提取保证金 {margin}',
  'exchange.liquidate': '{sender} {failed, select, yes {尝试强平} other {强平了}} {owner} 在 {market} 的仓位',
  'exchange.liquidateMany':
    '{sender} {failed, select, yes {尝试强平} other {强平了}} {count, plural, other {# 个仓位}}',
  'exchange.offset': '{sender} {failed, select, yes {尝试将} other {将}} {market} 的仓位与反向仓位对冲平仓',
  'exchange.settle': '{sender} {failed, select, yes {尝试对} other {对}} {market} 发起紧急结算',
  'exchange.launch':
    '{sender} {failed, select, yes {尝试上线} other {上线了}}{kind, select, spot {现货市场} perpetual {永续合约市场} futures {交割合约市场} other {二元期权市场}} {ticker}',
  'exchange.updateMarket': '{admin} {failed, select, yes {尝试修改} other {修改了}} {market} 的交易规则',
  'exchange.renameMarket': '{admin} {failed, select, yes {尝试将} other {将}} {market} 更名为 {ticker}',
  'exchange.settleMarketAt': '{admin} {failed, select, yes {尝试以} other {以}} {price} 结算 {market}',
  'exchange.refundMarket':
    '{admin} {failed, select, yes {尝试宣布} other {宣布}} {market} 作废，退还所有下注',
  'exchange.grantStake':
    '{sender} {failed, select, yes {尝试将} other {将}} {amount} 的质押权重借给 {grantee}，用于降低交易手续费',
  'exchange.grantStakes':
    '{sender} {failed, select, yes {尝试将} other {将}}质押权重借给 {count, plural, other {# 个账户}}，用于降低交易手续费',
  'exchange.revokeStake': '{sender} {failed, select, yes {尝试收回} other {收回了}}借给 {grantee} 的质押权重',
  'exchange.activateStake':
    '{sender} {failed, select, yes {尝试启用} other {启用了}} {granter} 借出的质押权重',
  'exchange.optOutOfRewards': '{sender} {failed, select, yes {尝试放弃} other {放弃了}}交易奖励',
  'exchange.executeWithPrivilege':
    '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract}，并允许其代为交易',
  'exchange.reclaimFunds': '{sender} {failed, select, yes {尝试取回} other {取回了}}被锁定的资金',
  'distribution.claimFromMany':
    '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自 {count, plural, other {# 个验证人}}的质押奖励',
  'gov.voteMany': '{voter} {failed, select, yes {尝试对} other {对}} {count, plural, other {# 项提案}}投票',
}
