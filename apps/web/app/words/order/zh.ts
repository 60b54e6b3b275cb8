import type { order as english } from './en.ts'
import type { Texts } from '../words.ts'

export const order = {
  name: '订单',
  said: '{side, select, buy {{who} 在 {market} 下单，以 {price} 买入 {amount}} other {{who} 在 {market} 下单，以 {price} 卖出 {amount}}}',
  filled: '已成交',
  average: '平均价格',
  fees: '交易所留存的成交手续费',
  rest: '仍在订单簿中',
  transaction: '下单来源',
  trigger: '{order} 的触发',
  before: '早于索引开始',
  cancelled: '已撤销',
  someFills: '公共服务没有提供其全部成交。',
  hash: '订单哈希',
  life: '订单经历',
  who: '账户',
  chain: '链本身',
  pooled: '该区块的对手方',
  why: {
    market: '市价单在其区块末尾以 {price} 或更优的价格与现有订单成交，从不等待：其中 {left} 没有对手方。',
    resting: '其中 {left} 在订单簿中，等待有人以 {price} 成交。',
    waiting: '标记价格达到 {trigger} 时进入订单簿。',
    ended: '其中 {left} 未成交：{reason}。',
  },
  all: '该账户的订单',
  absent: '没有订单 {hash}',
  absentText: '只知道本站数据来源所保存的订单。哈希也可能属于交易或区块。',
} satisfies Texts<typeof english>
