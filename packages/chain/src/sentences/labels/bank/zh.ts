import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'bank.Send': '转账',
  'bank.MultiSend': '批量转账',
  'bank.SetSendEnabled': '转账开关',
  'vesting.CreateVestingAccount': '锁仓转账',
  'vesting.CreatePeriodicVestingAccount': '分期解锁转账',
  'vesting.CreatePermanentLockedAccount': '永久锁定转账',
  'bank.SendAuthorization': '转账',
}

export const fields: Translated<typeof english.fields> = {
  end_time: '结束时间',
  from_address: '付款人',
  inputs: '付款方',
  outputs: '收款方',
  start_time: '开始时间',
  to_address: '收款人',
  vesting_periods: '解锁期次',
  coins: '币',
  delayed: '到期一次解锁',
}
