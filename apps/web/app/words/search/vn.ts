import type { search as english } from './en.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Tìm giao dịch, khối hoặc địa chỉ',
  title: 'Tìm kiếm',
  for: 'Kết quả cho “{text}”',
  nothing: 'Không tìm thấy “{text}”',
  ask: 'Nhập chiều cao khối, mã băm, địa chỉ hoặc tên.',
  outcomes: {
    valid: {
      title: 'Không có kết quả',
      text: 'Nội dung tìm kiếm không khớp với khối, giao dịch, tài sản hay địa chỉ nào.',
    },
    blockInvalid: {
      title: 'Chiều cao khối không hợp lệ',
      text: 'Chiều cao là số nguyên từ 1 trở lên. Vui lòng nhập lại.',
    },
    blockNotFound: {
      title: 'Không tìm thấy khối',
      text: 'Chuỗi chưa có khối ở chiều cao đó.',
    },
    accountInvalid: {
      title: 'Địa chỉ tài khoản không hợp lệ',
      text: 'Trông giống địa chỉ, nhưng mã kiểm tra không khớp: có ký tự sai hoặc thiếu. Vui lòng nhập lại.',
    },
    accountNotFound: {
      title: 'Không tìm thấy tài khoản',
      text: 'Chưa có giao dịch nào nhắc đến địa chỉ này.',
    },
    contractInvalid: {
      title: 'Địa chỉ hợp đồng không hợp lệ',
      text: 'Địa chỉ hợp đồng bắt đầu bằng inj1, và địa chỉ này có ký tự sai hoặc thiếu. Vui lòng nhập lại.',
    },
    contractNotFound: {
      title: 'Không tìm thấy hợp đồng',
      text: 'Không có hợp đồng nào trên chuỗi mang địa chỉ này.',
    },
    wasmCodeInvalid: {
      title: 'Mã số của mã nguồn không hợp lệ',
      text: 'Mã số là số nguyên từ 1 trở lên. Vui lòng nhập lại.',
    },
    wasmCodeNotFound: {
      title: 'Không tìm thấy mã nguồn',
      text: 'Chưa có mã nguồn nào được lưu với mã số này.',
    },
    transactionNotFound: {
      title: 'Không tìm thấy giao dịch',
      text: 'Không có giao dịch hay khối nào có mã băm này. Giao dịch vừa gửi cần vài giây.',
    },
    invalidTransactionHash: {
      title: 'Mã băm giao dịch không hợp lệ',
      text: 'Mã băm giao dịch có 64 chữ số thập lục phân. Vui lòng nhập lại.',
    },
  },
  suggestions: 'Gợi ý',
  count: '{count, plural, =0 {Không có gợi ý} other {# gợi ý}}',
  absent: {
    awaited: 'chưa có: trang của nó sẽ đợi',
    ended: 'không có: bản ghi đã phát hết',
  },
  kind: '{kind, select, block {Khối} blockHash {Khối} transaction {Giao dịch} validator {Trình xác thực} denom {Tài sản} token {Tài sản} market {Thị trường} order {Lệnh} trade {Khớp lệnh} contract {Hợp đồng} proposal {Đề xuất} subaccount {Tài khoản phụ} code {Mã} collection {NFT} auction {Đấu giá} deposit {Nạp} withdrawal {Rút} batch {Lô} channel {Kênh} feed {Nguồn giá} page {Trang} other {Tài khoản}}',
} satisfies Texts<typeof english>
