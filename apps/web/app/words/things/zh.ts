import type { things as english } from './en.ts'
import type { Texts } from '../words.ts'

export const things = {
  trade: '交易类',
  transfer: '转账',
  contract: '合约',
  oracle: '预言机价格',
  staking: '质押与治理',
  other: '其他',
  success: '成功',
  failed: '失败',
  hash: '哈希',
  block: '区块',
  account: '账户',
  age: '时间',
  local: '本地时间',
  toLocal: '以本机时间显示',
  toUtc: '以 UTC 显示',
  fee: '手续费',
  validator: '验证人',
  transaction: '交易',
  transactions: '{count, plural, other {# 笔交易}}',
  noTransactions: '没有交易',
  failedCount: '{count, plural, other {# 笔失败}}',
  gasOf: '{used} / {wanted}，{share}',
  gas: '已用 Gas',
  nowCalled: '{name} 现名为 {now}',
} satisfies Texts<typeof english>
