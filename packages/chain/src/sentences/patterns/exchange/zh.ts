import type { Translated } from '../../../translated.ts'
import type { exchange as english } from './en.ts'

export const exchange: Translated<typeof english> = {
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
    until: '{sentence}，有效至区块 {block}',
    postOnly:
      '{sender} {failed, select, yes {尝试让} other {让}}交易所在 {count, plural, other {# 个区块}}内只接受只挂单订单',
    endPostOnly: '{sender} {failed, select, yes {尝试让} other {让}}交易所重新接受各类订单',
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
    renameMarket:
      '{admin} {failed, select, yes {尝试将} other {将}} {market} 更名为 {ticker}{others, select, yes {，并修改{failed, select, yes {} other {了}}其交易规则} other {}}',
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
    nameMarket:
      '{admin} {failed, select, yes {尝试将} other {将}}一个市场更名为 {market}{others, select, yes {，并修改{failed, select, yes {} other {了}}其交易规则} other {}}',
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
  insurance: {
    create: '{sender} {failed, select, yes {尝试以} other {以}} {amount} 设立 {ticker} 的保险基金',
    underwrite: '{sender} {failed, select, yes {尝试向} other {向}} {market} 的保险基金投入 {amount}',
    redeem: '{sender} {failed, select, yes {尝试申请} other {申请}}向 {market} 的保险基金赎回 {amount}',
  },
  auction: {
    bid: '{sender} {failed, select, yes {尝试在} other {在}}第 {round} 轮拍卖中出价 {amount}',
  },
}
