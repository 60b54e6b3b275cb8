import type { Patterns } from './en.ts'

/** What happened, in simplified Chinese; see en.ts. */
export const sentences: Patterns = {
  transaction: {
    empty: '一笔不含任何消息的交易',
    more: '{sentence}，另有 {count, plural, other {# 项}}操作',
  },
  block: {
    empty: '空区块，出块人为 {proposer}',
    and: '{first}，{more}',
    proposal:
      '提案 {proposal} {result, select, passed {获得通过} failed {获得通过但执行失败} rejected {被否决} dropped {因押金不足作废} other {转入更长的投票期}}',
    proposals:
      '{count, plural, other {# 项提案}}{result, select, passed {获得通过} failed {获得通过但执行失败} rejected {被否决} dropped {因押金不足作废} other {转入更长的投票期}}',
    punished:
      '验证人 {validator} {reason, select, absent {因漏签区块被监禁} twice {因重复签名被罚没} other {被罚没}}',
    punishedMany:
      '{count, plural, other {# 个验证人}}{reason, select, absent {因漏签区块被监禁} twice {因重复签名被罚没} other {被罚没}}',
    auction: '{winner} 以 {amount} 赢得第 {round} 轮拍卖',
    settled: '{market} 完成结算',
    liquidated: '{market} 有仓位被强平',
    fillsOnOne: '{market} {count, plural, other {# 笔成交}}',
    fillsOnTwo: '{market} 和 {another} 共 {count, plural, other {# 笔成交}}',
    fillsOnMany: '{markets, plural, other {# 个市场}}共 {count, plural, other {# 笔成交}}',
    requoted: '{count, plural, other {# 位做市商}}更新报价',
    placed: '{count, plural, other {# 笔新订单}}',
    refused: '{count, plural, other {# 笔订单}}被拒绝',
    trade: '{count, plural, other {# 笔交易类操作}}',
    transfer: '{count, plural, other {# 笔转账}}',
    contract: '{count, plural, other {# 笔合约交易}}',
    oracle: '{count, plural, other {# 次价格更新}}',
    staking: '{count, plural, other {# 笔质押与治理交易}}',
    transactions: '{count, plural, other {# 笔交易}}',
    others: '{count, plural, other {# 笔其他交易}}',
    failed: '{count, plural, other {# 笔交易失败}}',
  },
  message: {
    unknown: '{signer} {failed, select, yes {尝试执行} other {执行了}}“{type}”',
    unknownByNobody: '{failed, select, yes {尝试执行} other {已执行}}：{type}',
  },
  params: {
    update: '{authority} {failed, select, yes {尝试修改} other {修改了}} {module} 模块的参数',
  },
  bank: {
    send: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 转账 {amount}',
    sendToSelf: '{sender} {failed, select, yes {尝试向} other {向}}自己的账户转账 {amount}',
    multiSend:
      '{sender} {failed, select, yes {尝试向} other {向}} {count, plural, other {# 个账户}}共转账 {amount}',
    setSendEnabled:
      '{authority} {failed, select, yes {尝试修改} other {修改了}} {count, plural, other {# 种代币}}的转账开关',
  },
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
    depositRewards:
      '{depositor} {failed, select, yes {尝试向} other {向}}验证人 {validator} 的质押者发放奖励 {amount}',
    claimFromMany:
      '{delegator} {failed, select, yes {尝试领取} other {领取了}}来自 {count, plural, other {# 个验证人}}的质押奖励',
  },
  exchange: {
    order:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 提交{side, select, buy {买单} other {卖单}}',
    limitOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单{side, select, buy {买入} other {卖出}} {quantity}',
    marketOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价{side, select, buy {买入} other {卖出}} {quantity}，{side, select, buy {最高价} other {最低价}} {price}',
    conditionalOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 设置条件单：价格达到 {trigger} 时{side, select, buy {买入} other {卖出}} {quantity}',
    leveragedOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单{side, select, long {做多} other {做空}} {quantity}，杠杆 {leverage}',
    leveragedMarketOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价{side, select, long {做多} other {做空}} {quantity}，{side, select, long {最高价} other {最低价}} {price}，保证金 {margin}',
    reducingOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 挂单减少{side, select, long {多头} other {空头}}仓位 {quantity}',
    reducingMarketOrder:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 以市价减少{side, select, long {多头} other {空头}}仓位 {quantity}，{side, select, long {最低价} other {最高价}} {price}',
    bet: '{trader} {failed, select, yes {尝试在} other {在}} {market} 以 {price} 下注 {stake}，押{outcome, select, yes {“是”} other {“否”}}',
    betTaken:
      '{trader} 在 {market} 以 {price} 下注 {stake}，押{outcome, select, yes {“是”} other {“否”}}，已成交',
    betTakenPart:
      '{trader} 在 {market} 以 {price} 下注 {stake} 中的 {taken}，押{outcome, select, yes {“是”} other {“否”}}，其余{end, select, partially_filled {仍在挂单} cancelled {已撤销} expired {已过期} other {未能成交}}',
    betUntaken:
      '{trader} 尝试在 {market} 以 {price} 下注 {stake}，押{outcome, select, yes {“是”} other {“否”}}，但没有找到对手单',
    cancelOrder: '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的一笔订单',
    cancelKnownOrder:
      '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 以 {price} {side, select, buy {买入} other {卖出}} {quantity} 的订单',
    place:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 提交 {placed, plural, other {# 笔订单}}',
    placeAcross:
      '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}提交 {placed, plural, other {# 笔订单}}',
    cancel:
      '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的 {cancelled, plural, other {# 笔订单}}',
    cancelAcross:
      '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {markets, plural, other {# 个市场}}的 {cancelled, plural, other {# 笔订单}}',
    replace:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 撤销 {cancelled, plural, other {# 笔订单}}并新挂 {placed, plural, other {# 笔}}',
    replaceAcross:
      '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}撤销 {cancelled, plural, other {# 笔订单}}并新挂 {placed, plural, other {# 笔}}',
    clear: '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {market} 的全部订单',
    clearAcross:
      '{trader} {failed, select, yes {尝试撤销} other {撤销了}}在 {markets, plural, other {# 个市场}}的全部订单',
    renew:
      '{trader} {failed, select, yes {尝试在} other {在}} {market} 撤销全部订单并新挂 {placed, plural, other {# 笔}}',
    renewAcross:
      '{trader} {failed, select, yes {尝试在} other {在}} {markets, plural, other {# 个市场}}撤销全部订单并新挂 {placed, plural, other {# 笔}}',
    emptyBatch: '{trader} {failed, select, yes {尝试提交} other {提交了}}一个不含任何订单的批次',
    deposit: '{sender} {failed, select, yes {尝试将} other {将}} {amount} 转入交易子账户 {subaccount}',
    withdraw: '{sender} {failed, select, yes {尝试从} other {从}}交易子账户 {subaccount} 转出 {amount}',
    subaccountTransfer:
      '{sender} {failed, select, yes {尝试将} other {将}} {amount} 从子账户 {from} 转至子账户 {to}',
    externalTransfer:
      '{sender} {failed, select, yes {尝试将} other {将}} {amount} 转至 {recipient} 的子账户 {subaccount}',
    feedAuction: '{sender} {failed, select, yes {尝试将} other {将}} {amount} 投入下一轮销毁拍卖的资产篮',
    increaseMargin: '{trader} {failed, select, yes {尝试为} other {为}} {market} 的仓位追加保证金',
    increaseMarginBy: '{trader} {failed, select, yes {尝试为} other {为}} {market} 的仓位追加保证金 {margin}',
    decreaseMargin: '{trader} {failed, select, yes {尝试从} other {从}} {market} 的仓位提取保证金',
    decreaseMarginBy: '{trader} {failed, select, yes {尝试从} other {从}} {market} 的仓位提取保证金 {margin}',
    liquidate: '{sender} {failed, select, yes {尝试强平} other {强平了}} {owner} 在 {market} 的仓位',
    liquidateMany:
      '{sender} {failed, select, yes {尝试强平} other {强平了}} {count, plural, other {# 个仓位}}',
    offset: '{sender} {failed, select, yes {尝试将} other {将}} {market} 的仓位与反向仓位对冲平仓',
    settle: '{sender} {failed, select, yes {尝试对} other {对}} {market} 发起紧急结算',
    launch:
      '{sender} {failed, select, yes {尝试上线} other {上线了}}{kind, select, spot {现货市场} perpetual {永续合约市场} futures {交割合约市场} other {二元期权市场}} {ticker}',
    updateMarket: '{admin} {failed, select, yes {尝试修改} other {修改了}} {market} 的交易规则',
    renameMarket: '{admin} {failed, select, yes {尝试将} other {将}} {market} 更名为 {ticker}',
    settleMarketAt: '{admin} {failed, select, yes {尝试以} other {以}}“是” {outcome} 结算 {market}',
    refundMarket: '{admin} {failed, select, yes {尝试宣布} other {宣布}} {market} 作废，退还所有下注',
    grantStake:
      '{sender} {failed, select, yes {尝试将} other {将}} {amount} 的质押权重借给 {grantee}，用于降低交易手续费',
    grantStakes:
      '{sender} {failed, select, yes {尝试将} other {将}}质押权重借给 {count, plural, other {# 个账户}}，用于降低交易手续费',
    revokeStake: '{sender} {failed, select, yes {尝试收回} other {收回了}}借给 {grantee} 的质押权重',
    activateStake: '{sender} {failed, select, yes {尝试启用} other {启用了}} {granter} 借出的质押权重',
    optOutOfRewards: '{sender} {failed, select, yes {尝试放弃} other {放弃了}}交易奖励',
    executeWithPrivilege:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract}，并允许其代为交易',
    reclaimFunds: '{sender} {failed, select, yes {尝试取回} other {取回了}}被锁定的资金',
    nameMarket: '{admin} {failed, select, yes {尝试将} other {将}}一个市场更名为 {market}',
    partlyRefused: '{sentence}，其中 {count, plural, other {# 笔}}被拒绝',
    partlyCancelled: '{sentence}，另有 {count, plural, other {# 笔}}未能撤销',
    liquidatePosition:
      '{sender} {failed, select, yes {尝试以} other {以}} {price} 强平 {owner} 在 {market} 的{side, select, long {多头} other {空头}}仓位 {quantity}',
    traded:
      '{trader} 在 {market} 以 {average} {deed, select, buy {买入} sell {卖出} long {做多} short {做空} lessLong {平多} other {平空}} {filled}',
    tradedPart:
      '{trader} 在 {market} 以 {average} {deed, select, buy {买入} sell {卖出} long {做多} short {做空} lessLong {平多} other {平空}} {quantity} 中的 {filled}，其余以 {price} 挂单等待',
    tradedThenEnded:
      '{trader} 在 {market} 以 {average} {deed, select, buy {买入} sell {卖出} long {做多} short {做空} lessLong {平多} other {平空}} {quantity} 中的 {filled}，其余{end, select, cancelled {已撤销} expired {已过期} other {未能成交}}',
    foundNothing:
      '{trader} 尝试在 {market} 以 {price} 或更优的价格{deed, select, buy {买入} sell {卖出} long {做多} short {做空} lessLong {平多} other {平空}} {quantity}，但没有找到对手单',
    someFilled: '{sentence}，其中 {count, plural, other {# 笔}}已成交',
  },
  gov: {
    voteMany: '{voter} {failed, select, yes {尝试对} other {对}} {count, plural, other {# 项提案}}投票',
    propose: '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}',
    proposeWithDeposit:
      '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}，押金 {deposit}',
    vote: '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 投{option, select, yes {赞成票} no {反对票} veto {强烈反对票} other {弃权票}}',
    voteInTwo:
      '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 拆分投票：{share} {option, select, yes {赞成} no {反对} veto {强烈反对} other {弃权}}，{otherShare} {otherOption, select, yes {赞成} no {反对} veto {强烈反对} other {弃权}}',
    voteSplit:
      '{voter} {failed, select, yes {尝试对} other {对}}提案 {proposal} 拆分投票，涉及 {count, plural, other {# 个选项}}',
    deposit: '{depositor} {failed, select, yes {尝试为} other {为}}提案 {proposal} 追加押金 {amount}',
    cancel: '{proposer} {failed, select, yes {尝试撤回} other {撤回了}}提案 {proposal}',
    executeLegacy: '{authority} {failed, select, yes {尝试执行} other {执行了}}提案“{title}”',
    proposeTo: '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}：{aim}',
    proposeToWithDeposit:
      '{proposer} {failed, select, yes {尝试发起} other {发起了}}提案 {proposal}，押金 {deposit}：{aim}',
    aimPay: '从社区池向 {recipient} 支付 {amount}',
    aimUpgrade: '在区块 {block} 升级到 {name}',
    aimParams: '更改 {module} 模块的参数',
    aimMarket: '更改 {market} 的规则',
    aimLaunch:
      '上线{kind, select, spot {现货市场} perpetual {永续合约市场} futures {交割合约市场} other {二元期权市场}} {ticker}',
    aimOther: '{type}',
    aimMore: '{aim}，以及另外 {count, plural, other {# 项}}',
  },
  crisis: {
    verify: '{sender} {failed, select, yes {尝试要求} other {要求}}链上自查账目（{invariant}）',
  },
  evidence: {
    submit: '{submitter} {failed, select, yes {尝试举报} other {举报了}}一个双签的验证人',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {尝试计划} other {计划}}在区块 {block} 升级至 {name}',
    cancel: '{authority} {failed, select, yes {尝试取消} other {取消了}}计划中的升级',
  },
  authz: {
    execute: '{sentence}（由 {grantee} 代为执行）',
    inName: '{grantee} 代 {granter}',
    until: '{sentence}，有效期至 {time}',
    grant: '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其执行：{permission}',
    grantSpending: '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其支出最多 {limit}',
    grantStaking:
      '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {解除质押} redelegate {转移质押} other {管理质押}}',
    grantStakingUpTo:
      '{granter} {failed, select, yes {尝试授权} other {授权}} {grantee} 代其{deed, select, delegate {质押} undelegate {解除质押} redelegate {转移质押} other {管理质押}}最多 {limit}',
    revoke: '{granter} {failed, select, yes {尝试撤销} other {撤销了}}对 {grantee} 的授权：{permission}',
    prune: '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的授权',
  },
  feegrant: {
    grant: '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费',
    grantUpTo: '{granter} {failed, select, yes {尝试} other {同意}}为 {grantee} 代付手续费，最多 {limit}',
    only: '{sentence}，仅限“{type}”',
    onlySome: '{sentence}，仅限 {count, plural, other {# 类消息}}',
    revoke: '{granter} {failed, select, yes {尝试停止} other {不再}}为 {grantee} 代付手续费',
    prune: '{pruner} {failed, select, yes {尝试清理} other {清理了}}已过期的手续费额度',
  },
  vesting: {
    lock: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放锁仓的 {amount}，{release, select, end {锁定至} other {逐步解锁至}} {time}',
    lockInSteps: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放分期解锁的 {amount}',
    lockForGood: '{sender} {failed, select, yes {尝试向} other {向}} {recipient} 发放永久锁定的 {amount}',
  },
  ibc: {
    transfer: '{sender} {failed, select, yes {尝试通过} other {通过}} {channel} 向 {receiver} 转账 {amount}',
    receive:
      '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 将 {sender} 的 {amount} 送达 {receiver}',
    receiveOther: '{relayer} {failed, select, yes {尝试通过} other {通过}} {channel} 送达一个数据包',
    notAccepted: '{sentence}，但被拒收',
    acknowledge:
      '{relayer} {failed, select, yes {尝试确认} other {确认}} {sender} 的 {amount} 已通过 {channel} 到达 {receiver}',
    acknowledgeOther:
      '{relayer} {failed, select, yes {尝试确认} other {确认}}一个数据包已通过 {channel} 到达',
    refuse:
      '{relayer} {failed, select, yes {尝试报告} other {报告了}}经 {channel} 发给 {receiver} 的 {amount} 被拒收，{failed, select, yes {将} other {已}}退回 {sender}',
    refuseOther: '{relayer} {failed, select, yes {尝试报告} other {报告了}}一个经 {channel} 的数据包被拒收',
    timeout:
      '{relayer} {failed, select, yes {尝试报告} other {报告了}}经 {channel} 发给 {receiver} 的 {amount} 超时，{failed, select, yes {将} other {已}}退回 {sender}',
    timeoutOther: '{relayer} {failed, select, yes {尝试报告} other {报告了}}一个经 {channel} 的数据包超时',
    createClient: '{signer} {failed, select, yes {尝试创建} other {创建了}}链 {network} 的轻客户端',
    updateClient: '{signer} {failed, select, yes {尝试更新} other {更新了}}轻客户端 {client}',
    reportMisbehaviour: '{signer} {failed, select, yes {尝试举报} other {举报}} {client} 对应的链自相矛盾',
    openConnection:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}建立连接 {connection} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    openChannel:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}开通 {channel} 的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    openNewChannel:
      '{signer} {failed, select, yes {尝试完成} other {完成了}}为 {port} 开通通道的{step, select, init {第一步} try {第二步} ack {第三步} other {最后一步}}',
    closeChannel: '{signer} {failed, select, yes {尝试关闭} other {关闭了}} {channel}',
    prune: '{signer} {failed, select, yes {尝试清理} other {清理了}} {channel} 的旧回执',
    registerPayee: '{relayer} {failed, select, yes {尝试将} other {将}}在 {channel} 上的中继收益转给 {payee}',
    payFee: '{signer} {failed, select, yes {尝试为} other {为}}经 {channel} 的数据包悬赏中继奖励 {amount}',
    arrived: '{sentence}，已送达',
    returned: '{sentence}，被对方拒绝后退回',
    expired: '{sentence}，因超时而退回',
  },
  wasm: {
    store: '{sender} {failed, select, yes {尝试上传} other {上传了}}一份合约代码',
    storeAs: '{sender} {failed, select, yes {尝试上传} other {上传了}}代码 {code}',
    instantiate: '{sender} {failed, select, yes {尝试用} other {用}}代码 {code} 创建合约 {contract}',
    call: '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract}',
    execute: '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}',
    executeWithFunds:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} {contract} 的 {method}，附带 {funds}',
    migrate: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 迁移至代码 {code}',
    updateAdmin: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 的管理员改为 {admin}',
    clearAdmin: '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {contract} 的管理员',
    relabel: '{sender} {failed, select, yes {尝试将} other {将}} {contract} 更名为“{label}”',
    restrict: '{sender} {failed, select, yes {尝试修改} other {修改了}}代码 {code} 的合约创建权限',
    pin: '{authority} {failed, select, yes {尝试将} other {将}} {count, plural, other {# 份代码}}常驻内存',
    unpin:
      '{authority} {failed, select, yes {尝试取消} other {取消了}} {count, plural, other {# 份代码}}的内存常驻',
  },
  cw20: {
    transfer:
      '{sender} {failed, select, yes {尝试向} other {向}} {recipient} {failed, select, yes {发送} other {发送了}} {amount} {token}（CW20）',
    transferFrom:
      '{sender} {failed, select, yes {尝试将} other {将}} {owner} 的 {amount} {token}（CW20）{failed, select, yes {发送给} other {发送给了}} {recipient}',
    mint: '{sender} {failed, select, yes {尝试为} other {为}} {recipient} {failed, select, yes {铸造} other {铸造了}} {amount} {token}（CW20）',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount} {token}（CW20）',
    burnFrom: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {owner} 的 {amount} {token}（CW20）',
    allow:
      '{sender} {failed, select, yes {尝试允许} other {允许}} {spender} 再动用其 {amount} {token}（CW20）',
    disallow:
      '{sender} {failed, select, yes {尝试将} other {将}} {spender} 可动用的额度减少 {amount} {token}（CW20）',
    sendNft:
      '{sender} {failed, select, yes {尝试向} other {向}} {recipient} {failed, select, yes {发送} other {发送了}} {contract} 的 NFT {id}',
    mintNft:
      '{sender} {failed, select, yes {尝试为} other {为}} {recipient} {failed, select, yes {铸造} other {铸造了}} {contract} 的 NFT {id}',
  },
  wasmx: {
    register: '{sender} {failed, select, yes {尝试登记} other {登记了}} {contract}，使其在每个区块运行',
    update: '{sender} {failed, select, yes {尝试修改} other {修改了}} {contract} 每区块运行的设置',
    activate: '{sender} {failed, select, yes {尝试启用} other {启用了}} {contract} 的每区块运行',
    deactivate: '{sender} {failed, select, yes {尝试停用} other {停用了}} {contract} 的每区块运行',
  },
  peggy: {
    send: '{sender} {failed, select, yes {尝试向} other {向}}以太坊地址 {recipient} 转出 {amount}',
    cancel: '{sender} {failed, select, yes {尝试撤回} other {撤回了}}转往以太坊的第 {number} 笔转账',
    requestBatch: '{orchestrator} {failed, select, yes {尝试打包} other {打包了}}等待转往以太坊的 {denom}',
    confirmBatch:
      '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}转往以太坊的第 {number} 批转账',
    confirmValidators:
      '{orchestrator} {failed, select, yes {尝试签署} other {签署了}}以太坊桥的第 {number} 号验证人集合',
    claimDeposit:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {sender} 从以太坊向 {receiver} 转入 {amount}',
    claimWithdrawal:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}}第 {number} 批转账已到达以太坊',
    claimToken:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}} {denom} 在以太坊上的合约为 {contract}',
    claimValidators:
      '{orchestrator} {failed, select, yes {尝试确认} other {确认}}以太坊已采用第 {number} 号验证人集合',
    setOrchestrator:
      '{sender} {failed, select, yes {尝试委派} other {委派了}} {orchestrator} 看守跨链桥，以太坊签名地址为 {address}',
    watch: '{sender} {failed, select, yes {尝试} other {开始}}亲自看守跨链桥，以太坊签名地址为 {address}',
    block:
      '{signer} {failed, select, yes {尝试禁止} other {禁止了}} {count, plural, other {# 个以太坊地址}}使用跨链桥',
    unblock:
      '{signer} {failed, select, yes {尝试解禁} other {解禁了}} {count, plural, other {# 个以太坊地址}}，可重新使用跨链桥',
  },
  tokenfactory: {
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}代币 {denom}',
    mint: '{sender} {failed, select, yes {尝试铸造} other {铸造了}} {amount}',
    mintFor: '{sender} {failed, select, yes {尝试为} other {为}} {receiver} 铸造 {amount}',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount}',
    burnFrom: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {owner} 持有的 {amount}',
    changeAdmin: '{sender} {failed, select, yes {尝试将} other {将}} {denom} 的管理员改为 {admin}',
    dropAdmin: '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {denom} 的管理员',
    describe: '{sender} {failed, select, yes {尝试设置} other {设置了}} {denom} 的名称、符号和小数位',
  },
  permissions: {
    create: '{sender} {failed, select, yes {尝试为} other {为}} {denom} 制定权限规则',
    update: '{sender} {failed, select, yes {尝试修改} other {修改了}} {denom} 的权限规则',
    giveRole: '{sender} {failed, select, yes {尝试授予} other {授予了}} {actor} 在 {denom} 的角色 {role}',
    takeRole: '{sender} {failed, select, yes {尝试收回} other {收回了}} {actor} 在 {denom} 的角色 {role}',
    updateRoles:
      '{sender} {failed, select, yes {尝试变更} other {变更了}} {denom} 的 {count, plural, other {# 项角色}}',
    claimVoucher: '{sender} {failed, select, yes {尝试领取} other {领取了}}为其暂存的 {denom}',
  },
  erc20: {
    pair: '{sender} {failed, select, yes {尝试将} other {将}} {denom} 与 {contract} 配对',
    unpair: '{sender} {failed, select, yes {尝试移除} other {移除了}} {denom} 的 ERC-20 配对',
  },
  insurance: {
    create: '{sender} {failed, select, yes {尝试以} other {以}} {amount} 设立 {ticker} 的保险基金',
    underwrite: '{sender} {failed, select, yes {尝试向} other {向}} {market} 的保险基金投入 {amount}',
    redeem: '{sender} {failed, select, yes {尝试申请} other {申请}}向 {market} 的保险基金赎回 {amount}',
  },
  auction: {
    bid: '{sender} {failed, select, yes {尝试在} other {在}}第 {round} 轮拍卖中出价 {amount}',
  },
  oracle: {
    one: '{relayer} {failed, select, yes {尝试将} other {将}} {asset} 的价格更新为 {price}',
    two: '{relayer} {failed, select, yes {尝试将} other {将}} {asset} 的价格更新为 {price}，{otherAsset} 的价格更新为 {otherPrice}',
    many: '{relayer} {failed, select, yes {尝试更新} other {更新了}} {count, plural, other {# 个价格}}',
    request: '{sender} {failed, select, yes {尝试向} other {向}} Band 请求价格（请求 {number}）',
  },
  ocr: {
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}喂价源 {feed}',
    update: '{sender} {failed, select, yes {尝试修改} other {修改了}}喂价源 {feed}',
    transmit: '{transmitter} {failed, select, yes {尝试向} other {向}}喂价源 {feed} 上报价格',
    fund: '{sender} {failed, select, yes {尝试向} other {向}}喂价源 {feed} 的奖励池存入 {amount}',
    withdraw: '{sender} {failed, select, yes {尝试从} other {从}}喂价源 {feed} 的奖励池取出 {amount}',
    setPayees:
      '{sender} {failed, select, yes {尝试为} other {为}}喂价源 {feed} 指定 {count, plural, other {# 个收款账户}}',
    offerPayeeship:
      '{sender} {failed, select, yes {尝试提议} other {提议}}由 {proposed} 领取喂价源 {feed} 的报酬',
    acceptPayeeship:
      '{payee} {failed, select, yes {尝试接受} other {接受了}} {transmitter} 在喂价源 {feed} 的报酬',
  },
  evm: {
    transact: '{sender} {failed, select, yes {尝试执行} other {执行了}}一笔以太坊交易',
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}一个 EVM 合约',
    send: '{sender} {failed, select, yes {尝试通过} other {通过}} EVM 向 {recipient} 转账 {amount}',
    call: '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}',
    callWithValue:
      '{sender} {failed, select, yes {尝试调用} other {调用了}} EVM 合约 {contract} 的 {method}，附带 {amount}',
  },
}
