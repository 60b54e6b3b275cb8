import type { Translated } from '../../../translated.ts'
import type { blocks as english } from './en.ts'

export const blocks: Translated<typeof english> = {
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
}
