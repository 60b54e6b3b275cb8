import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  'coins.invalid': 'Có một số tiền không hợp lệ',
  'coins.zero': 'Số tiền là {amount}: phải lớn hơn 0',
  'denom.frozen': 'Hiện không được gửi token này',
  'denom.invalid': 'Tên token không hợp lệ',
  'denom.noSupply': 'Trên chuỗi không có {denom}',
  'denom.none': 'Không có token này',
  'funds.insufficient': 'Không đủ tiền',
  'funds.locked': 'Không có khoản tiền bị khóa nào để lấy lại',
  'funds.none': 'Không có tiền gửi kèm',
  'funds.short': 'Không đủ tiền: cần {needed}, có thể chi {held}',
  'receiver.blocked': '{account} không thể nhận tiền',
  'senders.many': 'Chỉ một tài khoản được gửi cho nhiều tài khoản cùng lúc',
  'sums.differ': 'Tổng tiền vào và tiền ra không khớp',
}
