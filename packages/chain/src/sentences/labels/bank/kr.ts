import type { Translated } from '../../../translated.ts'
import type * as english from './en.ts'

export const titles: Translated<typeof english.titles> = {
  'bank.Send': '전송',
  'bank.MultiSend': '다중 전송',
  'bank.SetSendEnabled': '전송 허용 설정',
  'vesting.CreateVestingAccount': '잠금 지급',
  'vesting.CreatePeriodicVestingAccount': '단계별 잠금 지급',
  'vesting.CreatePermanentLockedAccount': '영구 잠금 지급',
  'bank.SendAuthorization': '전송',
}

export const fields: Translated<typeof english.fields> = {
  end_time: '종료 시각',
  from_address: '보낸 사람',
  inputs: '보내는 쪽',
  outputs: '받는 쪽',
  start_time: '시작 시각',
  to_address: '받는 사람',
  vesting_periods: '해제 단계',
  coins: '코인',
  delayed: '만기에 한꺼번에',
}
