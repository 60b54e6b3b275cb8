import type { Patterns } from './en.ts'

/** What happened, in simplified Chinese; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': '一笔不含任何消息的交易',
  'transaction.more': '{sentence}，另有 {count, plural, other {# 项}}操作',
  'message.unknown': '{signer} {failed, select, yes {尝试执行} other {执行了}}“{type}”',
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
  'exchange.settleMarketAt': '{admin} {failed, select, yes {尝试以} other {以}}“是” {outcome} 结算 {market}',
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
  'exchange.nameMarket': '{admin} {failed, select, yes {尝试将} other {将}}一个市场更名为 {market}',
  'staking.delegateMany':
    '{delegator} {failed, select, yes {尝试向} other {向}} {count, plural, other {# 个验证人}}共质押 {amount}',
  'bank.setSendEnabled':
    '{authority} {failed, select, yes {尝试修改} other {修改了}} {count, plural, other {# 种代币}}的转账开关',
  'crisis.verify': '{sender} {failed, select, yes {尝试要求} other {要求}}链上自查账目（{invariant}）',
  'evidence.submit': '{submitter} {failed, select, yes {尝试举报} other {举报了}}一个双签的验证人',
  'gov.propose': '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}',
  'gov.proposeWithDeposit':
    '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}，押金 {deposit}',
  'gov.vote':
    '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 投{option, select, yes {赞成票} no {反对票} veto {强烈反对票} other {弃权票}}',
  'gov.voteInTwo':
    '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 拆分投票：{share} {option, select, yes {赞成} no {反对} veto {强烈反对} other {弃权}}，{otherShare} {otherOption, select, yes {赞成} no {反对} veto {强烈反对} other {弃权}}',
  'gov.voteSplit':
    '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 拆分投票，涉及 {count, plural, other {# 个选项}}',
  'gov.deposit': '{depositor} {failed, select, yes {尝试为} other {为}}提案 {proposal} 追加押金 {amount}',
  'gov.cancel': '{proposer} {failed, select, yes {尝试撤回} other {撤回了}}提案 {proposal}',
  'gov.executeLegacy': '{authority} {failed, select, yes {尝试执行} other {执行了}}提案 {title}',
  'upgrade.plan': '{authority} {failed, select, yes {尝试计划} other {计划}}在区块 {block} 升级至 {name}',
  'upgrade.cancel': '{authority} {failed, select, yes {尝试取消} other {取消了}}计划中的升级',
  'authz.execute': '{sentence}（由 {grantee} 代为执行）',
  'authz.grant': '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其执行：{permission}',
  'authz.grantSpending':
    '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其支出最多 {limit}',
  'authz.grantStaking':
    '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {赎回质押} redelegate {转移质押} other {管理质押}}',
  'authz.grantStakingUpTo':
    '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {赎回质押} redelegate {转移质押} other {管理质押}}最多 {limit}',
  'authz.revoke':
    '{granter} {failed, select, yes {尝试撤销} other {撤销了}}对 {grantee} 的授权：{permission}',
  'authz.prune': '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的授权',
  'feegrant.grant': '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费',
  'feegrant.grantUpTo':
    '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费，最多 {limit}',
  'feegrant.revoke': '{granter} {failed, select, yes {尝试停止} other {不再}}为 {grantee} 代付手续费',
  'feegrant.prune': '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的手续费额度',
  'vesting.lock': '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放锁仓的 {amount}',
  'vesting.lockInSteps':
    '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放分期解锁的 {amount}',
  'vesting.lockForGood':
    '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放永久锁定的 {amount}',
  'ibc.transfer':
    '{sender} {failed, select, yes {尝试通过} other {通过}} {channel} 向 {receiver} 转账 {amount}',
  'ibc.receive':
    '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 将 {sender} 的 {amount} 送达 {receiver}',
  'ibc.receiveOther': '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 送达一个数据包',
  'ibc.acknowledge':
    '{relayer} {failed, select, yes {尝试确认} other {确认}} {sender} 的 {amount} 已通过 {channel} 到达 {receiver}',
  'ibc.acknowledgeOther':
    '{relayer} {failed, select, yes {尝试确认} other {确认}}一个数据包已通过 {channel} 到达',
  'ibc.refuse':
    '{relayer} {failed, select, yes {尝试报告} other {报告}}经 {channel} 发给 {receiver} 的 {amount} 被拒收，{failed, select, yes {将} other {已}}退回 {sender}',
  'ibc.refuseOther': '{relayer} {failed, select, yes {尝试报告} other {报告}}一个经 {channel} 的数据包被拒收',
  'ibc.timeout':
    '{relayer} {failed, select, yes {尝试报告} other {报告}}经 {channel} 发给 {receiver} 的 {amount} 超时，{failed, select, yes {将} other {已}}退回 {sender}',
  'ibc.timeoutOther': '{relayer} {failed, select, yes {尝试报告} other {报告}}一个经 {channel} 的数据包超时',
  'ibc.createClient': '{signer} {failed, select, yes {尝试创建} other {创建了}}链 {network} 的轻客户端',
  'ibc.updateClient': '{signer} {failed, select, yes {尝试更新} other {更新了}}轻客户端 {client}',
  'ibc.reportMisbehaviour':
    '{signer} {failed, select, yes {尝试举报} other {举报}} {client} 对应的链自相矛盾',
  'ibc.openConnection':
    '{signer} {failed, select, yes {尝试完成} other {完成了}}建立连接 {connection} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
  'ibc.openChannel':
    '{signer} {failed, select, yes {尝试完成} other {完成了}}开通 {channel} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
  'ibc.openNewChannel':
    '{signer} {failed, select, yes {尝试完成} other {完成了}}为 {port} 开通通道的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
  'ibc.closeChannel': '{signer} {failed, select, yes {尝试关闭} other {关闭了}} {channel}',
  'ibc.prune': '{signer} {failed, select, yes {尝试清理} other {清理了}} {channel} 的旧回执',
  'ibc.registerPayee':
    '{relayer} {failed, select, yes {尝试将} other {将}}在 {channel} 上的中继收益转给 {payee}',
  'ibc.payFee': '{signer} {failed, select, yes {尝试为} other {为}}经 {channel} 的数据包支付中继奖励',
  'wasm.store': '{sender} {failed, select, yes {尝试上传} other {上传了}}一份合约代码',
  'wasm.storeAs': '{sender} {failed, select, yes {尝试上传} other {上传了}}代码 {code}',
  'wasm.instantiate': '{sender} {failed, select, yes {尝试用} other {用}}代码 {code} 创建合约 {contract}',
  'wasm.call': '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract}',
  'wasm.execute': '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}',
  'wasm.executeWithFunds':
    '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}，附带 {funds}',
  'wasm.migrate': '{sender} {failed, select, yes {尝试将} other {将}} {contract} 迁移至代码 {code}',
  'wasm.updateAdmin': '{sender} {failed, select, yes {尝试将} other {将}} {contract} 的管理员改为 {admin}',
  'wasm.clearAdmin': '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {contract} 的管理员',
  'wasm.relabel': '{sender} {failed, select, yes {尝试将} other {将}} {contract} 更名为 {label}',
  'wasm.restrict': '{sender} {failed, select, yes {尝试修改} other {修改了}}代码 {code} 的合约创建权限',
  'wasm.pin':
    '{authority} {failed, select, yes {尝试将} other {将}} {count, plural, other {# 份代码}}常驻内存',
  'wasm.unpin':
    '{authority} {failed, select, yes {尝试取消} other {取消了}} {count, plural, other {# 份代码}}的内存常驻',
  'wasmx.register': '{sender} {failed, select, yes {尝试登记} other {登记了}} {contract}，使其在每个区块运行',
  'wasmx.update': '{sender} {failed, select, yes {尝试修改} other {修改了}} {contract} 每区块运行的设置',
  'wasmx.activate': '{sender} {failed, select, yes {尝试启用} other {启用了}} {contract} 的每区块运行',
  'wasmx.deactivate': '{sender} {failed, select, yes {尝试停用} other {停用了}} {contract} 的每区块运行',
  'peggy.send': '{sender} {failed, select, yes {尝试向} other {向}}以太坊地址 {recipient} 转出 {amount}',
  'peggy.cancel': '{sender} {failed, select, yes {尝试撤回} other {撤回了}}转往以太坊的第 {number} 笔转账',
  'peggy.requestBatch':
    '{orchestrator} {failed, select, yes {尝试打包} other {打包了}}等待转往以太坊的 {denom}',
  'peggy.confirmBatch':
    '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}转往以太坊的第 {number} 批转账',
  'peggy.confirmValidators':
    '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}以太坊桥的第 {number} 号验证人集合',
  'peggy.claimDeposit':
    '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {sender} 从以太坊向 {receiver} 转入 {amount}',
  'peggy.claimWithdrawal':
    '{orchestrator} {failed, select, yes {尝试确认} other {确认}}第 {number} 批转账已到达以太坊',
  'peggy.claimToken':
    '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {denom} 在以太坊上的合约为 {contract}',
  'peggy.claimValidators':
    '{orchestrator} {failed, select, yes {尝试确认} other {确认}}以太坊已采用第 {number} 号验证人集合',
  'peggy.setOrchestrator':
    '{sender} {failed, select, yes {尝试委派} other {委派}} {orchestrator} 看守跨链桥，以太坊签名地址为 {address}',
  'peggy.watch':
    '{sender} {failed, select, yes {尝试} other {开始}}亲自看守跨链桥，以太坊签名地址为 {address}',
  'peggy.block':
    '{signer} {failed, select, yes {尝试禁止} other {禁止}} {count, plural, other {# 个以太坊地址}}使用跨链桥',
  'peggy.unblock':
    '{signer} {failed, select, yes {尝试解禁} other {解禁了}} {count, plural, other {# 个以太坊地址}}，可重新使用跨链桥',
  'tokenfactory.create': '{sender} {failed, select, yes {尝试创建} other {创建了}}代币 {denom}',
  'tokenfactory.mint': '{sender} {failed, select, yes {尝试铸造} other {铸造了}} {amount}',
  'tokenfactory.mintFor': '{sender} {failed, select, yes {尝试为} other {为}} {receiver} 铸造 {amount}',
  'tokenfactory.burn': '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount}',
  'tokenfactory.burnFrom': '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {owner} 持有的 {amount}',
  'tokenfactory.changeAdmin':
    '{sender} {failed, select, yes {尝试将} other {将}} {denom} 的管理员改为 {admin}',
  'tokenfactory.dropAdmin':
    '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {denom} 的管理员',
  'tokenfactory.describe':
    '{sender} {failed, select, yes {尝试设置} other {设置了}} {denom} 的名称、符号和小数位',
  'permissions.create': '{sender} {failed, select, yes {尝试为} other {为}} {denom} 制定权限规则',
  'permissions.update': '{sender} {failed, select, yes {尝试修改} other {修改了}} {denom} 的权限规则',
  'permissions.giveRole':
    '{sender} {failed, select, yes {尝试授予} other {授予}} {actor} 在 {denom} 的角色 {role}',
  'permissions.takeRole':
    '{sender} {failed, select, yes {尝试收回} other {收回}} {actor} 在 {denom} 的角色 {role}',
  'permissions.updateRoles':
    '{sender} {failed, select, yes {尝试变更} other {变更了}} {denom} 的 {count, plural, other {# 项角色}}',
  'permissions.claimVoucher': '{sender} {failed, select, yes {尝试领取} other {领取了}}为其暂存的 {denom}',
  'erc20.pair': '{sender} {failed, select, yes {尝试将} other {将}} {denom} 与 {contract} 配对',
  'erc20.unpair': '{sender} {failed, select, yes {尝试移除} other {移除了}} {denom} 的 ERC-20 配对',
  'insurance.create': '{sender} {failed, select, yes {尝试以} other {以}} {amount} 设立 {ticker} 的保险基金',
  'insurance.underwrite':
    '{sender} {failed, select, yes {尝试向} other {向}} {market} 的保险基金投入 {amount}',
  'insurance.redeem':
    '{sender} {failed, select, yes {尝试申请} other {申请}}从 {market} 的保险基金赎回 {amount}',
  'auction.bid': '{sender} {failed, select, yes {尝试在} other {在}}第 {round} 轮拍卖中出价 {amount}',
  'oracle.one': '{relayer} {failed, select, yes {尝试将} other {将}} {asset} 的价格更新为 {price}',
  'oracle.two':
    '{relayer} {failed, select, yes {尝试将} other {将}} {asset} 的价格更新为 {price}，{otherAsset} 的价格更新为 {otherPrice}',
  'oracle.many':
    '{relayer} {failed, select, yes {尝试更新} other {更新了}} {count, plural, other {# 个价格}}',
  'oracle.request': '{sender} {failed, select, yes {尝试向} other {向}} Band 请求价格（请求 {number}）',
  'ocr.create': '{sender} {failed, select, yes {尝试创建} other {创建了}}喂价源 {feed}',
  'ocr.update': '{sender} {failed, select, yes {尝试修改} other {修改了}}喂价源 {feed}',
  'ocr.transmit': '{transmitter} {failed, select, yes {尝试向} other {向}}喂价源 {feed} 上报价格',
  'ocr.fund': '{sender} {failed, select, yes {尝试向} other {向}}喂价源 {feed} 的奖励池存入 {amount}',
  'ocr.withdraw': '{sender} {failed, select, yes {尝试从} other {从}}喂价源 {feed} 的奖励池取出 {amount}',
  'ocr.setPayees':
    '{sender} {failed, select, yes {尝试为} other {为}}喂价源 {feed} 指定 {count, plural, other {# 个收款账户}}',
  'ocr.offerPayeeship':
    '{sender} {failed, select, yes {尝试提议} other {提议}}由 {proposed} 领取喂价源 {feed} 的报酬',
  'ocr.acceptPayeeship':
    '{payee} {failed, select, yes {尝试接受} other {接受了}} {transmitter} 在喂价源 {feed} 的报酬',
  'evm.transact': '{sender} {failed, select, yes {尝试执行} other {执行了}}一笔以太坊交易',
  'evm.create': '{sender} {failed, select, yes {尝试创建} other {创建了}}一个 EVM 合约',
  'evm.send': '{sender} {failed, select, yes {尝试通过} other {通过}} EVM 向 {recipient} 转账 {amount}',
  'evm.call': '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}',
  'evm.callWithValue':
    '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}，附带 {amount}',
  'exchange.partlyRefused': '{sentence}，其中 {count, plural, other {# 笔}}被拒绝',
  'exchange.liquidatePosition':
    '{sender} {failed, select, yes {尝试以} other {以}} {price} 强平 {owner} 在 {market} 的{side, select, long {多头} other {空头}}仓位 {quantity}',
}
