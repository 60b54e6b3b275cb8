import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'bank.Send': 'Chuyển khoản',
  'bank.MultiSend': 'Chuyển cho nhiều người',
  'bank.SetSendEnabled': 'Bật tắt chuyển token',
  'vesting.CreateVestingAccount': 'Trao khoản khóa',
  'vesting.CreatePeriodicVestingAccount': 'Trao khoản mở dần',
  'vesting.CreatePermanentLockedAccount': 'Trao khoản khóa vĩnh viễn',
  'bank.SendAuthorization': 'Chuyển tiền',
}

export const fields: Translated<typeof english.fields> = {
  end_time: 'Kết thúc',
  from_address: 'Người gửi',
  inputs: 'Bên gửi',
  outputs: 'Bên nhận',
  start_time: 'Bắt đầu',
  to_address: 'Người nhận',
  vesting_periods: 'Các giai đoạn',
  coins: 'Tiền',
  delayed: 'Mở một lần khi hết hạn',
}
