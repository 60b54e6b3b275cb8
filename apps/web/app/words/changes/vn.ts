import type { changes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const changes = {
  title: 'Những gì thay đổi',
  account: 'Tài khoản',
  before: 'Trước',
  after: 'Sau',
  change: 'Thay đổi',
  none: 'Không có số dư nào thay đổi.',
  feeOnly: 'Không có gì thay đổi ngoài phí: phí luôn phải trả.',
  deposits: 'Tiền gửi giao dịch',
  unknown: 'không rõ',
  minted: 'Đúc mới:',
  burned: 'Đốt:',
  addsUp: 'Khớp: bên này mất bao nhiêu, bên kia được bấy nhiêu.',
  residual: 'Không khớp. Phần còn lại:',
} satisfies Texts<typeof english>
