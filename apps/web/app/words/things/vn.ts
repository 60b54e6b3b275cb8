import type { things as english } from './en.ts'
import type { Texts } from '../words.ts'

export const things = {
  trade: 'Giao dịch thị trường',
  transfer: 'Chuyển tiền',
  contract: 'Hợp đồng',
  oracle: 'Giá',
  staking: 'Staking và quản trị',
  other: 'Khác',
  success: 'Thành công',
  failed: 'Thất bại',
  hash: 'Mã băm',
  block: 'Khối',
  account: 'Tài khoản',
  age: 'Thời gian',
  local: 'giờ địa phương',
  toLocal: 'Hiển thị giờ địa phương',
  toUtc: 'Hiển thị giờ UTC',
  fee: 'Phí',
  validator: 'Trình xác thực',
  transaction: 'Giao dịch',
  transactions: '{count, plural, other {# giao dịch}}',
  noTransactions: 'không có giao dịch',
  failedCount: '{count, plural, other {# thất bại}}',
  gasOf: '{used} / {wanted}, {share}',
  gas: 'Gas đã dùng',
  nowCalled: '{name} nay có tên là {now}',
} satisfies Texts<typeof english>
