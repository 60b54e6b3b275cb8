import type { transactions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const transactions = {
  title: '交易',
  filters: '筛选',
  all: '全部',
  success: '成功',
  failed: '失败',
  removeFilter: '（移除此筛选）',
  none: '没有符合条件的交易。',
} satisfies Texts<typeof english>
