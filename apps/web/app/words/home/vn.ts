import type { home as english } from './en.ts'
import type { Texts } from '../words.ts'

export const home = {
  hero: 'Xem điều đang diễn ra trên Injective',
  lead: 'Mọi khối, giao dịch và số dư, bằng lời.',
  try: 'Thử xem',
  now: 'Hiện tại',
  inBlock: '{count} tx',
  strip: 'Các khối gần nhất',
  stripHint: 'Chiều cao là gas đã dùng; màu là mục đích sử dụng.',
  stats: 'Chuỗi qua các con số',
  transactions24h: 'Giao dịch, 24 giờ',
  transactions30d: 'Giao dịch, 30 ngày',
  transactionsAll: 'Giao dịch, tất cả',
  tps: 'Giao dịch mỗi giây',
  overBlocks: 'trong {count, plural, other {# khối}} gần nhất',
  blocks24h: 'Khối, 24 giờ',
  blockTime: 'Thời gian tạo khối',
  seconds: '{seconds} giây',
  addresses: 'Địa chỉ',
  assets: '{count, plural, other {# tài sản}}',
  supply: 'Nguồn cung INJ',
  latestBlocks: 'Khối mới nhất',
  latestTransactions: 'Giao dịch mới nhất',
  all: 'Tất cả',
  noBlocks: 'Chỉ mục chưa có khối nào. Những khối đầu tiên sẽ tự xuất hiện ở đây.',
  noTransactions: 'Chưa có giao dịch nào được lập chỉ mục.',
} satisfies Texts<typeof english>
