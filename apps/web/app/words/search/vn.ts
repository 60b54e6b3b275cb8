import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Tìm giao dịch, khối hoặc địa chỉ',
  title: 'Tìm kiếm',
  for: 'Kết quả cho “{text}”',
  nothing: 'Không tìm thấy “{text}”',
  ask: 'Nhập chiều cao khối, mã băm, địa chỉ hoặc tên.',
  unlike: 'Nội dung tìm kiếm không khớp với khối, giao dịch, tài sản hay địa chỉ nào.',
  suggestions: 'Gợi ý',
  count: '{count, plural, =0 {Không có gợi ý} other {# gợi ý}}',
  absent: {
    awaited: 'chưa có: trang của nó sẽ đợi',
    ended: 'không có: bản ghi đã phát hết',
  },
  kind: '{kind, select, block {Khối} blockHash {Khối} transaction {Giao dịch} validator {Trình xác thực} denom {Tài sản} token {Tài sản} market {Thị trường} order {Lệnh} trade {Khớp lệnh} contract {Hợp đồng} proposal {Đề xuất} subaccount {Tài khoản phụ} code {Mã} collection {NFT} auction {Đấu giá} deposit {Nạp} withdrawal {Rút} batch {Lô} channel {Kênh} client {Máy khách} connection {Kết nối} feed {Nguồn giá} page {Trang} other {Tài khoản}}',
} satisfies Texts<typeof english>
