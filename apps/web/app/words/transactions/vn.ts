import type { transactions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const transactions = {
  title: 'Giao dịch',
  filters: 'Bộ lọc',
  all: 'Tất cả',
  success: 'Thành công',
  failed: 'Thất bại',
  removeFilter: '(bỏ bộ lọc này)',
  none: 'Chỉ mục không có giao dịch nào như vậy.',
} satisfies Texts<typeof english>
