import type { Translated } from '../../../translated.ts'
import type { bank as english } from './en.ts'

export const bank: Translated<typeof english> = {
  'coins.invalid': '포함된 금액이 올바르지 않습니다',
  'coins.zero': '금액이 {amount}였습니다: 0보다 커야 합니다',
  'denom.frozen': '지금은 보낼 수 없는 토큰입니다',
  'denom.invalid': '토큰 이름이 올바르지 않습니다',
  'denom.noSupply': '체인에 {denom}이(가) 없습니다',
  'denom.none': '그런 토큰이 없습니다',
  'funds.insufficient': '잔액이 부족했습니다',
  'funds.locked': '되찾을 잠긴 자금이 없습니다',
  'funds.none': '함께 보낸 자금이 없습니다',
  'funds.short': '잔액이 부족했습니다: 필요 {needed}, 사용 가능 {held}',
  'receiver.blocked': '{account}님은 자금을 받을 수 없습니다',
  'senders.many': '여러 계정에 한꺼번에 보내는 것은 한 계정만 할 수 있습니다',
  'sums.differ': '들어가는 금액과 나오는 금액이 다릅니다',
}
