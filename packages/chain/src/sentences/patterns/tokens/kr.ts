import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  tokenfactory: {
    create: '{sender}님이 토큰 {denom}을(를) {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    changeAdmin:
      '{sender}님이 {admin}님을 {denom}의 관리자로 {failed, select, yes {지정하려 했습니다} other {지정했습니다}}',
    dropAdmin:
      '{sender}님이 {denom}의 관리자를 영구히 {failed, select, yes {없애려 했습니다} other {없앴습니다}}',
    describe:
      '{sender}님이 {denom}의 이름과 기호, 소수 자릿수를 {failed, select, yes {설정하려 했습니다} other {설정했습니다}}',
  },
  token: {
    mint: '{sender}님이 {amount}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    mintFor:
      '{sender}님이 {receiver}님에게 {amount}을(를) {failed, select, yes {발행하려 했습니다} other {발행했습니다}}',
    burn: '{sender}님이 {amount}을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
    burnFrom:
      '{sender}님이 {owner}님이 보유한 {amount}을(를) {failed, select, yes {소각하려 했습니다} other {소각했습니다}}',
  },
  permissions: {
    create: '{sender}님이 {denom}의 권한 규칙을 {failed, select, yes {만들려 했습니다} other {만들었습니다}}',
    update:
      '{sender}님이 {denom}의 권한 규칙을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    giveRole:
      '{sender}님이 {actor}님에게 {denom}의 역할 {role}을(를) {failed, select, yes {부여하려 했습니다} other {부여했습니다}}',
    takeRole:
      '{sender}님이 {actor}님에게서 {denom}의 역할 {role}을(를) {failed, select, yes {거두려 했습니다} other {거두었습니다}}',
    updateRoles:
      '{sender}님이 {denom}의 {count, plural, other {역할 #건}}을 {failed, select, yes {변경하려 했습니다} other {변경했습니다}}',
    claimVoucher:
      '{sender}님이 보관되어 있던 {denom}을(를) {failed, select, yes {수령하려 했습니다} other {수령했습니다}}',
  },
}
