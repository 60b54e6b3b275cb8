import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  'denom.decimals': '입력한 소수 자릿수가 토큰과 다릅니다',
  'denom.decimalsOf': '{denom}의 소수 자릿수는 {decimals, number}이(가) 아닙니다',
  'denom.exists': '같은 이름의 토큰이 이미 있었습니다',
  'denom.long': '토큰 이름이 너무 깁니다: 최대 {most, number}자까지 가능합니다',
  'denom.short': '토큰 이름이 너무 짧습니다: 부분마다 {least, number}자 이상이어야 합니다',
  'metadata.decimals': '토큰의 소수 자릿수는 더 이상 바꿀 수 없습니다',
  'restricted.off': '{denom}의 규칙에 따라 지금은 아무도 할 수 없습니다',
  'restricted.receive': '{denom}의 규칙에 따라 {account}님은 받을 수 없습니다',
  'restricted.send': '{denom}의 규칙에 따라 {account}님은 보낼 수 없습니다',
  'role.none': '그런 역할이 없습니다',
  'rules.exist': '토큰에 이미 규칙이 있습니다',
  'rules.invalid': '토큰의 규칙이 올바르지 않습니다',
  'rules.none': '토큰에 규칙이 없습니다',
  'token.admin': '토큰의 관리자만 할 수 있는 일입니다',
  'token.burnOthers': '다른 계정이 가진 토큰은 관리자만, 토큰이 허용할 때만 소각할 수 있습니다',
  'token.guard': '토큰을 지키는 컨트랙트에 물을 수 없거나 답이 없었습니다',
  'token.manager': '토큰의 규칙을 관리하는 계정만 할 수 있는 일입니다',
  'token.restricted': '토큰의 규칙이 허용하지 않습니다',
  'voucher.none': '이 계정 앞으로 보관된 해당 토큰이 없습니다',
}
