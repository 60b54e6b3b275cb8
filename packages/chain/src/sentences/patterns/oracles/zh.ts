import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
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
}
