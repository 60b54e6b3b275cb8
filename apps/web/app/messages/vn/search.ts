import type { search as english } from '../en/search.ts'
import type { Texts } from '../words.ts'

export const search = {
  label: 'Tìm giao dịch, khối hoặc địa chỉ',
  title: 'Tìm kiếm',
  for: 'Kết quả cho “{text}”',
  nothing: 'Không tìm thấy “{text}”',
  ask: 'Nhập chiều cao khối, mã băm, địa chỉ hoặc tên.',
  valid: 'Nội dung tìm kiếm không khớp với khối, giao dịch, tài sản hay địa chỉ nào.',
  blockInvalid: 'Chiều cao là số nguyên từ 1 trở lên.',
  blockNotFound: 'Chuỗi chưa có khối ở chiều cao đó.',
  accountInvalid: 'Trông giống địa chỉ, nhưng mã kiểm tra không khớp: có ký tự sai hoặc thiếu.',
  accountNotFound: 'Chưa có giao dịch nào nhắc đến địa chỉ này.',
  transactionNotFound: 'Không có giao dịch hay khối nào có mã băm này. Giao dịch vừa gửi cần vài giây.',
  invalidTransactionHash: 'Mã băm giao dịch có 64 chữ số thập lục phân.',
  kind: '{kind, select, block {Khối} blockHash {Khối} transaction {Giao dịch} validator {Trình xác thực} denom {Tài sản} subaccount {Tài khoản phụ} other {Tài khoản}}',
} satisfies Texts<typeof english>
