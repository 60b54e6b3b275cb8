import type { transactions as english } from './en.ts'
import type { Texts } from '../words.ts'

export const transactions = {
  title: 'Giao dịch',
  filters: 'Bộ lọc',
  all: 'Tất cả',
  success: 'Thành công',
  failed: 'Thất bại',
  removeFilter: '(bỏ bộ lọc này)',
  none: 'Không có giao dịch nào như vậy ở đây.',
} satisfies Texts<typeof english>
