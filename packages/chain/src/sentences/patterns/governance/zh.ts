import type { Translated } from '../../../translated.ts'
import type { governance as english } from './en.ts'

export const governance: Translated<typeof english> = {
  params: {
    update: '{authority} {failed, select, yes {尝试修改} other {修改了}} {module} 模块的参数',
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
    aimPayMany: '从社区池向 {count, plural, other {# 个账户}}共支付 {amount}',
    aimUpgrade: '在区块 {block} 升级到 {name}',
    aimParams: '更改 {module} 模块的参数',
    aimMarket: '更改 {market} 的规则',
    aimLaunch:
      '上线{kind, select, spot {现货市场} perpetual {永续合约市场} futures {交割合约市场} other {二元期权市场}} {ticker}',
    aimSettle: '强制结算 {market}',
    aimSettleAt: '以 {price} 强制结算 {market}',
    aimLimit: '以太坊跨链桥上 {denom} 每 {count, plural, other {# 个区块}}最多 {limit}',
    aimUnlimit: '取消以太坊跨链桥上 {denom} 的限额',
    aimOther: '{type}',
    aimMore: '{aim}，以及另外 {count, plural, other {# 项}}',
  },
  crisis: {
    verify: '{sender} {failed, select, yes {尝试要求} other {要求}}链上自查账目（{invariant}）',
  },
  upgrade: {
    plan: '{authority} {failed, select, yes {尝试计划} other {计划}}在区块 {block} 升级至 {name}',
    cancel: '{authority} {failed, select, yes {尝试取消} other {取消了}}计划中的升级',
  },
}
